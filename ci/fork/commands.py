"""The commands: fork and new in this checkout, fork into a folder of its own, and unfork."""

import contextlib
import io
import json
import os
import re
import shlex
import shutil
import tarfile
import tempfile

import study
from checkout import LISTS, Checkout, Refusal, run
from names import sentence, split
from request import Names, Words, check_meetings, check_tables, check_taken

PAGES = os.path.join(os.path.dirname(os.path.realpath(__file__)), "pages")


def require_clean(checkout, options, advice="; DIRTY=1 continues anyway"):
    if options.get("DIRTY") or options.get("DRY"):
        return
    if checkout.git("status", "--porcelain"):
        raise Refusal("There are uncommitted changes. Commit them, so that a mistake is easy to undo%s." % advice)


def fork(checkout, options):
    """`make fork FROM=Bookmarks TO=Recipes`: one more feature in this checkout."""
    words = Words(checkout, options["FROM"])
    names = Names(options["TO"], options.get("ENTITY", ""))
    texts = {path: checkout.read(path) for path in checkout.files(words.feature)}
    make(checkout, words, names, texts, "", options, like=words.feature)


def new(checkout, options):
    """`make new FEATURE=Recipes`: the smallest feature, from `ci/Template`."""
    names = Names(options["FEATURE"], options.get("ENTITY", ""))
    words = Words(checkout, "Notes", "ci/Template/Modules")
    texts = {path: checkout.read(path) for path in checkout.tracked() if path.startswith("ci/Template/")}
    make(checkout, words, names, texts, "ci/Template/", options)


def make(checkout, words, names, texts, prefix, options, like=None):
    """Writes renamed copies of files, and adds the lines of the new feature."""
    require_clean(checkout, options)
    check_taken(checkout, names, checkout.features())
    texts = {path[len(prefix):]: text for path, text in texts.items() if text is not None}
    renamer = words.renamer(names, beside=True)
    check_meetings(texts, renamer)
    written = {renamer.path(path): renamed_file(words, names, renamer, path, text, like, beside=True)
               for path, text in texts.items()}
    check_tables(checkout, written)
    for path in filter(checkout.exists, written):
        raise Refusal("%s exists already. Use another name." % path)
    print("The feature is called %s." % names)
    if options.get("DRY"):
        print("\n".join(written))
        return
    for path, text in written.items():
        checkout.write(path, text)
    checkout.add_lines(names.plural, like)
    checkout.format([*written, *(path for path, _, _ in LISTS)])
    print("%d files are written. Next: make test-unit, then make graph api-accept." % len(written))


def renamed_file(words, names, renamer, path, text, like, beside=False):
    if path.endswith("/words.json"):
        return words.written(names, beside)
    if path.endswith("README.md") and like:
        with open(os.path.join(PAGES, "Modules/README.md"), encoding="utf-8") as page:
            return filled(page.read(), names, [], "")
    return renamer.file(path, text)


def filled(page, names, features, product):
    """Fills in a page: the names of a feature, the name of the product, and a line for each feature."""
    lines = ["- [%s](Modules/%s/README.md)" % (name, name) for name in features]
    for key, value in {
            "%Feature%": names.plural if names else "", "%Product%": product,
            "%Features%": sentence(split(names.plural)) if names else "",
            "%list%": "\n".join(lines) or "There is no feature yet: `make new FEATURE=Recipes` creates one.",
            }.items():
        page = page.replace(key, value)
    return page


def unfork(checkout, options):
    """`make unfork FEATURE=Recipes`, or `ALL=1`: takes features out of this checkout."""
    require_clean(checkout, options)
    features = checkout.features()
    leaving = features if options.get("ALL") else [options["FEATURE"]]
    if not options.get("ALL") and leaving[0] not in features:
        raise Refusal("There is no feature “%s”. Use one of: %s." % (
            leaving[0], ", ".join(features) or "none"))
    teaching = study.mentions(checkout, leaving)
    if teaching or (options.get("ALL") and checkout.exists(study.MARK)):
        print("The teaching material uses features that leave, so it is removed, too, with the project's own pages.")
    if options.get("DRY"):
        if checkout.git("status", "--porcelain"):
            print("The list is made from the last commit, without the changes that are not committed.")
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            run("git", "clone", "--quiet", checkout.root, folder)
            unfork(Checkout(folder), {**options, "DRY": ""})
            changes = Checkout(folder).git("status", "--short")
        print(changes, end="")
        return
    for feature in leaving:
        checkout.remove_feature(feature)
    if teaching or (options.get("ALL") and checkout.exists(study.MARK)):
        commit = checkout.git("rev-parse", "HEAD").strip()
        study.remove(checkout)
        lay_pages(checkout, product_name(checkout))
        if options.get("ALL"):
            write_lock(checkout, {"commit": commit, "from": None})
            print("Commit this alone: “make upgrade” starts from that commit.")
    print("Removed: %s. Next: make build, then make graph api-accept." % (", ".join(leaving) or "nothing"))


# A repository of its own


