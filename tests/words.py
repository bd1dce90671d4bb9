"""What a native reader would stumble over, as patterns: words that the rulebooks do not use, and slips of grammar."""

import re

PLACES = (
    "Carrière|Forêt|Mines|Atelier|Entrepôt|Hôtel|Bâtiment des|Corps de|Marché|Maison|Impôts"
    "|Lac|Collines|Littoral|Montagne"
)
COUNTED = (
    "jeton|Pièce|point|carte|ouvrier|Ouvrier|captif|Dette|case|emplacement|Icône|Encrier|Meeple|tour|Apprenti|Outil"
)
FOREIGN = r"sièges?|gloutonn?e?s?|drafte?r?|métiers?|impayée?s?|bots?|congédi\w*|étages?"
GOODS = "clay|wood|stone|gold|marble|silver|ink|virtue|influence|corruption"

FAULTS = {
    "fr": {
        "a straight apostrophe": r"'",
        "a space that breaks the line": r"\S [;:?!»]|« ",
        "no space before the sign": r"[^\s\d?!({«…\u00a0\u202f][;?!](?! choix)(?=\s|$)|\w:(?=\s|$)",
        "a word of no rulebook": rf"(?i)\b({FOREIGN})\b",
        "a person who is a player": r"(?i)\b(une|la|cette|chaque|autre|seule) personne\b|\bpersonnes\b",
        "a preposition without its article": rf"\b(à|de|en|sur|dans) ({PLACES})\b",
        "a preposition beside its article": r"(?i)\b(à|de) les?\b(?! \w+er\b| (?:re)?(?:prend|f)\w*re\b)",
        "no elision": r"(?i)(?<!-)\b(de|le|la|ne|que|se|je) [aeiouéèêàâîôœ]",
        "a singular after many": rf"(?<!\d)\b([2-9]|\d\d+) ({COUNTED})\b",
        "a plural after one": rf"(?<!\d)\b[01] ({COUNTED})s\b",
        "a good without its capital": r"\d (argile|bois|pierre|or|marbre|pièce|vertu|meeple)s?\b",
    },
    "en": {
        "a straight apostrophe": r"'",
        "a space before the sign": r"\w [;:?!]",
        "a bot by its id": r"(?i)\bgreedy\b",
        "a player before whom something lies": r"\bBefore ($|[A-Z]\w+$)",
        "a good without its capital": rf"(?<!-)\b({GOODS})\b",
        "a plural after one": r"(?<!\d)\b1 (coins|points|cards|workers|Debts|meeples|captives|spaces|icons)\b",
    },
}


def faults(language: str, text: str) -> list[str]:
    return [f"{what}: {text}" for what, pattern in FAULTS[language].items() if re.search(pattern, text)]
