"""The names of a new feature: how they are read, and why one is refused."""

import json
import os
import re

from checkout import LAYERS, Refusal
from names import Renamer, camel, pascal, split, swift_parts

KEYWORDS = set("""actor any as associatedtype async await break case catch class continue default defer
    deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout
    internal is let macro nil nonisolated open operator package precedencegroup private protocol public
    repeat rethrows return self some static struct subscript super switch throw throws true try type
    typealias var where while""".split())
SQL_WORDS = set("""all and as by case check columns constraint create cross default delete distinct drop
    else end except exists from group groups having in index indexes insert intersect into is join keys
    like limit natural not null offset on or order orders primary references rows select set sets table
    tables then to transaction trigger triggers union unique update using values view views when where
    with""".split())
MODULES = set("""Swift Foundation FoundationEssentials Testing Dispatch Glibc Synchronization Observation
    Distributed RegexBuilder ArgumentParser Configuration HTTPTypes Hummingbird HummingbirdCore Logging
    Mustache NIOCore NIOPosix RealModule ServiceLifecycle Subprocess SystemPackage UnixSignals XCTest
    Composition TestSupport ViewTestSupport Core Apps Support""".split())
TYPES = set("""Actor Any Array Bool Character Codable Collection Comparable Data Date Decodable Dictionary
    Double Encodable Equatable Error Float Hashable Hasher Identifiable Int Iterator Mirror Never Optional
    Range Regex Result Sendable Sequence Set String Substring Suite Tag Task Test Trait Type UUID Unicode
    Void""".split())


class Names:
    """The name of a feature, which is plural, and the name of one of it."""

    def __init__(self, plural, singular=""):
        check_form(plural)
        if singular:
            check_form(singular)
        self.plural = plural
        self.singular = singular or guess_singular(plural)
        if self.plural == self.singular:
            raise Refusal("“%s” is the plural and the singular. Give another singular: ENTITY=…" % plural)
        for name in (self.plural, self.singular):
            check_language(name)

    def __str__(self):
        return "%s (singular: %s)" % (self.plural, " ".join(split(self.singular)))


def check_form(name):
    if not re.fullmatch(r"(?:[A-Z][a-z0-9]+)+", name):
        raise Refusal("“%s” is not a name: write words that begin with a capital, A to Z, as in TeaHouses." % name)
    if pascal(split(name)) != name:
        raise Refusal("“%s” has a digit within a word. Write digits at the end of a word, as in Mp3Files." % name)
    if len(name) > 24:
        raise Refusal("“%s” has %d letters, but may have at most 24. Use a shorter name." % (name, len(name)))


def check_language(name):
    word = camel(split(name))
    if word in KEYWORDS:
        raise Refusal("“%s” is a word of Swift: %s. Use another name." % (name, word))
    if word in SQL_WORDS:
        raise Refusal("“%s” is a word of SQL. Use another name." % name)
    if name in MODULES or name in TYPES:
        raise Refusal("“%s” is a module or a type of another package. Use another name." % name)


def guess_singular(plural):
    # `houses` and `lenses`, `caches` and `churches` look alike: nobody guesses these.
    if not re.search(r"(?<!s|u|i)s$", plural) or re.search(r"([sxzvoi]|ch|sh)es$", plural):
        raise Refusal("Add the singular of “%s”: ENTITY=…, as in ENTITY=Volcano for Volcanoes." % plural)
    return plural[:-1]


class Words:
    """The words of a feature: `Modules/<feature>/words.json`."""

    def __init__(self, checkout, feature, folder="Modules"):
        path = "%s/%s/words.json" % (folder, feature)
        if not checkout.exists(path):
            raise Refusal("There is no feature “%s”. Use one of: %s." % (
                feature, ", ".join(checkout.features()) or "none"))
        words = checkout.read_json(path)
        self.feature = words["feature"]
        self.nouns = words["nouns"]
        self.keep = words["keep"]
        self.keep_in = words.get("keepIn", {})
        # Prefixes of tables that do not begin with a noun. A copy beside the feature shares its database.
        self.tables = words.get("tables", [])

    def renamer(self, names, beside=False):
        one, many = split(names.singular), split(names.plural)
        pairs = []
        for singular, plural in self.nouns:
            pairs += [(split(plural), many), (split(singular), one)]
        return Renamer(pairs + [(split(self.feature), many)], self.keep, self.keep_in,
                       self.tables if beside else (), many)

    def written(self, names, beside=False):
        """Returns the text of `words.json` for the new feature."""
        nouns = [[" ".join(split(names.singular)), " ".join(split(names.plural))]]
        lines = ['"feature": %s' % json.dumps(names.plural), '"nouns": %s' % json.dumps(nouns),
                 '"keep": %s' % listed(self.keep)]
        if self.keep_in:
            lines.append('"keepIn": %s' % json.dumps(self.keep_in, ensure_ascii=False))
        if self.tables and not beside:
            lines.append('"tables": %s' % json.dumps(self.tables))
        return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def listed(texts):
    if not texts:
        return "[]"
    return "[\n    %s\n  ]" % ",\n    ".join(json.dumps(text, ensure_ascii=False) for text in texts)


