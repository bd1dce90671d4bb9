"""The games for PettingZoo: seats take turns as agents, each with an observation and a mask of what is legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from royaume.arena.laws import numbers_observed
from royaume.environments.extra import needed
from royaume.environments.playing import LIMIT, Playing
from royaume.games import find
from royaume.kernel.errors import BadInput

with needed():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

SHARE = "share"
ZERO_SUM = "zero-sum"
REWARDS = (SHARE, ZERO_SUM)
RENDERED = ("ansi", "human")
NUMBERS = np.iinfo(np.int32)


def env(title: str, **composition: Any) -> Any:
    """An environment as PettingZoo's own are made: an illegal action ends the game, with a reward of -1."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(RoyaumeEnv(title, **composition), illegal_reward=-1)
        )
    )


class RoyaumeEnv(AECEnv, EzPickle):
    """A title and a composition of it; `player_0` sits at the first seat, and the rules play a solo opponent.

    Seats that choose at the same time do so one after the other; what they chose stays hidden as the rules say.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        expansions: Sequence[str] = (),
        solo: str = "",
        setup: str = "",
        options: Mapping[str, str] | None = None,
        rewards: str = SHARE,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, title, players, expansions, solo, setup, options, rewards, limit, render_mode)
        super().__init__()
        if rewards not in REWARDS:
            raise BadInput("option-value", key="rewards", value=rewards, known=", ".join(REWARDS))
        if render_mode is not None and render_mode not in RENDERED:
            raise BadInput("option-value", key="render_mode", value=render_mode, known=", ".join(RENDERED))
        self.game = find(title)
        self.config = self.game.configure(players, tuple(expansions), solo, setup, dict(options or {}))
        self.kind_of_rewards = rewards
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {
            "name": f"royaume_{title}_v{self.game.version}",
            "render_modes": list(RENDERED),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.config.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(int(self.game.layout.size)) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None

    def _observation_space(self) -> spaces.Dict:
        size, actions = numbers_observed(self.game), int(self.game.layout.size)
        return spaces.Dict(
            {
                "observation": spaces.Box(NUMBERS.min, NUMBERS.max, (size,), np.int32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed always the same games, one after the other; without one, as chance will have it."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        dealt = str(self._chance.integers(1 << 62))
        self.playing = Playing.dealt(self.game, self.config, dealt, self.limit)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def _deciding(self) -> str:
        """When the game has ended every agent takes its leave, the first one first."""
        return self.agents[0 if self.playing.ended else self.playing.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, also while others decide: then nothing is legal."""
        seat = self.possible_agents.index(agent)
        decides = self.playing.seat == seat
        mask = self.playing.mask() if decides else np.zeros(int(self.game.layout.size), np.int8)
        return {"observation": self.playing.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.playing.play(-1 if action is None else int(action))
        if self.playing.ended:
            self._end()
        self.agent_selection = self._deciding()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Rewards come here and nowhere else; scores are told now, when nothing is secret any more."""
        playing = self.playing
        values = playing.shares() if self.kind_of_rewards == SHARE else playing.balanced()
        scores = self.game.scores(playing.table)
        self.rewards = dict(zip(self.agents, values, strict=True))
        self.terminations = dict.fromkeys(self.agents, playing.table.over)
        self.truncations = dict.fromkeys(self.agents, playing.truncated)
        self.infos = {agent: {"score": score} for agent, score in zip(self.agents, scores, strict=False)}

    def render(self) -> str | None:
        """The table as whoever decides sees it, and what may be chosen: in a terminal, or as text."""
        from royaume.environments.drawing import drawn

        if self.render_mode is None:
            return None
        text = drawn(self.playing)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
