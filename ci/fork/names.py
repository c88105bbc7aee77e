"""Renames the words of a feature: whole words only, in the style of each place."""

import re

# The word in `\nword` and in `%2Fword` begins after the escape.
ESCAPES = r"(?<=\\[nrt])|(?<=%[0-9A-F][0-9A-F])"
VOWELS = re.compile(r"(?!(uni|use|usu|eu|one|once))[aeiou]|hour|honest|heir", re.I)
# A mark in front of each new word, whose old word began with a vowel, or did not.
VOWEL, CONSONANT = "\uE000", "\uE001"
ARTICLE = re.compile(
    r"(?<![A-Za-z0-9_.\\-])(an?|An?)((?:[ \n]|///?|[“\"`*‘])+)([\uE000\uE001])(\w+)")
SQL = re.compile(
    r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|FROM|JOIN|WHERE|VALUES|ORDER BY|GROUP BY"
    r"|REFERENCES|UNION|SET|ON CONFLICT|PRIMARY KEY|EXISTS|LIMIT|AS [a-z])\b"
    r"|[a-z]_[a-z]+,\s")  # a list of columns


def split(name):
    """Returns the words of `PaintColors`, `paint_colors`, `paint-colors` or `paint colors`."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9]+", name)]


def camel(words):
    return words[0] + "".join(word.capitalize() for word in words[1:])


def pascal(words):
    return "".join(word.capitalize() for word in words)


def sentence(words):
    return words[0].capitalize() + "".join(" " + word for word in words[1:])


class Renamer:
    """Replaces words by others, each a list of lower-case words: `[(["quake"], ["tea", "house"])]`.

    `keep` lists the texts that stay, as they are written in the file. `keep_in` lists texts that
    stay in files whose name contains the key. Tables that begin with one of `tables` get the words of
    `feature` in front.
    """

    def __init__(self, pairs, keep=(), keep_in=None, tables=(), feature=()):
        self.targets = {}
        for old, new in pairs:
            self.targets.setdefault(tuple(old), list(new))
        self.keep = sorted(keep, key=len, reverse=True)
        self.keep_in = keep_in or {}
        self.tables = re.compile(r"\b(?:%s)_(?=[a-z])" % ("|".join(tables) or "(?!)"))
        self.feature = feature
        self.pattern = re.compile("|".join(
            self._pattern(words) for words in sorted(self.targets, key=len, reverse=True)) or "(?!)")

    @staticmethod
    def _pattern(words):
        first, rest = words[0], words[1:]
        lower = r"(?:(?<![A-Za-z0-9])|%s)" % ESCAPES
        inner = "".join("(?:[_ -]%s|%s)" % (word, word.capitalize()) for word in rest)
        upper = "[_ -]?".join(word.upper() for word in words)
        return r"%s%s%s(?![a-z])|%s%s(?![a-z])|(?<![A-Za-z])%s(?![A-Za-z])" % (
            lower, first, inner, first.capitalize(), inner, upper)

    def changes(self):
        return any(list(old) != new for old, new in self.targets.items())

    # The kinds of files

    def path(self, path):
        return re.sub("[%s%s]" % (VOWEL, CONSONANT), "", self._replace(path, "code", path))

    def file(self, path, text):
        """Returns the text of a file after the renaming."""
        kept = [text for part, texts in self.keep_in.items() if part in path for text in texts]
        hidden, old = self._hide(text, kept + self.keep)
        old = self.tables.sub(lambda found: "_".join([*self.feature, found[0]]), old)
        is_swift = path.endswith(".swift")
        new = self._swift(old) if is_swift else self._replace(old, "data", "")
        new = re.sub("[%s%s]" % (VOWEL, CONSONANT), "", ARTICLE.sub(article, new))
        # Two nouns may have become one, but a command must not be an alias of itself.
        new = re.sub(r'(commandName: "([^"]+)"[^()]*), aliases: \["\2"\]', r"\1", new)
        return self._show(wrap(new, old) if is_swift else new, hidden)

    def _swift(self, text):
        result = []
        for kind, part, whole in swift_parts(text):
            before = "".join(result[-3:])[-200:].replace(VOWEL, "").replace(CONSONANT, "")
            result.append(self._replace(part, kind, whole, before))
        return "".join(result)

    def _hide(self, text, keep):
        """Puts characters that no file contains in the place of the texts that stay."""
        hidden = []
        for word in keep:
            if word in text:
                text = text.replace(word, chr(0xF0000 + len(hidden)))
                hidden.append(word)
        return hidden, text

    def _show(self, text, hidden):
        for index, word in enumerate(hidden):
            text = text.replace(chr(0xF0000 + index), word)
        return text

    def _replace(self, text, kind, whole, before=""):
        """Replaces each word of a text. `before` is the text in front of it, in the same file."""
        result, end = [], 0
        for match in self.pattern.finditer(text):
            old = match.group()
            left = before + text[:match.start()]
            new = style(old, self.targets[tuple(split(old))], left, text[match.end():], kind, whole)
            result += [text[end:match.start()], VOWEL if VOWELS.match(old) else CONSONANT, new]
            end = match.end()
        return "".join(result) + text[end:]


def article(found):
    """Writes `a` or `an` in front of a new word, if the article fitted the old one."""
    word, fitted = found[1], (found[3] == VOWEL) == (len(found[1]) == 2)
    if fitted:
        word = found[1][0] + ("n" if VOWELS.match(found[4]) else "")
    return word + found[2] + found[3] + found[4]


def style(old, new, left, right, kind, whole):
    """Writes `new`, a list of words, as `old` is written between `left` and `right`."""
    if len(new) == 1 and not re.search("[A-Z]", old):
        return new[0]
    before, after = left[-1:], right[:1]
    if re.search(r"\\[nrt]$", left):
        before = " "
    if old.isupper() and len(old) > 1:
        return "_".join(new).upper()
    multiple = re.search("[_ -]", old)
    if multiple:
        joined = multiple.group().join(new)
        return joined[0].upper() + joined[1:] if old[0].isupper() else joined
    attached = bool(re.match(r"[A-Z0-9]", after)) or len(split(old)) > 1
    if before in ("", "\n") and right.startswith(" — "):
        return pascal(new)  # a list of types with reasons
    if old[0].isupper():
        if attached or before.isalnum() or kind == "code" or re.match(r"[/_`]|\.[A-Za-z]|\":", right):
            return pascal(new)
        if before in ("/", ".", "`", "'", "_", "#"):
            return pascal(new)
        return "-".join(map(str.capitalize, new)) if "-" in (before, after) else sentence(new)
    if attached:
        return camel(new)
    if "_" in (before, after):
        return "_".join(new)
    if kind == "code":
        return camel(new)
    if kind == "comment":
        if before == "`" and after == "`" or after == "(" or right.startswith("``"):
            return camel(new)
        return "-".join(new) if before in "/-" and before or after == "-" else " ".join(new)
    return literal_style(new, left, right, whole)


def literal_style(new, left, right, whole):
    """Writes lower-case words in a string literal, or in a file of data."""
    before, after = left[-1:], right[:1]
    if re.search(r"\{\{[#^/&{]?$", left):
        return camel(new)  # a tag of a template, which names a property
    if re.search(r"[/:-]$|(?:^|\s)\.$|%2F$|(?:seams|SEAMS\\?\") $", left) or re.match(r"/|-[a-z{\\]|\.(?:[a-z]|\\\()", right):
        return "-".join(new)
    if re.match(r'\\?"\s*:', right) or re.search(r'"required": \[[^\]]*$', left) \
            or re.search(r'\w\["$', left) and right == '"' or re.search(r'memberNames\(of: [^\]]*$', left):
        # A key of JSON; a name of a form is looked up in `query` or `fields`.
        return "-".join(new) if re.search(r'(query|fields|form|parameters)\["$', left) else camel(new)
    if SQL.search(whole) or re.search(r'"[a-z]+_[a-z_]+", "$', left):
        return "_".join(new)
    if before == after == '"' and not re.search(r'(== 1 \? "|Figures\.count\(.*"|noun: ")$', left) \
            and not re.search(r'\? "[^"]*" : "$', left):
        return "-".join(new)
    return " ".join(new)


def swift_parts(text):
    """Cuts Swift into `(kind, part, whole)`: code, comments, and pieces of string literals.

    `whole` is the complete literal that a piece belongs to, without its interpolations.
    """
    parts, stack, start, at = [], [], 0, 0
    # A regular expression begins where an operand may begin, and ends on the same line.
    opening = re.compile(
        r'//[^\n]*|/\*.*?\*/|#/[^\n]*?/#|(?:(?<=[(,:=\[] )|(?<=[(\[])|(?<=  ))/(?! )(?:\\.|[^/\\\n])+/'
        r'|(#*)("""|")|[()]', re.S)
    literals = []

    def cut(kind, end):
        nonlocal start
        if end > start:
            parts.append((kind, start, end, literals[-1] if literals else None))
        start = end

    while at < len(text):
        if stack and stack[-1][0] == "literal":
            _, hashes, quote = stack[-1]
            closing = re.escape(quote + hashes) + r"|\\" + hashes + r"(?:\(|.)"
            found = re.compile(closing, re.S).search(text, at)
            if not found:
                break
            at = found.end()
            if found.group().startswith("\\"):
                if found.group().endswith("("):
                    cut("literal", at)
                    stack.append(["code", 1])
                continue
            cut("literal", at)
            stack.pop()
            literals.pop()
            continue
        found = opening.search(text, at)
        if not found:
            break
        at = found.end()
        if found.group() in "()":
            if stack:
                stack[-1][1] += 1 if found.group() == "(" else -1
                if stack[-1][1] == 0:
                    cut("code", found.start())
                    stack.pop()
        elif found[2]:
            cut("code", found.start())
            stack.append(["literal", found[1], found[2]])
            literals.append(found.start())
        elif found.group().startswith(("//", "/*")):
            cut("code", found.start())
            cut("comment", at)
        else:
            cut("code", found.start())
            literals.append(found.start())
            cut("literal", at)
            literals.pop()
    cut("literal" if stack and stack[-1][0] == "literal" else "code", len(text))
    wholes = {}
    for kind, begin, end, literal in parts:
        if kind == "literal":
            wholes[literal] = wholes.get(literal, "") + text[begin:end]
    return [(kind, text[begin:end], wholes.get(literal, "")) for kind, begin, end, literal in parts]


