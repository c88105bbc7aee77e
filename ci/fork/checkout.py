"""A checkout on disk: its files, its features, and the lines that name a feature."""

import fnmatch
import os
import re
import shutil
import subprocess
import sys

# Folders of a feature, and what is drawn from a build.
FOLDERS = ["Modules/%s", "Apps/Composition/%s", "Tests/*/%s"]
DRAWN = ["docs/api/%s*.txt"]
LAYERS = ["Domain", "Repository", "ViewModel", "Router", "Infrastructure", "CLI", "Web", "Demo", "Testing"]
# The lists of features: the file, the line that opens the list, and how the line of a feature begins
# and ends.
LISTS = [
    ("Package.swift", "let features: [[Target]] = [", '  feature("{0}"', "),\n"),
    ("Apps/seams/AllCommands.swift", "static let groups: [any CommandGroup] = [",
     "    ComposedCommands({0}CLIFeature(), of: {0}Feature()", "),\n"),
    ("Apps/seams-server/AllPages.swift", "static let features: [any ServedFeature] = [",
     "    ComposedPages({0}WebFeature(), of: {0}Feature()", "),\n"),
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
        return re.findall(r'^  feature\("(\w+)"', text, re.M)

    def folders(self, feature):
        return [path for pattern in FOLDERS for path in self.matching(pattern % feature)]

    def files(self, feature):
        """Returns the tracked files of a feature, without what is drawn."""
        folders = tuple(folder + "/" for folder in self.folders(feature))
        return [path for path in self.tracked()
                if path.startswith(folders) and not path.endswith("/graph.svg")]

    def add_lines(self, feature, like=None):
        """Adds a feature to the manifest and to the programs, at the end of each list."""
        for path, opening, start, end in LISTS:
            lines = self.read(path).splitlines(keepends=True)
            first = next(i for i, line in enumerate(lines) if opening in line) + 1
            added = [line.replace(like, feature) for line in lines
                     if like and line.startswith(start.format(like))] or [start.format(feature) + end]
            if lines[first - 1].endswith("[]\n"):
                indent = re.match(" *", lines[first - 1])[0]
                lines[first - 1:first] = [lines[first - 1][:-2] + "\n"] + added + [indent + "]\n"]
            else:
                last = next(i for i in range(first, len(lines)) if lines[i].strip() == "]")
                lines[last:last] = added
            self.write(path, "".join(lines))
        for path, layer in IMPORTS.items():
            self.edit(path, lambda text: sort_imports("import %s%s\n" % (feature, layer) + text))

    def remove_lines(self, feature):
        for path, opening, start, _ in LISTS:
            kept = "".join(line for line in self.read(path).splitlines(keepends=True)
                           if not line.startswith(start.format(feature)))
            self.write(path, re.sub(re.escape(opening) + r"\n *\]", lambda _: opening + "]", kept))
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


def sort_imports(text):
    lines = text.split("\n")
    count = next(i for i, line in enumerate(lines) if not line.startswith("import "))
    return "\n".join(sorted(lines[:count]) + lines[count:])
