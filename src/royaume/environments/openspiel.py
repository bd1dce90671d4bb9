"""The games for OpenSpiel: `pyspiel.load_game("python_royaume_majesty(players=4)")` once this module is imported.

Chance decides once, at the start: which of `deals` deals is played. All that is drawn or rolled later follows from the
deal, so a history of actions is a whole game, and states can be copied, saved and played again.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, ClassVar

from royaume.arena.laws import numbers_observed
from royaume.environments.extra import needed
from royaume.environments.playing import LIMIT, Playing
from royaume.games import GAMES
from royaume.kernel.chance import Dice
from royaume.kernel.config import Config
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.kernel.state import state_hash

with needed():
    import numpy as np
    import pyspiel

DEALS = 10_000
PREFIX = "python_royaume_"
SEPARATOR = "+"  # within a parameter; OpenSpiel's own is the comma
DICE = 1 << 31
DIGEST = 16


def game_type(game: Game[Any], utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Royaume: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_with(game.expansions),
        min_num_players=game.solo_fewest if game.solos else game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 0,
            "expansions": "",
            "solo": "",
            "setup": "",
            "options": "",
            "limit": LIMIT,
            "deals": DEALS,
        },
    )


def composed(game: Game[Any], params: Mapping[str, Any]) -> Config:
    """What the parameters ask for: `players=0` is as few as can be, `options=tie:shared+deck:tiers`."""
    pairs = [pair.partition(":") for pair in parts(params.get("options", ""))]
    for key, sign, value in pairs:
        if not sign:
            raise BadInput("option-form", text=key + value)
    return game.configure(
        params.get("players", 0) or None,
        parts(params.get("expansions", "")),
        params.get("solo", ""),
        params.get("setup", ""),
        {key: value for key, _, value in pairs},
    )


def parts(text: str) -> tuple[str, ...]:
    return tuple(text.split(SEPARATOR)) if text else ()


class RoyaumeGame(pyspiel.Game):
    """A composition of a title. Whoever wins has 1, and those who lose it together -1."""

    game: ClassVar[Game[Any]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = self.game
        self.config = composed(game, given)
        self.limit = given.get("limit", LIMIT)
        self.deals = given.get("deals", DEALS)
        solo = self.config.solo != ""
        utility = pyspiel.GameType.Utility.GENERAL_SUM if solo else pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=int(game.layout.size),
            max_chance_outcomes=self.deals,
            num_players=self.config.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if solo else 0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type(game, utility), info, given)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self) -> RoyaumeState:
        return RoyaumeState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self.game, iig_obs_type, params)


class RoyaumeState(pyspiel.State):
    """Before the deal chance decides, then one seat after the other.

    OpenSpiel copies and saves each attribute by itself; so there are few, and none is the game.
    """

    def __init__(self, game: RoyaumeGame) -> None:
        super().__init__(game)
        self.playing: Playing | None = None
        self.past = [""] * game.config.players  # of each player, what it knew when it decided, and how: a digest

    def current_player(self) -> int:
        if self.playing is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.playing.ended else self.playing.seat

    def is_terminal(self) -> bool:
        return self.playing is not None and self.playing.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.playing is None or self.playing.seat != player else list(self.playing.legal())

    def _apply_action(self, action: int) -> None:
        playing = self.playing
        if playing is None:
            game = self.get_game()
            self.playing = Playing.dealt(game.game, game.config, f"openspiel-{action}", game.limit)
        else:
            seat = playing.seat
            self.past[seat] = self._digest(seat, playing, action)
            playing.play(action)

    def _digest(self, seat: int, playing: Playing, action: int) -> str:
        text = f"{self.past[seat]} {playing.knowledge(seat).hex()} {action}"
        return blake2b(text.encode(), digest_size=DIGEST).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.playing is None else self.playing.words(action)

    def returns(self) -> list[float]:
        ended = self.playing is not None and self.playing.ended
        return self.playing.balanced() if ended and self.playing else [0.0] * len(self.past)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> RoyaumeState:
        """A state that this player cannot tell from this one: what it does not know is dealt again."""
        state: RoyaumeState = self.clone()
        if state.playing is not None:
            state.playing = state.playing.imagined(player_id, Dice(int(probability_sampler() * DICE)))
        return state

    def knows(self, player: int) -> str:
        return "" if self.playing is None else self.playing.knowledge(player).hex()

    def __str__(self) -> str:
        playing = self.playing
        if playing is None:
            return "before the deal"
        position = state_hash(playing.game, playing.config, playing.table)
        return f"turn {int(playing.table.turn)}, decision {playing.decisions}, position {position[:DIGEST]}"


class Observer:
    """What a player sees, as numbers; what it knows, as text: now, or with all its decisions before.

    The numbers are those of now in both cases: a table shows what matters of the past.
    """

    def __init__(
        self, game: Game[Any], kind: pyspiel.IIGObservationType | None, params: Mapping[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observers have no parameters, but there are {dict(params)}")
        if kind is not None and kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a table is seen by one of its players: observations are private to one")
        self.remembers = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(numbers_observed(game), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RoyaumeState, player: int) -> None:
        if state.playing is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.playing.observation(player)

    def string_from(self, state: RoyaumeState, player: int) -> str:
        return f"{state.past[player]} {state.knows(player)}" if self.remembers else state.knows(player)


def register(game: Game[Any]) -> None:
    """As a class: OpenSpiel keeps it until Python has ended, and a function would be taken away from under it."""
    kind = type(RoyaumeGame.__name__ + game.id.title(), (RoyaumeGame,), {"game": game})
    pyspiel.register_game(game_type(game, pyspiel.GameType.Utility.GENERAL_SUM), kind)


for title in GAMES.values():
    register(title)
