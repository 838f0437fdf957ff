"""Which board of a game is put on paper how."""

from collections.abc import Callable, Mapping

from schafscore.core.variant import Board
from schafscore.pdf.arrangement import Arrangement, Setting
from schafscore.pdf.bids_board import bids_board
from schafscore.pdf.pool_board import pool_board
from schafscore.pdf.seats_board import seats_board
from schafscore.pdf.slate_board import slate_board

BOARDS: Mapping[Board, Callable[[Setting], Arrangement]] = {
    Board.SEATS: seats_board,
    Board.SLATE: slate_board,
    Board.POOL: pool_board,
    Board.BIDS: bids_board,
}
