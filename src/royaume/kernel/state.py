"""The full state as plain data, back again, and its hash."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from royaume.kernel.around import framed, wake_all
from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.frame import UNDECLARED, Frame
from royaume.kernel.ints import filled
from royaume.kernel.names import seat_names
from royaume.kernel.paying import note_all_relief
from royaume.kernel.price import Price
from royaume.kernel.table import Table

if TYPE_CHECKING:
    from royaume.kernel.game import Game

MOST = 1_000_000
TURN = "turn"  # instead of a stack: the turn of the active seat begins
KEY = re.compile("[0-9a-f]{64}")
LARGEST = (1 << 53) - 1  # the largest number of a frame: every JSON reader keeps it


def state_to_data(game: Game[Any], config: Config, t: Table) -> dict[str, object]:
    return {
        "game": game.id,
        "rules": game.version,
        "config": config.to_data(),
        "turn": int(t.turn),
        "active": int(t.active),
        "revealed": int(t.revealed),
        "over": t.over,
        "chance": {"key": t.chance.key.hex(), "used": int(t.chance.used)},
        "stack": [framed(frame) for frame in t.stack],
        "table": t.to_data(),
    }


def state_hash(game: Game[Any], config: Config, t: Table) -> str:
    text = json.dumps(state_to_data(game, config, t), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def read_config(game: Game[Any], data: Reader) -> Config:
    data.only("players", "expansions", "solo", "setup", "options")
    expansions = tuple(part.text() for part in data.at("expansions").parts())
    options = data.at("options")
    solo = data.at("solo").text()
    keys = [option.key for option in game.options_with(expansions, solo)]
    options.only(*keys)
    return game.configure(
        data.at("players").number(1, 99),
        expansions,
        solo,
        data.at("setup").text(),
        {key: options.at(key).text() for key in keys},
    )


def read_state(game: Game[Any], data: Reader) -> tuple[Config, Table]:
    """The table that the data describes; one that could not occur is refused."""
    data.only("game", "rules", "config", "turn", "active", "revealed", "over", "chance", "stack", "table")
    if data.at("game").text() != game.id:
        raise BadInput("data-other-game", where=data.where + ".game", game=game.id)
    rules = data.at("rules").number(1, MOST)
    if rules != game.version:
        raise BadInput("rules-version", game=game.id, theirs=rules, ours=game.version)
    config = read_config(game, data.at("config"))
    t = read_common(game, config, data)
    if begins_turn(data):
        begin_turn(game, t, data.where)
    check_possible(game, config, t, data.where)
    return config, t


def read_common(game: Game[Any], config: Config, data: Reader) -> Table:
    """The table as it lies there, with whatever is pending."""
    stack = [] if begins_turn(data) else [read_frame(game, part) for part in data.at("stack").parts()]
    t: Table = game.read_table(config, read_chance(data.at("chance")), data.at("table"), stack)
    t.turn = data.at("turn").number(0, MOST)
    t.active = data.at("active").named(seat_names(int(t.seats)))
    t.revealed = data.at("revealed").number(0, MOST)
    t.over = data.at("over").truth()
    t.restack(stack)
    wake_all(t)
    note_all_relief(t)
    return t


def settled(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """The same state where somebody decides; from one that ends with a step the rules go on to the next decision."""
    whole = Reader(data, "state")
    if begins_turn(whole) or whole.at("over").truth() or ends_with_decision(game, whole):
        return data
    config = read_config(game, whole.at("config"))
    t = read_common(game, config, whole)
    t.settle()
    return state_to_data(game, config, t)


def ends_with_decision(game: Game[Any], data: Reader) -> bool:
    parts = data.at("stack").parts()
    return len(parts) > 0 and read_frame(game, parts[-1]).seat >= 0


def begins_turn(data: Reader) -> bool:
    return data.at("stack").value == TURN


def begin_turn(game: Game[Any], t: Table, where: str) -> None:
    """The table lies as between two turns; the turn that begins has the number and the seat that the data says."""
    t.turn -= 1
    broken = cannot_begin(t) or game.violation(t)
    if broken:
        raise BadInput("data-impossible", where=where, broken=broken)
    game.start_turn(t, t.active)
    t.settle()


def cannot_begin(t: Table) -> str:
    if t.over:
        return "the game is over, yet a turn begins"
    return "the turn that begins is the first or a later one, not turn 0" if t.turn < 0 else ""


def read_chance(data: Reader) -> Chance:
    data.only("key", "used")
    text = data.at("key").text()
    if not KEY.fullmatch(text):
        raise BadInput("data-not-hex", where=data.where + ".key")
    return Chance(bytes.fromhex(text), data.at("used").number(0, MOST))


def read_frame(game: Game[Any], data: Reader, nested: bool = False) -> Frame[Any]:
    parts = data.parts(least=1)
    named = parts[0].text()
    name = game.former_frames.get(named, named)
    if name not in game.frames:
        raise BadInput("data-unknown-frame", where=data.where, name=name, known=", ".join(game.frames))
    arguments = [read_argument(game, part, nested) for part in parts[1:]]
    try:
        frame = game.frames[name](*with_tail(arguments, game.frames[name].tail))
        fitting = all(told == written(given) for told, given in zip(frame.saved(), arguments, strict=False))
    except (AttributeError, TypeError, ValueError, IndexError):
        fitting = False
    if not fitting:
        raise BadInput("data-frame-numbers", where=data.where, name=name)
    return frame


def with_tail(arguments: list[Any], tail: int) -> list[Any]:
    return arguments if tail == UNDECLARED else [*arguments[:tail], tuple(arguments[tail:])]


def written(argument: Any) -> object:
    """As a frame of the right kind saves it; one of another kind shows it by that, if not when it is made."""
    if isinstance(argument, Price):
        return argument.numbers()
    return framed(argument) if isinstance(argument, Frame) else argument


def read_argument(game: Game[Any], data: Reader, nested: bool) -> Any:
    """A number; a list that begins with a name is a frame, which holds no other, and any other list a price."""
    if not isinstance(data.value, list) or nested:
        return data.number(-LARGEST, LARGEST)
    parts = data.parts(least=1)
    if isinstance(parts[0].value, str):
        return read_frame(game, data, nested=True)
    numbers = data.numbers(0, LARGEST, None, 2)
    return Price(numbers[0], filled(numbers[2:]), numbers[1])


def check_possible(game: Game[Any], config: Config, t: Table, where: str) -> None:
    broken = impossible_stack(t) or game.violation(t) or game.contradiction(t, config)
    if broken:
        raise BadInput("data-impossible", where=where, broken=broken)


def impossible_stack(t: Table) -> str:
    if t.over:
        return "the game is over, yet decisions are pending" if t.depth > 0 else ""
    if t.depth == 0 or t.top().seat < 0:
        return "nobody has a decision to take, yet the game is not over"
    for frame in t.stack:
        if not fits(frame, t):
            return f"the pending {in_data(frame)} does not fit this table"
    out = Choices()
    t.top().legal(t, out)
    return "" if out.n > 0 else f"the pending {in_data(t.top())} has no legal choice"


def fits(frame: Frame[Any], t: Table) -> bool:
    """A frame made of things of the wrong kind, or of numbers that nothing has, shows it when it is asked."""
    try:
        return frame.fits(t)
    except (AttributeError, TypeError, ValueError, IndexError):
        return False


def in_data(frame: Frame[Any]) -> str:
    return json.dumps(framed(frame))
