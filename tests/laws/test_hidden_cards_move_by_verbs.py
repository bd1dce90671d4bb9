"""Hidden cards and chance are touched by the kernel's verbs alone, which count what they show.

Besides, only what deals before the game, saves, reads, checks, shows or deals again looks at the cards themselves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[2] / "src" / "royaume"
RULES = sorted([*SOURCE.glob("games/**/*.py"), *SOURCE.glob("kernel/**/*.py"), *SOURCE.glob("bots/**/*.py")])

STORED = {"rest", "lay", "face_down", "drawn", "under", "less", "box", "deal_again", "dealt_again", "chance"}
COUNTED = {"reveal", "reveal_for_later"}
PLACES = {"Deck", "Hand", "OpenPile", "TurningPile", "OwnCards", "Instructions"}

VERBS = {f"kernel/{name}.py" for name in ("chance", "deck", "hand", "own_cards", "table", "automatic/instructions")}
CARETAKERS = {
    "table",
    "player",
    "kept",
    "setup",
    "reading",
    "resampling",
    "laws",
    "progress",
    "view",
    "observing",
    "knowing",
    "game",
}
BEFORE_THE_GAME = {
    "games/architects/solo/module.py",
    "games/architects/expansions/wonders/solo/module.py",
    "games/viscounts/solo/beginning.py",
}
KERNEL_CARETAKERS = {
    "kernel/state.py",  # saves and reads
    "kernel/game.py",  # says that a game deals
    "kernel/match.py",  # deals, and deals again for whoever looks ahead
    "kernel/batching.py",  # deals many tables, to be stepped together
    "kernel/playout.py",  # plays whole games at random
}


def is_trusted(path: str) -> bool:
    if path.startswith("kernel/"):
        return path in VERBS | KERNEL_CARETAKERS
    return path in BEFORE_THE_GAME or (path.startswith("games/") and Path(path).stem in CARETAKERS)


def touched(tree: ast.AST, path: str) -> Iterator[str]:
    """Whatever a module does with hidden cards, chance or the count without a verb."""
    made_again = {id(part) for whole in ast.walk(tree) if is_constructor(whole) for part in ast.walk(whole)}
    for part in ast.walk(tree):
        if isinstance(part, ast.Attribute):
            if isinstance(part.ctx, ast.Store) and part.attr == "revealed" and path not in VERBS | KERNEL_CARETAKERS:
                yield f"{path}:{part.lineno} sets what counts as revealed"
            if part.attr in COUNTED and path not in VERBS:
                yield f"{path}:{part.lineno} counts for itself what is revealed"
            if part.attr in STORED and not is_trusted(path):
                yield f"{path}:{part.lineno} touches .{part.attr}"
        elif is_trusted(path):
            continue
        elif isinstance(part, ast.ImportFrom) and any(name.name == "Chance" for name in part.names):
            yield f"{path}:{part.lineno} knows of chance"
        elif isinstance(part, ast.Call) and made(part) in PLACES and id(part) not in made_again:
            yield f"{path}:{part.lineno} makes a {made(part)}"


def made(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def is_constructor(part: ast.AST) -> bool:
    """A frame that holds cards is made again from what was saved of it."""
    return isinstance(part, ast.FunctionDef) and part.name == "__init__"


def test_no_rule_touches_hidden_cards_or_chance_but_by_a_verb() -> None:
    found = [
        what
        for file in RULES
        for what in touched(ast.parse(file.read_text("utf-8")), file.relative_to(SOURCE).as_posix())
    ]
    assert found == []


FORGETFUL = {
    "p.hand = Hand(without(p.hand.cards, card))": "makes a Hand",
    "p.hand = p.hand.less(card)": "touches .less",
    "card = t.plans.rest()[0]": "touches .rest",
    "card = t.plans.face_down[t.plans.drawn]": "touches .face_down",
    "t.plans.lay(t.plans.rest()[1:])": "touches .lay",
    "card = t.box[0]": "touches .box",
    "good = t.chance.below(6)": "touches .chance",
    "from royaume.kernel.chance import Chance": "knows of chance",
    "t.reveal()": "counts for itself",
    "t.revealed -= 1": "sets what counts",
}


@pytest.mark.parametrize(("line", "found"), FORGETFUL.items(), ids=str)
def test_a_rule_that_takes_a_card_past_the_verbs_is_found(line: str, found: str) -> None:
    assert any(found in what for what in touched(ast.parse(line), "games/architects/places/guildhall.py"))


def test_every_file_that_is_trusted_is_there() -> None:
    paths = {file.relative_to(SOURCE).as_posix() for file in RULES}
    assert paths >= VERBS | KERNEL_CARETAKERS | BEFORE_THE_GAME
    assert {Path(path).stem for path in paths if path.startswith("games/")} >= CARETAKERS