def wrap(text, old, limit=100):
    """Breaks comment lines that have become too long; the rest begins the next line.

    A line with an expected error stays whole, since the compiler reports the error there. So does the
    code of a case at the type level: the defect and its twin have one line each.
    """
    known = set(old.split("\n"))
    lines, result, in_case = text.split("\n"), [], False
    while lines:
        line = lines.pop(0)
        in_case = "expected-" in line or line.strip() in ("#if FAIL", "#if !FAIL") \
            or in_case and line.strip() not in ("#endif", "}")
        is_case = in_case and not line.lstrip().startswith(("//", "#"))
        if len(line) > limit and ("// expected-" in line or is_case) and line not in known:
            above = len(result)
            while above and result[above - 1].lstrip().startswith("// expected-"):
                above -= 1
            result.insert(above, re.match(" *", line)[0] + "// swift-format-ignore")
        found = re.match(r"(\s*///? )(- |\d+\. |  )?(?=\S)", line)
        if len(line) <= limit or not found or line in known or re.search(r"expected-|\| ", line):
            result.append(line)
            continue
        cut = line.rfind(" ", len(found.group()), limit + 1)
        if cut < 0:
            result.append(line)
            continue
        prefix = found[1] + ("  " if found[2] else "")
        result.append(line[:cut])
        rest = line[cut + 1:]
        following = lines[0] if lines else ""
        if re.match(re.escape(prefix) + r"[^\s|`-]", following) and "expected-" not in following:
            lines[0] = prefix + rest + " " + following[len(prefix):]
        else:
            lines.insert(0, prefix + rest)
    return "\n".join(result)