def fork_alone(checkout, options):
    """`make fork FROM=Stargazers TO=Watchers OUT=../watchers`: a repository with that feature only."""
    out = os.path.realpath(os.path.expanduser(options["OUT"]))
    names = Names(options["TO"], options.get("ENTITY", ""))
    words = Words(checkout, options["FROM"])
    made = not os.path.exists(out)
    if not made and (not os.path.isdir(out) or os.listdir(out)):
        raise Refusal("%s exists already, and is not an empty folder. Name another one." % out)
    if (out + os.sep).startswith(checkout.root + os.sep):
        raise Refusal("%s is in this checkout. Name a folder outside of it: OUT=../%s" % (
            out, names.plural.lower()))
    if checkout.git("status", "--porcelain"):
        print("The fork is made from the last commit, without the changes that are not committed.")
    answers = {"commit": checkout.git("rev-parse", "HEAD").strip(), "from": words.feature,
               "to": names.plural, "entity": names.singular,
               "name": options.get("NAME") or sentence(split(names.plural))}
    check_product(answers["name"])
    if options.get("DRY"):
        with tempfile.TemporaryDirectory() as folder:
            print("%s would become a repository with %d files. The feature would be called %s." % (
                out, cut(checkout, answers, os.path.join(folder, "fork")), names))
        return
    try:
        files = cut(checkout, answers, out)
        run("git", "init", "--quiet", "--initial-branch=main", at=out)
        run("git", "add", "--all", at=out)
        run("git", *author(out), "commit", "--quiet", "--message",
            "%s, from the template at %s" % (answers["name"], answers["commit"][:12]), at=out)
        run("git", "branch", "template", at=out)
    except BaseException:
        shutil.rmtree(out, ignore_errors=True)
        if not made:
            os.mkdir(out)
        raise
    print("%s has %d files, in one commit. The feature is called %s." % (out, files, names))
    print("Next: cd %s, then make run. Singular and plural are in Modules/%s/words.json." % (
        shlex.quote(out), names.plural))


def check_product(name):
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9]*( [A-Za-z0-9]+)*", name):
        raise Refusal("NAME=%s: use letters, digits, and single blanks between words." % name)


def author(folder):
    """The options of git for a commit on a machine where nobody has told git a name."""
    try:
        run("git", "config", "user.email", at=folder)
        return []
    except Refusal:
        return ["-c", "user.name=fork", "-c", "user.email=fork@localhost"]


def cut(checkout, answers, out):
    """Writes the fork for these answers to a folder, without git. Returns the number of files.

    The result depends on the commit and the answers only, so an upgrade can repeat it.
    """
    os.makedirs(out, exist_ok=True)
    archive = run("git", "archive", answers["commit"], at=checkout.root)
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(out)
    made = Checkout(out)
    words = Words(made, answers["from"]) if answers["from"] else None
    for feature in made.features():
        if feature != answers["from"]:
            made.remove_feature(feature)
    study.remove(made)
    changed = []
    if words:
        changed = rename_alone(made, words, Names(answers["to"], answers["entity"]))
    name_product(made, answers.get("name"))
    lay_pages(made, product_name(made))
    write_lock(made, answers)
    made.format(changed + [path for path, _, _ in LISTS])
    return sum(len(files) for _, _, files in os.walk(out))


def rename_alone(made, words, names):
    """Renames the only feature of a fork. Returns the files that it has written."""
    paths = [path for folder in made.folders(words.feature) for path in files_below(made, folder)]
    texts = {path: made.read(path) for path in paths if not path.endswith("/graph.svg")}
    renamer = words.renamer(names)
    if names.plural == words.feature and not renamer.changes():
        return []
    check_meetings({path: text for path, text in texts.items() if text is not None}, renamer)
    made.add_lines(names.plural, words.feature)
    renamed = {}
    for path, text in texts.items():
        if text is not None:
            renamed[renamer.path(path)] = renamed_file(words, names, renamer, path, text, True)
    made.remove_feature(words.feature)
    for path, text in renamed.items():
        made.write(path, text)
    check_taken_after(made, names)
    return list(renamed)


def check_taken_after(made, names):
    """Refuses a name that Core or an app declares; the new feature's own files do not count."""
    own = tuple(folder + "/" for folder in made.folders(names.plural))
    others = Checkout(made.root)
    others.tracked = lambda: [path for path in files_below(made, "") if not path.startswith(own)]
    check_taken(others, names, [])


def files_below(checkout, folder):
    found = []
    for base, folders, files in os.walk(checkout.at(folder)):
        folders.sort()
        found += [os.path.relpath(os.path.join(base, name), checkout.root) for name in sorted(files)]
    return found


def lay_pages(checkout, product):
    """Writes the pages of a fork over those of the template."""
    for base, _, files in os.walk(PAGES):
        for name in files:
            path = os.path.relpath(os.path.join(base, name), PAGES)
            if path != "Modules/README.md":
                with open(os.path.join(base, name), encoding="utf-8") as page:
                    checkout.write(path, filled(page.read(), None, checkout.features(), product))
    checkout.edit("mkdocs.yml", lambda text: re.sub(r"site_name: .*", "site_name: " + product, text))


PRODUCT = "Modules/Core/Domain/ProductName.swift"


def product_name(checkout):
    return re.search(r'let text = "([^"]*)"', checkout.read(PRODUCT))[1]


def name_product(checkout, name):
    """Sets the name of the product, which is one value in the code."""
    if name:
        checkout.edit(PRODUCT, lambda text: re.sub(
            r'(let summary = )"[^"]*"', r'\1""', re.sub(r'(let text = )"[^"]*"', r'\1"%s"' % name, text)))


def write_lock(checkout, answers):
    checkout.write("template.lock", json.dumps(answers, indent=2) + "\n")
