"""The catalogues: both languages say the same things, and everything the engine says has words."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import royaume
from royaume import bots, texts
from royaume.bots.levels import LEVELS
from royaume.cli.said import said
from royaume.games import GAMES
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput
from royaume.kernel.event import TURN_STARTED_KIND
from words import faults

CATALOGUES = sorted(path.name for path in (texts.LOCALE / "en").glob("*.ftl"))
SAMPLE_NUMBERS = (0, 1, 2, 5, 21)
MOST_SAID = 400


class Placeholders(Visitor):
    """The arguments and messages that a message refers to."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 - named by the parser
        self.found.add("$" + node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node):  # noqa: N802
        self.found.add("-" + node.id.name)


class Words(Visitor):
    """What a catalogue itself says, between its placeholders."""

    def __init__(self):
        self.found = []

    def visit_TextElement(self, node):  # noqa: N802
        self.found.append(node.value)


def messages(language, catalogue):
    """Key to placeholders and forms; a message that cannot be parsed or stands twice fails here."""
    resource = FluentParser().parse(Path(texts.LOCALE / language / catalogue).read_text("utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            visitor = Placeholders()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found | {f".{attribute.id.name}" for attribute in entry.attributes}
    return found


@pytest.mark.once
@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_messages_and_what_they_refer_to_are_found_without_parsing(language, catalogue):
    sources = texts.sources(Path(texts.LOCALE / language / catalogue).read_text("utf-8"))
    parsed = messages(language, catalogue)
    assert {key for key in sources if not key.startswith("-")} == set(parsed)
    for key, found in parsed.items():
        referred = {name for name in found if name[0] not in "$."}
        assert referred <= set(texts.REFERENCE.findall(sources[key]))


@pytest.mark.once
@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_catalogue_has_the_words_of_the_rulebooks(language, catalogue):
    visitor = Words()
    source = Path(texts.LOCALE / language / catalogue).read_text("utf-8")
    visitor.visit(FluentParser().parse(texts.typeset(language, source)))
    assert visitor.found
    assert [fault for words in visitor.found for fault in faults(language, words)] == []


def test_a_slip_of_language_is_found():
    slips = ["L'un", "Sûr ?", "Un siège", "à Mines", "de le Lac", "de Aude", "2 jeton Or", "1 Pièces", "2 bois"]
    assert [len(faults("fr", slip)) > 0 for slip in slips] == [True] * len(slips)
    assert [len(faults("en", slip)) > 0 for slip in ("Before Rosa", "2 clay", "1 coins", "greedy")] == [True] * 4


@pytest.mark.once
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_and_english_have_the_same_keys_and_placeholders(catalogue):
    assert messages("fr", catalogue) == messages("en", catalogue)


def test_french_and_english_have_the_same_catalogues():
    assert sorted(path.name for path in (texts.LOCALE / "fr").glob("*.ftl")) == CATALOGUES


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_refusal_event_option_card_and_ending_has_words(language, game):
    speech = game.language
    kinds = {name: set(ids) for name, ids in speech.ids.items()}
    refused = [refusal.key for refusal in speech.refusals[1:] if refusal.key]
    keys = [f"{game.id}-{kind}-{key}" for kind in ("refusal", "refused") for key in refused]
    keys += [f"{game.id}-rule-{refusal.rule.key}" for refusal in speech.refusals[1:] if refusal.rule.key]
    keys += [f"{game.id}-event-{event.key}" for event in speech.events if event.key]
    keys += [f"{game.id}-choice-{key}" for key in speech.notation]
    keys += [f"{game.id}-{kind}-{identity}" for kind, ids in kinds.items() for identity in ids]
    keys += [f"{game.id}-option-{option.key}" for option in game.options]
    keys += [f"{game.id}-solo-{solo}" for solo in game.solos]
    keys += [f"{game.id}-{what}-{card['id']}" for what in ("card", "text") for card in game.cards()]
    keys += [f"{game.id}-title", f"{game.id}-about", f"{game.id}-ending-complete"]
    assert [key for key in keys if not texts.has(language, key)] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_variant_has_one_sentence_of_its_own(language, game):
    hints = [f"{game.id}-setting-{option.key}-hint" for option in game.options if option.variant]
    assert hints
    assert [hint for hint in hints if texts.say(language, hint).count(".") != 1] == []


def table(game, players, **wishes):
    """Names that elide and names that do not."""
    return royaume.new(
        game, players=players, names=["Aude", "Milo", "Hélène", "Yann", "Yves", "Éva"][:players], **wishes
    )


GAMES_TO_SAY = [
    table("majesty", 4, seed=11, buildings="B"),
    table("architects", 4, seed=3, expansions=["promos"], setup="characters", characters="chosen"),
    table("architects", 2, seed=5, solo="helena", release_scope="all", recover_anywhere="on"),
    table("architects", 1, seed=8, solo="constantine"),
    table("architects", 6, seed=2, expansions=["artisans"], setup="characters", characters="chosen"),
    table("architects", 1, seed=4, expansions=["artisans"], solo="constantine"),
    table("architects", 4, seed=6, expansions=["wonders"], setup="characters", characters="chosen"),
    table("architects", 3, seed=9, expansions=["promos", "artisans", "wonders"], court_gold="above_8"),
    table("viscounts", 4, seed=3),
    table("viscounts", 2, seed=8, card_8_scope="space", three_card_shuffle_check="on"),
    *[table("viscounts", 1, seed=seed, solo=solo) for seed, solo in enumerate(GAMES["viscounts"].solos)],
]


def named(match):
    return "-".join([match.game.id, str(match.config.players), *match.config.expansions, match.config.solo])


def refused_in_words(match, choice, language):
    """The sentence of a refusal, which whoever tries the choice all the same is told too, below its few words."""
    refusal = choice.refusal
    assert texts.say(language, f"{match.game.id}-refused-{refusal.key}", {**choice.args, **refusal.args})
    reason = texts.say(language, f"{match.game.id}-refusal-{refusal.key}", refusal.args)
    with pytest.raises(BadInput) as told:
        match.play(choice)
    assert reason in told.value.sentence(language)
    return reason


@pytest.mark.once
@pytest.mark.parametrize("match", GAMES_TO_SAY, ids=named)
def test_every_question_choice_refusal_and_event_of_a_game_is_said_as_a_reader_expects(match):
    game, dice = match.game.id, Dice(7)
    spoken = {language: set() for language in texts.LANGUAGES}
    seen = set()
    for _ in range(MOST_SAID):
        if match.over:
            break
        question = match.question()
        choices = {repr(choice): choice for choice in match.explain()}
        unheard = [choice for shown, choice in choices.items() if shown not in seen]
        seen |= choices.keys()
        for language in texts.LANGUAGES:
            spoken[language].add(said(match, "ask", question, language))
            for choice in unheard:
                spoken[language].add(said(match, "choice", choice, language))
                if choice.refusal is not None:
                    spoken[language].add(refused_in_words(match, choice, language))
            counsel = match.counsel(match.to_move)
            if counsel is not None:
                spoken[language].add(said(match, "counsel", counsel, language))
        match.play_number(bots.choose("random", match.game, match.table, dice), match.to_move)
    for language in texts.LANGUAGES:
        for event in match.events(-1) + match.events(0):
            spoken[language].add(said(match, "event", event, language))
        assert [fault for sentence in spoken[language] for fault in faults(language, sentence)] == []
        for key, _ in match.game.score_sheet(match.table):
            assert texts.has(language, f"{game}-score-{key}")
        assert texts.has(language, f"{game}-ending-{match.game.ending(match.table)}")


@pytest.mark.parametrize(("language", "fact"), [("en", "Too virtuous: 11"), ("fr", "Trop de Vertu\u00a0: 11")])
def test_a_refusal_says_the_fact_with_the_own_number(language, fact):
    match = royaume.new("architects", players=2, seed=1, setup="standard")
    while match.question().key != "placing":
        match.play(match.choices()[0])
    match.table.players[match.to_move].virtue = 11
    refused = next(choice for choice in match.explain() if choice.refusal and choice.refusal.key == "too_virtuous")
    assert texts.say(language, "architects-refused-too_virtuous", {**refused.args, **refused.refusal.args}) == fact


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", SAMPLE_NUMBERS)
def test_numbers_agree_with_their_nouns(language, number):
    sentence = texts.say(language, "majesty-event-coins_gained", {"seat": "A", "coins": number, "building": "B"})
    plural = "coins" if language == "en" else "Pièces"
    assert (plural in sentence) == (number > 1 or (number == 0 and language == "en"))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign_and_a_name_keeps_its_hyphen(language):
    sentence = texts.say(language, "points-so-far", {"name": "Jean-2", "n": -4})
    assert sentence.startswith("Jean-2")
    assert sentence.endswith("\N{MINUS SIGN}4 points")


def test_a_missing_text_is_a_defect_that_shows():
    with pytest.raises(KeyError):
        texts.say("en", "no-such-text")
    with pytest.raises(ValueError, match="seat"):
        texts.say("en", f"majesty-event-{TURN_STARTED_KIND.key}")


@pytest.mark.once
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_bot_has_a_name_and_every_level_says_how_it_plays(language):
    assert [bot for bot in bots.BOTS if not texts.has(language, f"bot-{bot}")] == []
    assert [level for level in LEVELS if not texts.has(language, f"bot-{level}-plays")] == []
    assert len({texts.forms(language, f"bot-{level}")["short"] for level in LEVELS}) == len(LEVELS)
