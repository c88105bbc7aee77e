"""A checkout on disk: its files, its features, and the lines that name a feature."""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys

# Folders of a feature, and what is drawn from a build.
FOLDERS = ["Modules/%s", "Apps/Composition/%s", "Tests/*/%s"]
DRAWN = ["docs/api/%s*.txt"]
LAYERS = ["Domain", "Repository", "ViewModel", "Router", "Infrastructure", "CLI", "Web", "Demo", "Testing"]
# The lists of features: the file, the line that opens the list, and how the line of a feature begins.
LISTS = [
    ("Package.swift", "let features: [[Target]] = [", '  feature("{0}"'),
    ("Apps/seams/AllCommands.swift", "static let groups: [any CommandGroup] = [",
     "    ComposedCommands({0}CLIFeature(), of: {0}Feature()"),
    ("Apps/seams-server/AllPages.swift", "static let features: [any ServedFeature] = [",
     "    ComposedPages({0}WebFeature(), of: {0}Feature()"),
]
IMPORTS = {"Apps/seams/AllCommands.swift": "CLI", "Apps/seams-server/AllPages.swift": "Web"}


class Refusal(Exception):
    """A request that cannot be done; the text says why, and what to do."""


def run(*command, at=None, data=None, env=None):
    """Runs a program and returns its output. Raises `Refusal` with its message if it fails."""
    done = subprocess.run(command, cwd=at, input=data, capture_output=True, env=env)
    if done.returncode:
        raise Refusal("%s failed: %s" % (" ".join(command[:3]), done.stderr.decode().strip()))
    return done.stdout


class Checkout:
    def __init__(self, root):
        self.root = os.path.realpath(root)

    def git(self, *arguments, **options):
        return run("git", *arguments, at=self.root, **options).decode()

    def require_commit(self):
        try:
            self.git("rev-parse", "--verify", "HEAD")
            if os.path.realpath(self.git("rev-parse", "--show-toplevel").strip()) == self.root:
                return
        except Refusal:
            pass
        raise Refusal("%s is not a git repository with a commit. Clone the project with git; or run git init, "
                      "git add --all and git commit in it." % self.root)

    def tracked(self):
        return [path for path in self.git("ls-files", "-z").split("\0")
                if path and os.path.lexists(self.at(path))]

    def at(self, path):
        return os.path.join(self.root, path)

    def exists(self, path):
        return os.path.lexists(self.at(path))

    def read(self, path):
        """Returns the text of a file, or `None` if it is no text."""
        if os.path.islink(self.at(path)):
            return None
        try:
            with open(self.at(path), encoding="utf-8", newline="") as file:
                return file.read()
        except UnicodeDecodeError:
            return None

    def read_json(self, path):
        try:
            return json.loads(self.read(path))
        except ValueError as error:
            raise Refusal("%s is not valid JSON: %s. Correct it." % (path, error))

    def write(self, path, text):
        os.makedirs(os.path.dirname(self.at(path)), exist_ok=True)
        with open(self.at(path), "w", encoding="utf-8", newline="") as file:
            file.write(text)

    def edit(self, path, change):
        text = self.read(path) if self.exists(path) else None
        if text is not None and change(text) != text:
            self.write(path, change(text))

    def remove(self, *patterns):
        """Removes files and folders, and the folders that are empty afterwards."""
        for pattern in patterns:
            for path in self.matching(pattern):
                if os.path.isdir(self.at(path)) and not os.path.islink(self.at(path)):
                    shutil.rmtree(self.at(path))
                else:
                    os.remove(self.at(path))
                folder = os.path.dirname(path)
                while folder and not os.listdir(self.at(folder)):
                    os.rmdir(self.at(folder))
                    folder = os.path.dirname(folder)

    def matching(self, pattern):
        """Returns the paths that fit a pattern, folder by folder: `Tests/*/News`."""
        found = [""]
        for part in pattern.split("/"):
            found = [os.path.join(path, name) for path in found if os.path.isdir(self.at(path))
                     for name in sorted(os.listdir(self.at(path))) if fnmatch.fnmatchcase(name, part)]
        return found

    # Features

    def features(self):
        """Returns the names of the features, in the order of the manifest."""
        text = self.read("Package.swift")
        return re.findall(r'^  feature\(\s*"(\w+)"', text, re.M)

    def folders(self, feature):
        return [path for pattern in FOLDERS for path in self.matching(pattern % feature)]

    def files(self, feature):
        """Returns the tracked files of a feature, without what is drawn."""
        folders = tuple(folder + "/" for folder in self.folders(feature))
        return [path for path in self.tracked()
                if path.startswith(folders) and not path.endswith("/graph.svg")]

    def add_lines(self, feature, like=None):
        """Adds a feature to the manifest and to the programs, at the end of each list."""
        for path, opening, start in LISTS:
            def add(lines):
                alike = [line for line in map(joined, lines) if like and line.startswith(start.format(like))]
                return lines + ([line.replace(like, feature) for line in alike] or [start.format(feature) + ")"])
            self.edit(path, lambda text: changed_list(text, opening, add))
        for path, layer in IMPORTS.items():
            self.edit(path, lambda text: sort_imports("import %s%s\n" % (feature, layer) + text))

    def remove_lines(self, feature):
        for path, opening, start in LISTS:
            self.edit(path, lambda text: changed_list(text, opening, lambda lines: [
                line for line in lines if not joined(line).startswith(start.format(feature))]))
        for path, layer in IMPORTS.items():
            self.edit(path, lambda text: text.replace("import %s%s\n" % (feature, layer), ""))

    def remove_feature(self, feature):
        self.remove_lines(feature)
        self.remove(*(pattern % feature for pattern in FOLDERS))
        # `News*` would fit the listings of a feature `Newsletters`, too.
        self.remove(*("docs/api/%s%s.txt" % (feature, layer) for layer in LAYERS))

    def format(self, paths):
        """Breaks long lines and sorts imports, as `make format` does."""
        swift = [path for path in paths if path.endswith(".swift") and self.exists(path)]
        if not swift:
            return
        if not shutil.which("swift"):
            print("Swift is not in the PATH: run “make format” later.", file=sys.stderr)
            return
        for start in range(0, len(swift), 400):
            run("swift", "format", "--in-place", "--parallel", *swift[start:start + 400], at=self.root)


def changed_list(text, opening, change):
    """Changes the elements of a list, each on a line, or on several if the formatter has broken it.

    As the formatter wants it, a list of one element ends without a comma.
    """
    def changed(found):
        indent, lines = found[1], found[2] or ""
        element = r"(?: *(?://.*)?\n)*%s  (?![ )/]).*\n(?:%s  [ )].*\n)*" % (indent, indent)
        old = re.findall(element, lines)
        new = change([text.rstrip(",\n") for text in old])
        body = ",\n".join(new) + ("," if len(new) > 1 else "") + "\n" if new else ""
        body += lines[len("".join(old)):]
        return indent + opening + ("\n" + body + indent if body else "") + "]"
    return re.sub(r"(?m)^( *)%s(?:\n((?:.*\n)*?)\1)?\]" % re.escape(opening), changed, text, count=1)


def joined(element):
    """Writes an element of a list on one line, without comments."""
    return re.sub(r"\n *", " ", re.sub(r"\(\n *", "(", re.sub(r"(?m)^ *(//.*)?\n", "", element)))


def sort_imports(text):
    lines = text.split("\n")
    count = next(i for i, line in enumerate(lines) if not line.startswith("import "))
    return "\n".join(sorted(lines[:count]) + lines[count:])
