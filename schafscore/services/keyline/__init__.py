"""A hand in one line of keys: read as it is typed, every piece with its meaning, and written back.

``a b s2`` is Anna with Bernd, Sauspiel won, Schneider, 2 runners. First a seat, then the partner's
seat or the kind, then the suit, then the rest in any order; blanks are free, but
who knocked or said Kontra stands right behind it: ``*bd kc``. ``b e h m2 r33 74`` is a Skat hand
game with 2 matadors, a bid of 33 and 74 card points; ``r a30 b40 xc`` is a Least in which Carl took
no trick. What has no key is told by its name: ``offender=c``, ``reason="a round"``,
``kind=manual``; or in the words of the table: ``broke-the-rules=c``, ``runners=3``. So is every
game, whether it has a key or not: ``a c Hochzeit``; and so is every button that can be pressed
then: ``lost``, ``Kontra``, ``without 2``. No word depends on capitals, on marks over letters or on
ß: ``Regelverstoß``, ``regelverstoss``. So is somebody's name, or two letters and more with which
no other begins: ``Anna Bernd s``, ``payer=Carl``. What can be read letter by letter is never taken
for a word, and no word of the line for a name.
"""

from schafscore.services.keyline.keys import FLAGS, SEATS, UNNAMED, read_answer, seat_letter
from schafscore.services.keyline.reading import Piece, Reading, read, vocabulary
from schafscore.services.keyline.words import answer_words, slug
from schafscore.services.keyline.writing import shown_keys, write

__all__ = [
    "FLAGS",
    "SEATS",
    "UNNAMED",
    "Piece",
    "Reading",
    "answer_words",
    "read",
    "read_answer",
    "seat_letter",
    "shown_keys",
    "slug",
    "vocabulary",
    "write",
]
