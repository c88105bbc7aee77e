"""Makes features and repositories of this project's features: python3 ci/fork COMMAND

    fork     FROM=Bookmarks TO=Recipes             one more feature in this checkout
    fork     FROM=Bookmarks TO=Recipes OUT=../x    a repository of its own
    new      FEATURE=Recipes                       the smallest feature
    unfork   FEATURE=Recipes, or ALL=1             removes features
    upgrade  TEMPLATE=../seams [VERSION=v2]        merges later changes of the template

The values come from the environment: `make fork FROM=Bookmarks TO=Recipes` sets them. ENTITY=Recipe
names one of the feature's things, NAME=“My shop” names the product, DRY=1 only lists the changes, and
DIRTY=1 accepts uncommitted changes. docs/fork.md explains all of it.
"""

import fcntl
import os
import sys

import commands
import upgrade
from checkout import Checkout, Refusal

NEEDED = {"fork": ["FROM", "TO"], "new": ["FEATURE"], "unfork": [], "upgrade": [], "merge": []}
POSSIBLE = {"fork": ["ENTITY", "OUT", "NAME"], "new": ["ENTITY"], "unfork": ["FEATURE", "ALL"],
            "upgrade": ["TEMPLATE", "VERSION"], "merge": ["TEMPLATE", "VERSION"]}


def main(arguments):
    if not arguments or arguments[0] not in NEEDED:
        print(__doc__)
        return 64
    command = arguments[0]
    options = {name: value for name, value in os.environ.items()
               if name in ("FROM", "TO", "ENTITY", "FEATURE", "OUT", "ALL", "NAME", "TEMPLATE", "VERSION",
                           "DRY", "DIRTY", "KIND") and value not in ("", "0")}
    for name in NEEDED[command]:
        if name not in options:
            raise Refusal("Set %s=…, as in “make %s %s”." % (name, command, " ".join(
                "%s=%s" % (needed, {"FROM": "Bookmarks"}.get(needed, "Recipes"))
                for needed in NEEDED[command])))
    if options.get("KIND", "app") != "app":
        raise Refusal("KIND=%s is not supported any more: a fork always has its programs. For a library, delete Apps." % (
            options["KIND"]))
    for name in options:
        if name not in NEEDED[command] + POSSIBLE[command] + ["DRY", "DIRTY", "KIND", "VERSION"]:
            raise Refusal("%s is not for make %s. Leave it out." % (name, command))
    if "NAME" in options and "OUT" not in options:
        raise Refusal("NAME needs OUT: only a repository of its own has a name. Leave NAME out, or add OUT=…")
    if "FEATURE" in options and "ALL" in options:
        raise Refusal("Set either FEATURE or ALL, not both.")
    here = Checkout(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../.."))
    here.require_commit()
    if command == "merge":
        return upgrade.merge(here, arguments[1], "DRY" in options)
    # The lock ends with the process.
    try:
        fcntl.flock(os.open(here.root, os.O_RDONLY), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refusal("The tool is already running in this checkout. Wait until it ends.")
    if command == "upgrade":
        return upgrade.upgrade(here, options)
    if command == "unfork" and not ("FEATURE" in options or "ALL" in options):
        raise Refusal("Set FEATURE=…, or ALL=1 for all features.")
    action = {"new": commands.new, "unfork": commands.unfork,
              "fork": commands.fork_alone if "OUT" in options else commands.fork}[command]
    return action(here, options) or 0


if __name__ == "__main__":
    # Git sets these for hooks; they would lead it to another repository.
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        os.environ.pop(name, None)
    sys.dont_write_bytecode = True
    try:
        sys.exit(main(sys.argv[1:]))
    except Refusal as refusal:
        print("fork: %s" % refusal, file=sys.stderr)
        sys.exit(65)
    except OSError as error:
        print("fork: %s: “%s”. Check the folder and its permissions." % (error.strerror, error.filename), file=sys.stderr)
        sys.exit(65)
    except KeyboardInterrupt:
        print("fork: Interrupted. See “git status”; “git stash --include-untracked” sets aside what is written.",
              file=sys.stderr)
        sys.exit(130)
