"""`make upgrade`: cuts the fork again from a newer template, and lets git merge the difference."""

import json
import os
import subprocess
import sys
import tempfile

from checkout import Checkout, Refusal, run
from commands import author, cut, require_clean


def upgrade(checkout, options):
    """Clones the template, and runs the tool of the version that is wanted."""
    if not checkout.exists("template.lock"):
        raise Refusal("This is no fork: it has no template.lock.")
    require_clean(checkout, {})
    place = options.get("TEMPLATE")
    if not place:
        raise Refusal("Where is the template? make upgrade TEMPLATE=../seams [VERSION=<tag or commit>]")
    with tempfile.TemporaryDirectory() as folder:
        clone = os.path.join(folder, "template")
        run("git", "clone", "--quiet", "--no-checkout", "--", os.path.expanduser(place), clone,
            at=checkout.root)
        version = options.get("VERSION") or "HEAD"
        names = [version, "origin/" + version]
        commit = next((found for found in map(lambda name: resolved(clone, name), names) if found), None)
        if not commit:
            raise Refusal("The template has no version “%s”." % version)
        run("git", "checkout", "--quiet", "--detach", commit, at=clone)
        if not os.path.exists(os.path.join(clone, "ci/fork/__main__.py")):
            raise Refusal("The version “%s” of the template has no ci/fork." % version)
        # The tool of that version knows its own files.
        status = subprocess.run([sys.executable, os.path.join(clone, "ci/fork"), "merge", checkout.root])
        return status.returncode


def resolved(repository, name):
    done = subprocess.run(["git", "rev-parse", "--verify", "--quiet", name + "^{commit}"],
                          cwd=repository, capture_output=True, text=True)
    return done.stdout.strip()


def merge(template, root, dry=False):
    """Writes the fork as this template makes it on the branch `template`, and merges that branch."""
    checkout = Checkout(root)
    answers = json.loads(checkout.read("template.lock"))
    old, answers["commit"] = answers["commit"], template.git("rev-parse", "HEAD").strip()
    if old == answers["commit"]:
        print("This is the version that the fork has already.")
        return 0
    # The last commit that was generated is the last one that changed the lock.
    base = checkout.git("log", "-1", "--format=%H", "--", "template.lock").strip()
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "made")
        cut(template, answers, made)
        environment = dict(os.environ, GIT_INDEX_FILE=os.path.join(folder, "index"))
        run("git", "--work-tree=" + made, "add", "--all", at=checkout.root, env=environment)
        tree = checkout.git("write-tree", env=environment).strip()
    if dry:
        print(checkout.git("diff", "--stat", base, tree))
        return 0
    commit = checkout.git(
        *author(checkout.root), "commit-tree", tree, "-p", base, "-m",
        "The template at %s" % answers["commit"][:12]).strip()
    checkout.git("branch", "--force", "template", commit)
    done = subprocess.run(
        ["git", *author(checkout.root), "merge", "--no-edit", "template"], cwd=checkout.root)
    if done.returncode:
        print("Resolve the conflicts that git lists, “git add” the files, and end with “git commit”; "
              "“git merge --abort” undoes all.", file=sys.stderr)
        return 1
    print("Next: make ci. If it says so: make graph api-accept.")
    return 0
