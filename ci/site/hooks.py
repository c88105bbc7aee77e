"""Lets mkdocs read the documents where they stand: beside the code, in all of the checkout."""

import html
import logging
import posixpath
import re
import subprocess
from pathlib import Path, PurePosixPath

from mkdocs.structure.files import File, Files

log = logging.getLogger("mkdocs.hooks")
root = Path(__file__).resolve().parents[2]
# Links in the pages of a fork are relative to the fork.
forks = ("ci/Template/", "ci/fork/pages/")


def paths():
    names = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(names, cwd=root, check=True, capture_output=True, text=True).stdout
    return [path for path in found.split("\0") if path and (root / path).is_file()]


def is_document(path):
    return path.endswith(".md") and not path.startswith(forks) and not path.endswith("/hints.md")


class Source(File):
    """A file that is no document: a page with its numbered lines."""

    def __init__(self, path, site):
        super().__init__(path + ".txt", str(root), site, False)
        self.src_uri, self.dest_uri, self.url = path, path + ".html", path + ".html"
        self.abs_src_path, self.abs_dest_path = str(root / path), f"{site}/{path}.html"

    def is_documentation_page(self):
        return False

    def copy_file(self, dirty=False):
        lines = Path(self.abs_src_path).read_text(errors="replace").splitlines()
        rows = (f'<i id="L{n}">{n:5}  </i>{html.escape(line)}\n' for n, line in enumerate(lines, 1))
        page = Path(self.abs_dest_path)
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(
            f"<!doctype html><meta charset=utf-8><meta name=color-scheme content='light dark'>"
            f"<title>{self.src_uri}</title><h1>{self.src_uri}</h1><pre>{''.join(rows)}</pre>")


def anchor(text, separator):
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def on_config(config):
    log.parent.setLevel(logging.WARNING)  # --quiet would hide warnings, too
    config["site_name"] = (root / "README.md").read_text().splitlines()[0].removeprefix("# ")
    config["mdx_configs"]["toc"] = {"slugify": anchor, "permalink": True}
    left = sorted(filter(is_document, paths()))
    nav = []
    for row in config["nav"]:
        (title, patterns), pages = *row.items(), []
        for pattern in [patterns] if isinstance(patterns, str) else patterns:
            taken = [path for path in left if fits(path, pattern)]
            pages += sorted(taken, key=lambda path: ("/README." not in f"/{path}", path))
            left = [path for path in left if path not in taken]
        if pages:
            nav.append({title: pages[0] if len(pages) == 1 else pages})
    for path in left:
        log.warning(f"{path} has no row in the navigation of mkdocs.yml")
    config["nav"] = nav
    # The theme has the word splitter for Japanese, but the plug-in requires its own.
    config["plugins"]["search"].config["lang"] = ["en", "ja"]
    return config


def fits(path, pattern):
    if ".ja." in path and ".ja." not in pattern:
        return False
    return PurePosixPath(path).match(pattern) if "*" in pattern else path == pattern


def on_files(files, config):
    site = config["site_dir"]
    pictures = (".png", ".svg")
    own = [
        File(path, str(root), site, False)
        if is_document(path) or path.endswith(pictures) else Source(path, site)
        for path in paths()
    ]
    theme = [file for file in files if not file.abs_src_path.startswith(config["docs_dir"])]
    return Files(own + theme)


def on_page_markdown(markdown, page, config, files):
    page.title = re.sub(r" · \[.*", "", page.title)  # the link to the translation
    # The words after a fence's language are instructions for the document check.
    markdown = re.sub(r"^(\s*```\w+) .*$", r"\1", markdown, flags=re.M)
    return markdown.replace("<details>", "<details markdown>")


def on_page_content(content, page, config, files):
    """Leads links of folders and of files without an ending, which mkdocs passes over."""
    sources = {file.src_uri: file.url for file in files}
    addresses = set(sources.values())
    folder = posixpath.dirname(page.url)

    def led(match):
        path = posixpath.normpath(posixpath.join(folder, match[1]))
        target = sources.get(path) or sources.get(f"{path}/README.md")
        if target is None and "." not in posixpath.basename(path) and not (root / path).is_dir():
            log.warning(f"{page.file.src_uri} has a link to {match[1]}, which is not there")
        if target is None or path in addresses:
            return match[0]
        return f'href="{posixpath.relpath(target, folder or ".")}{match[2] or ""}"'

    return re.sub(r'href="([^":#?]+)(#[^"]*)?"', led, content)


def on_page_context(context, page, config, nav):
    """Lets the reader switch to the translation of a page, where it has one."""
    path = page.file.src_uri
    english = path.replace(".ja.md", ".md")
    pair = {"English": english, "日本語": english.replace(".md", ".ja.md")}
    known = {other.file.src_uri: other.url for other in nav.pages}
    config["extra"]["alternate"] = [
        {"name": name, "link": known[path], "lang": "en" if name == "English" else "ja"}
        for name, path in pair.items()
    ] if set(pair.values()) <= set(known) else []
    return context


def on_post_page(output, page, config):
    # The theme's links are too dark on a dark page.
    style = "<style>[data-md-color-scheme=slate]{--md-typeset-a-color:#8ab4f8}</style></head>"
    output = output.replace("</head>", style, 1)
    return output.replace('lang="en"', 'lang="ja"', 1) if ".ja." in page.file.src_uri else output
