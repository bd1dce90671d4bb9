"""Every state may be written in names instead of numbers: of cards, places, goods and seats."""

import copy
from itertools import islice

import royaume
from laws.composed import some_compositions
from royaume import bots
from royaume.games.architects.vocabulary import GOODS, OPEN_PLACES
from royaume.games.viscounts.vocabulary import RIBBON_IDS
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.state import state_hash, state_to_data

EVERY = 47
SUPPLY, NO_ARTISAN, HELD_BY = 14, 15, 20


class Writer:
    """Writes a state in names; copies of a card, which share a name, only if asked to."""

    def __init__(self, game, copies):
        self.ids = game.language.ids
        self.copies = copies

    def name(self, kind, number):
        if number == -1:
            return "none"
        ids = self.ids[kind]
        return ids[number] if self.copies or ids.count(ids[number]) == 1 else number

    def names(self, kind, numbers):
        return [self.name(kind, number) for number in numbers]

    def by_name(self, kind, values):
        return {self.ids[kind][i]: value for i, value in enumerate(values) if value != 0}

    def bits(self, kind, number):
        return [name for i, name in enumerate(self.ids[kind]) if number >> i & 1]

    def change(self, things, kind, *keys):
        for key in keys:
            value = things[key]
            things[key] = self.names(kind, value) if isinstance(value, list) else self.name(kind, value)

    def state(self, data):
        data = copy.deepcopy(data)
        data["active"] = seat(data["active"])
        getattr(self, data["game"])(data["table"])
        return data

    def majesty(self, table):
        self.change(table, "card", "display", "deck", "box")
        for realm in table["realms"]:
            self.change(realm, "card", "infirmary")
            columns = zip(self.ids["building"], realm["columns"], strict=False)
            realm["columns"] = {building: self.names("card", cards) for building, cards in columns if cards}

    def viscounts(self, table):
        table["segments"] = self.names("segment", table["segments"])
        table["first"] = seat(table["first"])
        table["leader"] = "none" if table["leader"] < 0 else seat(table["leader"])
        self.change(table, "card", "heroes", "removed", "played")
        self.change(table, "player_card", "pairs")
        table["townsfolk"] = [self.names("card", pile) for pile in table["townsfolk"]]
        table["manuscripts"] = [self.names("manuscript", pile) for pile in table["manuscripts"]]
        sites = zip(self.ids["site"], table["sites"], strict=True)
        table["sites"] = {site: building for site, building in sites if building >= 0}
        for player in table["players"]:
            self.change(player, "card", "line")
            self.change(player["cards"], "card", "pile", "hand", "discarded")
            self.change(player, "manuscript", "manuscripts")
            self.change(player, "space", "space")
            player["goods"] = self.by_name("good", player["goods"])
            player["slots"] = self.bits("slot", player["slots"])
            player["bonuses"] = [name for i, name in enumerate(RIBBON_IDS) if player["bonuses"] >> i & 1]

    def architects(self, table):
        for player in table["players"]:
            self.player(player)
        self.change(table, "apprentice", "row", "people")
        self.change(table, "building", "plans")
        self.change(table, "reward", "rewards", "box")
        self.change(table, "market_card", "small", "large")
        spaces = self.ids["place"][OPEN_PLACES : OPEN_PLACES + 3]
        table["market"] = {space: seat(who) for space, who in zip(spaces, table["market"], strict=True) if who >= 0}
        table["guildhall"] = [seat(who) for who in table["guildhall"]]
        table["first"] = seat(table["first"])
        table["captured_at"] = self.bits("place", table["captured_at"])
        if table["kept"][0]:
            self.change(table["kept"][0], "scheme", "pile", "revealed")
        if len(table["kept"]) > 1 and table["kept"][1]:
            self.guild(table["kept"][1])
        if len(table["kept"]) > 2:
            self.court(table["kept"][2])

    def player(self, player):
        self.change(player, "building", "hand", "built", "pack", "chosen")
        self.change(player, "apprentice", "crew")
        self.change(player, "character", "character")
        assert len(player["goods"]) == GOODS
        player["goods"] = self.by_name("good", player["goods"])
        player["at"] = self.by_name("place", player["at"])
        player["held"] = {seat(who): n for who, n in enumerate(player["held"]) if n}

    def guild(self, guild):
        self.change(guild, "craft", "pile", "row", "taken", "removed", "loose")
        self.change(guild, "place", "placed_at")
        guild["tools"] = self.linked("apprentice", guild["tools"])
        guild["adornments"] = self.linked("building", guild["adornments"])
        guild["where"] = [self.whereabouts(number) for number in guild["where"]]
        guild["used"] = self.bits("craft", guild["used"])
        guild["used_in_reset"] = self.bits("craft", guild["used_in_reset"])
        guild["bearers"] = [seat(who) for who in range(6) if guild["bearers"] >> who & 1]
        guild["laid"] = {seat(who): bits for who, bits in enumerate(guild["laid"])}

    def court(self, court):
        self.change(court, "contribution", "consequence", "contribution", "pile", "past")
        court["tokens"] = self.bits("good", court["tokens"])
        court["on_wonder"] = self.by_name("wonder", court["on_wonder"])
        court["influence"] = {seat(who): n for who, n in enumerate(court["influence"]) if n}
        court["credit"] = {seat(who): n for who, n in enumerate(court["credit"]) if n}
        owners = zip(self.ids["wonder"], court["owner"], strict=True)
        court["owner"] = {wonder: seat(who) for wonder, who in owners if who >= 0}
        places = zip(self.ids["place"], court["wonder_at"], strict=False)
        court["wonder_at"] = {place: self.name("wonder", wonder) for place, wonder in places if wonder >= 0}
        court["seized"] = self.bits("place", court["seized"])
        self.change(court, "place", "extra")

    def linked(self, kind, flat):
        return {self.name(kind, flat[i]): self.name("craft", flat[i + 1]) for i in range(0, len(flat), 2)}

    def whereabouts(self, number):
        if number >= HELD_BY:
            return "held_by_" + seat(number - HELD_BY)
        return {SUPPLY: "supply", NO_ARTISAN: "none"}.get(number) or self.name("place", number)


def seat(number):
    return f"P{number + 1}"


def tables(game, config):
    """Some tables of a random game."""
    t = game.begin(config, Chance.from_seed("names"))
    dice = Dice(7)
    while not t.over:
        yield t
        t.play(bots.choose("random", game, t, dice))
    yield t


@some_compositions
def test_a_state_in_names_is_the_same_state(game, config):
    for t in islice(tables(game, config), 0, None, EVERY):
        named = Writer(game, copies=False).state(state_to_data(game, config, t))
        assert named != state_to_data(game, config, t)
        assert royaume.from_data(named).state_hash() == state_hash(game, config, t)


@some_compositions
def test_which_copy_of_a_card_is_meant_makes_no_difference_to_its_name(game, config):
    writer = Writer(game, copies=True)
    for t in islice(tables(game, config), 0, None, EVERY):
        named = writer.state(state_to_data(game, config, t))
        assert writer.state(royaume.from_data(named).to_data()) == named
