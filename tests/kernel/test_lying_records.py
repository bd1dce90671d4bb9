"""A record says nothing that is not so: every header and line is compared with what playing it gives."""

import json
import re

import pytest

import royaume
from royaume import BadInput
from royaume.kernel.chance import Chance, commitment
from royaume.kernel.errors import RecordDiffers


def played(match, choices=9):
    for _ in range(choices):
        match.play(match.choices()[0])
    return match


def dealt():
    return played(royaume.new("majesty", players=2, seed=3)).to_text()


def given():
    """From a position that somebody gave."""
    return played(royaume.from_data(played(royaume.new("majesty", players=2, seed=3)).to_data()), 5).to_text()


def with_header(text, key, value):
    return re.sub(rf'^\[{key} ".*"\]$', lambda _: f'[{key} "{value}"]', text, flags=re.MULTILINE)


def with_start(text, change):
    start = json.loads(re.search(r'^\[Start "(.*)"\]$', text, re.MULTILINE)[1].replace('\\"', '"'))
    change(start)
    told = json.dumps(start, sort_keys=True, separators=(",", ":"))
    return with_header(text, "Start", told.replace('"', '\\"'))


def finished(text):
    match = royaume.load(text)
    while not match.over:
        match.play(match.choices()[-1])
    return match.to_text()


LIES_IN_HEADERS = {
    "another game": ("Game", "viscounts"),
    "a game that is none": ("Game", "chess"),
    "another number of players": ("Players", "3"),
    "an expansion": ("Expansions", "artisans"),
    "a solo opponent": ("Solo", "helena"),
    "another set-up": ("Setup", "draft"),
    "other options": ("Options", "buildings=B deck=tiers tie=shared"),
    "options of no game": ("Options", "buildings=A deck=tiers tie=shared horses=4"),
    "an option twice": ("Options", "buildings=A buildings=A deck=tiers tie=shared"),
    "other rules": ("Rules", "2"),
    "another format": ("Royaume", "0"),
    "another seed": ("Seed", "4"),
    "another commitment": ("Commitment", commitment("4")),
    "a number written otherwise": ("Players", "02"),
    "a needless backslash": ("Seat1", "P\\\\1".replace("\\\\", "\\")),
    "a backslash at the end": ("Seat1", "P1\\"),
}


@pytest.mark.parametrize("text", [dealt, given], ids=["dealt", "given"])
@pytest.mark.parametrize(("key", "value"), LIES_IN_HEADERS.values(), ids=list(LIES_IN_HEADERS))
def test_a_header_that_lies_is_refused(text, key, value):
    lie = with_header(text(), key, value)
    assert lie != text()
    with pytest.raises(BadInput):
        royaume.load(lie)


def key_of(seed):
    return Chance.from_seed(seed).key.hex()


LIES_IN_START = {
    "another game": lambda start: start.update(game="chess"),
    "another game that there is": lambda start: start.update(game="viscounts"),
    "other rules": lambda start: start.update(rules=2),
    "another number of players": lambda start: start["config"].update(players=3),
    "other options": lambda start: start["config"]["options"].update(tie="meeples"),
    "sides against the options": lambda start: start["table"].update(sides="BBBBBBBB"),
    "a name instead of a number": lambda start: start.update(active=f"P{start['active'] + 1}"),
    "a pile left out": lambda start: start["table"].pop("deck"),
    "a turn that only begins": lambda start: start.update(stack="turn"),
    "another turn": lambda start: start.update(turn=start["turn"] + 1),
    "a key that nobody knows": lambda start: start.update(honest=True),
}


@pytest.mark.parametrize("lie", LIES_IN_START.values(), ids=list(LIES_IN_START))
def test_a_start_that_lies_is_refused(lie):
    with pytest.raises(BadInput):
        royaume.load(with_start(given(), lie))


def test_a_seed_that_did_not_deal_the_start_is_refused():
    """The first line of all: a rigged deal, and a seed that never dealt it."""
    for seed in ("3", "anything"):
        lie = with_header(with_header(given(), "Seed", seed), "Commitment", commitment(seed))
        if key_of(seed) in given():
            royaume.load(lie)
        else:
            with pytest.raises(BadInput, match="expected"):
                royaume.load(lie)


CLOSING_LIES = [
    (r"^result (\d+)", "result 999"),
    (r"^result .*$", "unfinished"),
    (r"^winners P(\d)", "winners P3"),
    (r"^winners .*\n", ""),
    (r"^state [0-9a-f]{8}", "state 00000000"),
    (r"^state .*\n", ""),
    (r"\Z", "\n"),
    (r"\Z", "state 0"),
    (r"\n\Z", ""),
    (r"^1\. P", "2. P"),
    (r"^2\. P(\d) ", "2. P7 "),
    (r"^3\. .*\n", ""),
    (r"^3\. (.*)$", r"3. \1; pass"),
    (r"^3\. ", "٣. "),
    (r"^3\. ", "3" * 5000 + ". "),
    (r"^3\. P(\d)", "3. P" + "9" * 5000),
]


@pytest.mark.parametrize(("pattern", "lie"), CLOSING_LIES, ids=[lie[:20] or pattern for pattern, lie in CLOSING_LIES])
def test_a_line_that_lies_is_refused(pattern, lie):
    text = finished(dealt())
    lying = re.sub(pattern, lie, text, count=1, flags=re.MULTILINE)
    assert lying != text
    with pytest.raises((BadInput, RecordDiffers)):
        royaume.load(lying)


def test_what_is_true_is_read_and_written_again():
    for text in (dealt(), given(), finished(dealt()), finished(given())):
        assert royaume.load(text).to_text() == text


def test_a_game_from_a_given_position_has_the_seed_that_its_chance_follows_from_or_none():
    given_state = royaume.new("majesty", players=2, seed="true").to_data()
    game = royaume.from_data(given_state)
    named = [royaume.kernel.match.Match(game.game, game.config, seed, (), game.start) for seed in ("true", "other", "")]
    assert [match.seed for match in named] == ["true", "", ""]
    for match in named:
        assert royaume.load(match.to_text()).to_text() == match.to_text()