TOKEN = re.compile(r"[A-Za-z_]\w*")
SHARED = re.compile(
    r"^(?:public |package |final )*(?:struct|class|enum|actor|protocol|typealias) ([A-Z]\w*)", re.M)
DECLARED = re.compile(r"\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Z]\w*)")


def code_of(text):
    return "".join(part if kind == "code" else " " for kind, part, _ in swift_parts(text))


def check_taken(checkout, names, beside):
    """Refuses names that this checkout has already. `beside` are the features that will stay."""
    for feature in beside:
        if feature.lower() in (names.plural.lower(), names.singular.lower()):
            raise Refusal("The feature “%s” exists already; “make unfork FEATURE=%s” removes it." % (
                feature, feature))
        nouns = Words(checkout, feature).nouns if checkout.exists("Modules/%s/words.json" % feature) else []
        for name in (names.plural, names.singular):
            if " ".join(split(name)) in sum(nouns, []):
                raise Refusal("“%s” is a noun of %s. Use another name." % (name, feature))
    taken = {feature + layer for feature in ["Core"] + beside for layer in LAYERS} | MODULES
    for name in [names.plural, names.singular] + [names.plural + layer for layer in LAYERS]:
        if name in taken:
            raise Refusal("“%s” is a module of this project. Use another name." % name)
    for path in checkout.tracked():
        if path.endswith(".swift") and path.startswith(("Modules/Core/", "Apps/")):
            found = set(SHARED.findall(checkout.read(path))) & {names.plural, names.singular}
            if found:
                raise Refusal("“%s” is declared in %s. Use another name." % (min(found), path))


TABLE = re.compile(r'CREATE (?:UNIQUE )?(?:TABLE|INDEX) (?:IF NOT EXISTS )?(\w+)|[Ii]ndex\(name: "(\w+)"')


def check_tables(checkout, texts):
    """Refuses tables and indexes that the database of the programs has already.

    - Parameter texts: the text of each new file by its path.
    """
    def tables(path, read):
        there = path.endswith(".swift") and ("/Infrastructure/" in path or path.startswith("Apps/Composition/"))
        return [found[1] or found[2] for found in TABLE.finditer(read(path))] if there else []
    taken = {table: path for path in checkout.tracked() for table in tables(path, checkout.read)}
    for path in texts:
        for table in tables(path, texts.get):
            if table in taken:
                raise Refusal("A table “%s” exists already, in %s. Use another name." % (
                    table, re.search("(?:Modules|Composition)/(.*?)/|$", taken[table])[1] or taken[table]))


def check_meetings(texts, renamer):
    """Refuses a name that would make two files, or two names in the code, the same.

    - Parameter texts: the text of each file by its path.
    """
    paths = {}
    for path in texts:
        other = paths.setdefault(renamer.path(path).lower(), path)
        if other != path:
            raise Refusal("%s and %s would get the same name. Use another name." % (other, path))
    old, new, types, cache = {}, {}, {}, {}
    for path, text in texts.items():
        if not path.endswith(".swift"):
            continue
        code = code_of(text)
        for token in set(TOKEN.findall(code)):
            renamed = cache.setdefault(token, renamer.path(token))
            (old if renamed == token else new).setdefault(renamed, (token, path))
        for token in DECLARED.findall(code):
            other = types.setdefault(cache[token], token)
            if other != token:
                raise Refusal("“%s” and “%s” would both be “%s”. Use another name." % (
                    token, other, cache[token]))
    for name in sorted(set(old) & set(new)):
        raise Refusal("“%s” would be “%s”, which %s uses for something else. Use another name." % (
            new[name][0], name, os.path.basename(old[name][1])))
