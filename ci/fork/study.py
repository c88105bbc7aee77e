"""Removes the parts that only the template has: the material to study, and the checks of it."""

import os
import re

# If this folder exists, the checkout is the template.
MARK = "docs/tour"
PATHS = """
    README.ja.md ARCHITECTURE.ja.md Benchmarks Fuzz Tests/Live
    Tests/EndToEnd/Apps/DatabaseServerTests.swift Tests/EndToEnd/Apps/DemoFeaturesTests.swift
    Tests/EndToEnd/Apps/LivePageTests.swift Tests/EndToEnd/Apps/StoryToBookmarkTests.swift
    Tests/EndToEnd/Apps/TracingTests.swift
    ci/cluster-check ci/fuzz ci/forks ci/pictures ci/study.mk ci/violations ci/weight
    ci/Sources/Mutants ci/Sources/seams-mutate ci/Tests/MutantsTests
    ci/Sources/Proofs ci/Sources/seams-prove ci/Tests/ProofsTests
    docs/adding.md docs/adding.ja.md docs/cost docs/decisions docs/deploy docs/examples docs/invariants.md
    docs/invariants.ja.md docs/learn docs/mutants.md docs/pictures docs/practices.md docs/schemas
    docs/server.md docs/settings.md docs/testing.md docs/testing.ja.md docs/tour docs/trail
    docs/type-level-features.md
    docs/api docs/graph.svg Modules/*/graph.svg
    """.split()
# In these files, a block between two comments is about the paths above.
BLOCK = re.compile(r"^ *(//|#|<!--) study(?: -->)?\n.*?^ *\1 end study(?: -->)?\n", re.M | re.S)
BLOCKS = ["ci/Jenkinsfile", "ci/Jenkinsfile.container", "ci/Package.swift", "mkdocs.yml", "Modules/*/README.md"]
# The last part of the manifest declares their targets.
MANIFEST = re.compile(r"\n// MARK: - Study\n.*", re.S)


def mentions(checkout, features):
    """Whether files outside of a feature's folders and lists name its modules."""
    if not checkout.exists(MARK):
        return False
    names = "|".join(features)
    found = re.compile(r"\b(?:%s)(?:Domain|Repository|ViewModel|Infrastructure)\b" % names)
    texts = [checkout.read(path) for path in checkout.tracked()
             if path.startswith(("docs/", "Benchmarks/", "Fuzz/", "ci/violations/"))
             and not path.startswith(("docs/api/", "docs/graph.svg"))]
    return any(found.search(text) for text in texts if text)


def remove(checkout):
    """Removes the study material, and every line that would point to it."""
    targets = make_targets(checkout)
    checkout.remove(*PATHS)
    gone = targets - make_targets(checkout)
    for path in sum(map(checkout.matching, BLOCKS), []):
        checkout.edit(path, lambda text: BLOCK.sub("", text))
    checkout.edit("Package.swift", lambda text: MANIFEST.sub("", text))
    for base, folders, files in os.walk(checkout.root):
        folders[:] = [name for name in folders if name not in (".git", ".build", "pages", "Texts")]
        for name in files:
            if name.endswith(".md"):
                path = os.path.relpath(os.path.join(base, name), checkout.root)
                checkout.edit(path, lambda text: without_gone(checkout, path, text, gone))


def make_targets(checkout):
    found = set()
    for path in ("Makefile", "ci/study.mk"):
        if checkout.exists(path):
            found |= set(re.findall(r"^([a-z][a-z0-9-]*):", checkout.read(path), re.M))
    return found


def without_gone(checkout, page, text, targets):
    """Removes the rows of tables that are about something that is gone, and links to it."""
    lines = []
    for line in text.split("\n"):
        names = re.findall(r"`([^`]+)`", line) if line.startswith("|") else []
        if any(name in targets or is_gone(checkout, name) for name in names[:2]):
            continue
        lines.append(re.sub(
            r"!?\[([^\]]*)\]\(([^)#: ]+)(#[^)]*)?\)",
            lambda link: link[0] if leads_somewhere(checkout, page, link[2]) else link[1], line))
    return "\n".join(lines)


def is_gone(checkout, name):
    """Whether a name in backticks is the path of something that was removed."""
    path = name.rstrip("/")
    if not re.fullmatch(r"[\w.*/-]+", path) or "/" not in path:
        return False
    within = any(path == removed or path.startswith(removed + "/") for removed in PATHS)
    # A layer without a module now is a layer of the next feature.
    if re.fullmatch(r"Modules/\*/\w+", path):
        return False
    return within or ("*" in path and not checkout.matching(path) and path.startswith("Modules/"))


def leads_somewhere(checkout, page, link):
    # The graphs are drawn after the first build.
    path = os.path.join(checkout.root, os.path.dirname(page), link)
    return link.endswith("graph.svg") or os.path.exists(os.path.normpath(path))
