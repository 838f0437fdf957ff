"""A line for everybody to sign on."""

from schafscore.pdf.arrangement import Block, Setting
from schafscore.pdf.page import INK, LEFT, RIGHT, SOFT

_GAP, _ABREAST, _LINE = 5.0, 4, 10.2


def signatures(setting: Setting) -> Block:
    """Return a block with a line for each, four of them beside each other."""
    page, people = setting.page, setting.session.people
    wide = (RIGHT - LEFT + _GAP) / min(len(people), _ABREAST)

    def draw(y: float) -> None:
        for place, person in enumerate(people):
            x, low = LEFT + place % _ABREAST * wide, y + _LINE * (place // _ABREAST + 1) - 3
            page.rule(x, low, x + wide - _GAP, low, 0.5, INK)
            name = setting.wording.name(person)
            page.fitted(x, low + 3.4, name, wide - _GAP, 7.5, ink=SOFT)

    return Block(_LINE * -(-len(people) // _ABREAST) + 1.5, draw)
