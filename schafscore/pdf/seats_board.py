"""The general list on paper: who had what after every hand, the curve, and the settlement."""

from schafscore.core.text import N_
from schafscore.pdf.arrangement import Arrangement, Block, Setting, dealers
from schafscore.pdf.list_table import ListTable
from schafscore.pdf.settlement_block import SettlementBlock
from schafscore.pdf.wording import CIRCLE


def seats_board(setting: Setting) -> Arrangement:
    """Arrange the list of people."""
    return Arrangement(
        table=ListTable(setting), below=(settlement(setting),), legend=hints(setting)
    )


def settlement(setting: Setting) -> Block:
    """Return the block in which everybody is paid."""
    block = SettlementBlock(setting.page, setting.session, setting.wording)
    return Block(block.height, block.draw)


def hints(setting: Setting) -> tuple[str, ...]:
    """Return what card points hold, and what the rings of the list mean."""
    alone = any(row.alone for row in setting.session.rows)
    ringed = (setting.wording.say(N_("ringed: played alone")),) if alone else ()
    points = tuple(map(setting.wording.say, setting.session.points))
    return (*points, *ringed, *dealers(setting, CIRCLE))
