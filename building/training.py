"""What the compiler watches before it compiles for a release: random games of all kinds, copies, bots."""

from __future__ import annotations

from royaume.arena.bench import middle
from royaume.arena.simulation import compositions
from royaume.bots import choose
from royaume.games import GAMES
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.playout import clone_often, play_random_games

GAMES_OF_A_TITLE = 2000
COPIES = 2000
BOTS = ("greedy", "search:20")  # what no bot does counts as never done, and is made small instead of quick


def main() -> None:
    for game in GAMES.values():
        composed = compositions(game)
        for config in composed:
            play_random_games(game, config, 1, -(-GAMES_OF_A_TITLE // len(composed)))
            clone_often(middle(game, config), COPIES)
        for bot in BOTS:
            table, dice = game.begin(composed[0], Chance.from_seed("training")), Dice(1)
            while not table.over:
                table.play(choose(bot, game, table, dice))


if __name__ == "__main__":
    main()
