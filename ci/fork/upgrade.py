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
        raise Refusal("This is not a fork: template.lock is missing. Run the command in a fork.")
    require_clean(checkout, {}, advice="")
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


# Makes a fork by the tool of another version of the template.
CUT = """
import json, sys
sys.path.insert(0, sys.argv[1] + "/ci/fork")
from checkout import Checkout
from commands import cut
cut(Checkout(sys.argv[1]), json.loads(sys.argv[2]), sys.argv[3])
"""


def merge(template, root, dry=False):
    """Writes the fork as this template makes it on the branch `template`, and merges that branch."""
    checkout = Checkout(root)
    answers = checkout.read_json("template.lock")
    old, new = dict(answers), dict(answers, commit=template.git("rev-parse", "HEAD").strip())
    if old["commit"] == new["commit"]:
        print("The fork has this version already.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "made")
        cut(template, new, made)
        tree, before = written_tree(checkout, made), tree_before(template, checkout, old, folder)
    # The last commit that was generated is the last one that changed the lock.
    base = checkout.git("log", "-1", "--format=%H", "--", "template.lock").strip()
    if dry:
        print(checkout.git("diff", "--stat", before or base, tree))
        return 0
    if before and before != checkout.git("rev-parse", base + "^{tree}").strip():
        # That commit has edits of the fork, too: it was amended or squashed. Git must not take them for
        # the template's.
        base = committed(checkout, before, base, old)
        checkout.git(*author(root), "merge", "--quiet", "--strategy=ours", "--no-edit", base)
    checkout.git("branch", "--force", "template", committed(checkout, tree, base, new))
    done = subprocess.run(["git", *author(root), "merge", "--no-edit", "template"], cwd=root)
    if done.returncode:
        print("Resolve the conflicts that git lists, “git add” the files, and end with “git commit”; "
              "“git merge --abort” undoes all.", file=sys.stderr)
        return 1
    print("Next: make ci. If it says so: make graph api-accept.")
    return 0


def written_tree(checkout, folder):
    """Writes the files of a folder to the repository, without a change of its index."""
    with tempfile.TemporaryDirectory() as temporary:
        environment = dict(os.environ, GIT_INDEX_FILE=os.path.join(temporary, "index"))
        checkout.git("--work-tree=" + folder, "add", "--all", env=environment)
        return checkout.git("write-tree", env=environment).strip()


def tree_before(template, checkout, answers, folder):
    """Makes the fork again as it was before the upgrade; `None` if the template has no such commit or tool."""
    clone, made = os.path.join(folder, "old"), os.path.join(folder, "made before")
    try:
        run("git", "clone", "--quiet", "--shared", "--no-checkout", template.root, clone)
        run("git", "checkout", "--quiet", "--detach", answers["commit"], at=clone)
        run(sys.executable, "-B", "-c", CUT, clone, json.dumps(answers), made)
    except Refusal:
        return None
    return written_tree(checkout, made)


def committed(checkout, tree, parent, answers):
    return checkout.git(*author(checkout.root), "commit-tree", tree, "-p", parent, "-m",
                        "The template at %s" % answers["commit"][:12]).strip()
