"""Tests of ci/fork: python3 ci/Tests/fork_test.py

They make forks of a small invented template, and build nothing.
"""

import contextlib
import fcntl
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "ci/fork"))

import commands
import study
import upgrade
from checkout import Checkout, Refusal, run
from names import Renamer, split, swift_parts, wrap
from request import Names, Words, check_meetings, check_tables, check_taken

Checkout.format = lambda checkout, paths: None


def renamer(keep=(), keep_in=None, many="tea houses", one="tea house"):
    pairs = [("bookmarks", many), ("bookmark", one)]
    return Renamer([(split(old), split(new)) for old, new in pairs], keep, keep_in)


class Renaming(unittest.TestCase):
    def swift(self, before, after, **options):
        self.assertEqual(renamer(**options).file("A.swift", before), after)

    def test_renames_identifiers_by_their_humps(self):
        for before, after in [
                ("BookmarkList", "TeaHouseList"), ("bookmarks", "teaHouses"), ("SpyBookmark", "SpyTeaHouse"),
                ("CLIBookmarks2", "CLITeaHouses2"), ("newBookmark", "newTeaHouse"), ("BOOKMARKS", "TEA_HOUSES"),
                ("rebookmark", "rebookmark"), ("bookmarked", "bookmarked"), ("Bookmarking", "Bookmarking"),
                ("bookmarkTags", "teaHouseTags")]:
            self.swift(before, after)

    def test_writes_literals_as_their_place_wants(self):
        for before, after in [
                ('"/bookmarks/:id"', '"/tea-houses/:id"'), ('["bookmarks", "new"]', '["tea-houses", "new"]'),
                ('"SELECT * FROM bookmarks"', '"SELECT * FROM tea_houses"'),
                ('"bookmarks AS b"', '"tea_houses AS b"'),
                ('["feed_tags", "bookmarks"]', '["feed_tags", "tea_houses"]'), ('"is_free, bookmark, kind"', '"is_free, tea_house, kind"'),
                ('" .bookmarks .paper { fill: red }"', '" .tea-houses .paper { fill: red }"'),
                ('"bookmark_tags"', '"tea_house_tags"'), ('"Add a bookmark."', '"Add a tea house."'),
                ('"Bookmarks"', '"Tea houses"'), ('"Show Bookmarks."', '"Show Tea houses."'),
                ('"a\\nBookmarks 1"', '"a\\nTea houses 1"'), ('"2 bookmarks.\\n"', '"2 tea houses.\\n"'),
                ('"bookmarks.\\(kind)"', '"tea-houses.\\(kind)"'), ('#"{"bookmarks":[]}"#', '#"{"teaHouses":[]}"#'),
                ('memberNames(of: record) == ["bookmarks", "id"]', 'memberNames(of: record) == ["teaHouses", "id"]'),
                ('"exec \\"$SEAMS\\" bookmarks list"', '"exec \\"$SEAMS\\" tea-houses list"'),
                ('json["bookmarks"]', 'json["teaHouses"]'), ('query["bookmark"]', 'query["tea-house"]'),
                ('n == 1 ? "bookmark" : "bookmarks"', 'n == 1 ? "tea house" : "tea houses"'),
                ('Figures.count(page.total, "bookmark")', 'Figures.count(page.total, "tea house")'),
                ('"{{#bookmarks}}{{/bookmarks}}"', '"{{#teaHouses}}{{/teaHouses}}"'),
                ('"\\(bookmark.title) is a bookmark"', '"\\(teaHouse.title) is a tea house"'),
                ('"one\\nbookmark, %2Fbookmarks"', '"one\\ntea house, %2Ftea-houses"'),
                ('"#/schemas/Bookmark"', '"#/schemas/TeaHouse"'), ('"X-Bookmark-Id"', '"X-Tea-House-Id"')]:
            self.swift(before, after)

    def test_removes_an_alias_that_is_now_the_name_of_its_command(self):
        both = Renamer([(["quake"], ["wave"]), (["earthquake"], ["wave"]), (["tremor"], ["ripple"])])
        for before, after in [
                ('(commandName: "quake", aliases: ["earthquake"])', '(commandName: "wave")'),
                ('(commandName: "quake", aliases: ["tremor"])', '(commandName: "wave", aliases: ["ripple"])')]:
            self.assertEqual(both.file("A.swift", before), after)

    def test_writes_comments_as_prose_and_code_in_them_as_code(self):
        self.swift("/// A bookmark; ``Bookmark/id`` of `bookmarks`.", "/// A tea house; ``TeaHouse/id`` of `teaHouses`.")
        self.swift("// see /bookmarks/new", "// see /tea-houses/new")
        self.swift("// BookmarkStore/bookmark(_:)", "// TeaHouseStore/teaHouse(_:)")
        self.swift("/// Stated by ``BookmarkStore/bookmark``.", "/// Stated by ``TeaHouseStore/teaHouse``.")

    def test_sets_the_article(self):
        one = dict(many="apples", one="apple")
        self.swift('"Add a bookmark. A bookmark"', '"Add an apple. An apple"', **one)
        self.swift("/// a\n/// bookmark", "/// an\n/// apple", **one)
        self.swift('"\\(a) bookmark"', '"\\(a) apple"', **one)
        self.swift("let a = bookmark", "let a = apple", **one)
        back = Renamer([(["apple"], ["uniform"])])
        self.assertEqual(back.file("a.txt", "an apple"), "a uniform")

    def test_keeps_the_words_of_others(self):
        self.swift('"NETSCAPE-Bookmark-file-1 bookmark"', '"NETSCAPE-Bookmark-file-1 tea house"',
                   keep=["NETSCAPE-Bookmark-file-1"])
        only = renamer(keep_in={"Catalogue": ['"bookmark"']})
        self.assertEqual(only.file("A/CatalogueReader.swift", '"bookmark"'), '"bookmark"')
        self.assertEqual(only.file("A/Reader.swift", '"bookmark"'), '"tea-house"')

    def test_renames_a_type_at_the_start_of_a_line_of_a_list(self):
        self.assertEqual(renamer().file("WithoutInvariant.txt", "# Types\nBookmark — A Bookmark is valid."),
                         "# Types\nTeaHouse — A Tea house is valid.")

    def test_renames_a_name_of_two_words_again(self):
        again = Renamer([(["tea", "houses"], ["mice"]), (["tea", "house"], ["mouse"])])
        text = 'TeaHouseList teaHouses "tea_houses /tea-houses tea house TeaParty teahouses" TEA_HOUSES'
        self.assertEqual(
            again.file("A.swift", text),
            'MouseList mice "mice /mice mouse TeaParty teahouses" MICE')

    def test_renames_paths(self):
        self.assertEqual(renamer().path("Tests/Unit/Bookmarks/BookmarkTests.swift"),
                         "Tests/Unit/TeaHouses/TeaHouseTests.swift")

    def test_cuts_swift_into_code_comments_and_literals(self):
        text = 'let a = "x\\(f("y") + b)z" // "c"\nlet d = #"e"\\("#; let g = """\n h "i" \\(j)\n """'
        parts = swift_parts(text)
        self.assertEqual("".join(part for _, part, _ in parts), text)
        self.assertEqual([part for kind, part, _ in parts if kind == "comment"], ['// "c"'])
        code = "".join(part for kind, part, _ in parts if kind == "code")
        self.assertEqual(code, 'let a = f() + b \nlet d = ; let g = j')

    def test_renames_regular_expressions_as_literals(self):
        for before, after in [
                (r'let a = /<b>(\d+)<\/b> bookmarks of a/', r'let a = /<b>(\d+)<\/b> tea houses of a/'),
                (r'f(of: /"n":"([^"]+)"/); open("/bookmarks")', r'f(of: /"n":"([^"]+)"/); open("/tea-houses")'),
                (r'#/bookmarks" x/#; bookmarks', r'#/tea-houses" x/#; teaHouses'),
                ('a / bookmarks / "bookmarks"', 'a / teaHouses / "tea-houses"'),
                ('(bookmarks + 1) / 2 // 3 / bookmarks', '(teaHouses + 1) / 2 // 3 / tea houses')]:
            self.swift(before, after)

    def test_breaks_comments_that_become_too_long(self):
        self.assertEqual(wrap("/// one two three\n/// four", "", 12), "/// one two\n/// three\n/// four")
        self.assertEqual(wrap("  x()  // expected-error {{y}}", "", 12),
                         "  // swift-format-ignore\n  x()  // expected-error {{y}}")
        self.assertEqual(wrap("#if FAIL\n// expected-FAIL-error@+1 {{y}}\nx(one: two)\n#else\nx(one: 2)\n#endif",
                              "// expected-FAIL-error@+1 {{y}}", 9),
                         "#if FAIL\n// swift-format-ignore\n// expected-FAIL-error@+1 {{y}}\nx(one: two)\n#else\nx(one: 2)\n#endif")


class Requests(unittest.TestCase):
    def refused(self, words, *arguments):
        with self.assertRaisesRegex(Refusal, words):
            Names(*arguments)

    def test_refuses_names_that_no_code_can_have(self):
        for name in ["recipes", "Tea-Houses", "Tea Houses", "2Wheels", "Über", "RECIPES", "Tea_Houses"]:
            self.refused("begin with a capital", name)
        self.refused("a word of Swift", "Cases", "Case")
        self.refused("a word of SQL", "Tables", "Table")
        self.refused("of another package", "Strings", "String")
        self.refused("at most 24", "Extraordinarilylongnamesx")
        self.refused("singular", "News", "News")
        self.refused("digit", "R2d2s")
        self.assertEqual(split("Mp3Files"), ["mp3", "files"])
        self.assertEqual(
            Renamer([(["bookmarks"], ["mp3", "files"])]).file("A.swift", 'bookmarks "/bookmarks"'), 'mp3Files "/mp3-files"')

    def test_guesses_only_what_is_plain(self):
        for many, one in [("Recipes", "Recipe"), ("Papers", "Paper"), ("Games", "Game"), ("TeaRooms", "TeaRoom")]:
            self.assertEqual(Names(many).singular, one)
        for many in ["Volcanoes", "Mice", "Cities", "Houses", "Boxes", "Churches", "Glass", "Buses", "Recipe"]:
            self.refused("singular of “%s”.*ENTITY=…" % many, many)
        self.assertEqual(Names("Volcanoes", "Volcano").singular, "Volcano")

    def test_refuses_names_that_meet_others_of_the_feature(self):
        def check(texts, words, **names):
            with self.assertRaisesRegex(Refusal, words):
                check_meetings(texts, renamer(**names))
        check({"A.swift": "struct Bookmark {}; struct Tag {}"}, "“Tag”", many="tags", one="tag")
        check({"A.swift": "let bookmark = 1; let tag = 2"}, "“tag”", many="tags", one="tag")
        check({"Bookmark.swift": "", "Tag.swift": ""}, "same name", many="tags", one="tag")
        check_meetings({"A.swift": 'let bookmark = "a tag" // a tag'}, renamer(many="tags", one="tag"))


MANIFEST = """import PackageDescription

let features: [[Target]] = [
  feature("Pebbles", infrastructure: [External.httpTypes]),
  feature("Shells"),
]

// MARK: - Study

package.products += []
"""
COMMANDS = """import Composition
import PebblesCLI
import ShellsCLI

enum AllCommands: CommandListing {
  static let groups: [any CommandGroup] = [
    ComposedCommands(PebblesCLIFeature(), of: PebblesFeature()),
    ComposedCommands(ShellsCLIFeature(), of: ShellsFeature()),
  ]
}
"""
PAGES = COMMANDS.replace("CommandListing", "X").replace(
    "groups: [any CommandGroup]", "features: [any ServedFeature]").replace(
    "ComposedCommands", "ComposedPages").replace("CLI", "Web")


class Trees(unittest.TestCase):
    """Forks of a template with two features, Pebbles and Shells."""

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.template = Checkout(os.path.join(self.folder, "template"))
        files = {
            "Package.swift": MANIFEST, "Apps/seams/AllCommands.swift": COMMANDS,
            "Apps/seams-server/AllPages.swift": PAGES,
            "Makefile": "help:\nci:\n-include ci/study.mk\n", "ci/study.mk": "learn:\n",
            "ci/Package.swift": "a\n  // study\n  b\n  // end study\nc\n",
            "docs/tour/README.md": "`PebblesDomain`\n",
            "mkdocs.yml": "site_name: Seams\nnav:\n  # study\n  - Tour: docs/tour/*.md\n  # end study\n  - a\n",
            "CONTRIBUTING.md": "| stage |\n|---|\n| `ci` |\n| `learn` |\nSee [the tour](docs/tour/README.md).\n",
            "Modules/Core/Domain/ProductName.swift":
                'public enum ProductName {\n  public static let text = "Seams"\n}\n',
            "Modules/Core/Domain/Route.swift": "public struct Route {}\n",
            "ci/Template/Modules/Notes/Domain/Note.swift": "public struct Note {}\n",
            "ci/Template/Modules/Notes/words.json": words("Notes", "note"),
        }
        for feature, one in [("Pebbles", "pebble"), ("Shells", "shell")]:
            name = one.capitalize()
            files["Modules/%s/words.json" % feature] = words(feature, one)
            files["Modules/%s/README.md" % feature] = (
                "# %s of the sea\n<!-- study -->\nOf both.\n<!-- end study -->\n" % feature)
            files["Modules/%s/Domain/%s.swift" % (feature, name)] = (
                '/// A %s.\npublic struct %s {}\nlet text = "12 %s, of the kind SeaPebble"\n' % (
                    one, name, feature.lower()))
            files["Apps/Composition/%s/%sFeature.swift" % (feature, feature)] = "struct %sFeature {}\n" % feature
            files["Tests/Unit/%s/%sTests.swift" % (feature, name)] = "import %sDomain\n" % feature
        for path, text in files.items():
            self.template.write(path, text)
        shutil.copytree(os.path.join(ROOT, "ci/fork"), self.template.at("ci/fork"),
                        ignore=shutil.ignore_patterns("__pycache__"))
        run("git", "init", "--quiet", "--initial-branch=main", at=self.template.root)
        self.commit(self.template)

    def commit(self, checkout, message="A commit"):
        checkout.git("add", "--all")
        checkout.git("-c", "user.name=t", "-c", "user.email=t@localhost", "commit", "--quiet", "-m", message)

    def do(self, action, checkout=None, **options):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            self.status = action(checkout or self.template, options)
        return said.getvalue()

    def fork_alone(self, **options):
        out = os.path.join(self.folder, "fork")
        self.do(commands.fork_alone, FROM="Pebbles", TO="Acorns", OUT=out, **options)
        return Checkout(out)

    def test_forks_in_place_and_takes_it_out_again_byte_for_byte(self):
        self.do(commands.fork, FROM="Pebbles", TO="Acorns")
        self.assertEqual(
            self.template.read("Modules/Acorns/Domain/Acorn.swift"),
            '/// An acorn.\npublic struct Acorn {}\nlet text = "12 acorns, of the kind SeaAcorn"\n')
        self.assertIn('  feature("Acorns", infrastructure: [External.httpTypes]),\n]', self.template.read("Package.swift"))
        self.assertTrue(self.template.read("Apps/seams/AllCommands.swift").startswith("import AcornsCLI\n"))
        self.assertEqual(json.loads(self.template.read("Modules/Acorns/words.json"))["nouns"], [["acorn", "acorns"]])
        self.assertNotIn("sea", self.template.read("Modules/Acorns/README.md"))
        self.commit(self.template)
        self.do(commands.unfork, FEATURE="Acorns")
        self.assertEqual(self.template.git("diff", "--stat", "HEAD~1"), "")

    def test_a_list_with_one_feature_has_no_comma_at_the_end(self):
        self.do(commands.unfork, FEATURE="Shells")
        self.assertIn('[\n  feature("Pebbles", infrastructure: [External.httpTypes])\n]\n', self.template.read("Package.swift"))
        self.assertIn("of: PebblesFeature())\n  ]", self.template.read("Apps/seams/AllCommands.swift"))
        self.assertIn("of: PebblesFeature())\n  ]", self.template.read("Apps/seams-server/AllPages.swift"))
        self.commit(self.template)
        self.do(commands.new, FEATURE="Acorns")
        self.assertIn('[External.httpTypes]),\n  feature("Acorns"),\n]\n', self.template.read("Package.swift"))
        self.commit(self.template)
        self.do(commands.unfork, FEATURE="Acorns")
        self.assertEqual(self.template.git("diff", "--stat", "HEAD~1"), "")
        self.assertIn('  feature("Acorns", infrastructure: [External.httpTypes])\n]', self.fork_alone().read("Package.swift"))

    def test_makes_the_smallest_feature(self):
        self.do(commands.new, FEATURE="Acorns")
        self.assertEqual(self.template.read("Modules/Acorns/Domain/Acorn.swift"), "public struct Acorn {}\n")
        self.assertIn('  feature("Acorns"),\n]', self.template.read("Package.swift"))

    def test_a_dry_run_writes_nothing(self):
        self.assertIn("Modules/Acorns/Domain/Acorn.swift", self.do(commands.fork, FROM="Pebbles", TO="Acorns", DRY="1"))
        self.assertEqual(self.template.git("status", "--porcelain"), "")

    def test_refuses_what_is_taken_or_not_committed(self):
        for words, options in [
                ("exists already", dict(TO="Shells")), ("declared in", dict(TO="Routes")),
                ("a type of another package", dict(TO="Tests")), ("no feature “Sand”", dict(FROM="Sand", TO="Acorns"))]:
            with self.assertRaisesRegex(Refusal, words):
                self.do(commands.fork, **{"FROM": "Pebbles", **options})
        self.template.write("a.txt", "")
        with self.assertRaisesRegex(Refusal, "uncommitted"):
            self.do(commands.fork, FROM="Pebbles", TO="Acorns")
        self.do(commands.fork, FROM="Pebbles", TO="Acorns", DIRTY="1")

    def test_refuses_the_nouns_and_the_tables_of_other_features(self):
        self.template.write("Modules/Shells/Infrastructure/A.swift", 'let a = "CREATE TABLE sea_foams (id)"; index(name: "wave_index")\n')
        self.template.write("Modules/Pebbles/Infrastructure/A.swift", 'let a = "CREATE TABLE pebbles (id)"; index(name: "pebble_index")\n')
        self.commit(self.template)
        for words, options in [
                ("noun of Shells", dict(TO="Acorns", ENTITY="Shell")), ("noun of Pebbles", dict(TO="Acorns", ENTITY="Pebble")),
                ("A table “sea_foams” exists already, in Shells", dict(TO="SeaFoams")), ("table “wave_index” exists already, in Shells", dict(TO="Waves", ENTITY="Wave"))]:
            with self.assertRaisesRegex(Refusal, words):
                self.do(commands.fork, FROM="Pebbles", **options)
        self.assertEqual(self.template.git("status", "--porcelain"), "")
        self.do(commands.fork_alone, FROM="Pebbles", TO="SeaFoams", OUT=os.path.join(self.folder, "fork"))

    def test_a_copy_beside_its_feature_has_tables_of_its_own(self):
        self.template.write("Modules/Pebbles/words.json", json.dumps({
            "feature": "Pebbles", "nouns": [["pebble", "pebbles"]], "keep": [], "tables": ["sand"]}))
        text = 'let a = "CREATE TABLE sand_grains (id)"; index(name: "sand_index"); thousand_x\n'
        self.template.write("Modules/Pebbles/Infrastructure/A.swift", text)
        self.commit(self.template)
        self.do(commands.fork, FROM="Pebbles", TO="TeaHouses", ENTITY="TeaHouse")
        self.assertEqual(
            self.template.read("Modules/TeaHouses/Infrastructure/A.swift"),
            text.replace("sand_g", "tea_houses_sand_g").replace("sand_i", "tea_houses_sand_i"))
        self.assertEqual(self.fork_alone().read("Modules/Acorns/Infrastructure/A.swift"), text)

    def test_a_repository_of_its_own_has_one_feature_and_no_study_material(self):
        made = self.fork_alone(NAME="Oak shop")
        self.assertEqual(made.features(), ["Acorns"])
        self.assertEqual(made.git("log", "--format=%s").count("\n"), 1)
        self.assertIn("template", made.git("branch"))
        for path in ["docs/tour", "ci/study.mk", "Modules/Shells", "Modules/Pebbles"]:
            self.assertFalse(made.exists(path), path)
        self.assertNotIn("Study", made.read("Package.swift"))
        self.assertEqual(made.read("ci/Package.swift"), "a\nc\n")
        self.assertEqual(made.read("mkdocs.yml"), "site_name: Oak shop\nnav:\n  - a\n")
        self.assertEqual(made.read("CONTRIBUTING.md"), "| stage |\n|---|\n| `ci` |\nSee the tour.\n")
        self.assertIn('"Oak shop"', made.read("Modules/Core/Domain/ProductName.swift"))
        self.assertIn("# Oak shop\n", made.read("README.md"))
        self.assertEqual(self.template.git("status", "--porcelain"), "")

    def run_tool(self, command, at=None, **options):
        """Runs the tool as make does. Returns its exit code and the last line that it has printed."""
        environment = {**os.environ, **options, "PATH": os.environ["PATH"]}
        done = subprocess.run([sys.executable, os.path.join(at or self.template.root, "ci/fork"), command],
                              capture_output=True, text=True, env=environment)
        return done.returncode, (done.stdout + done.stderr).strip().split("\n")[-1]

    def test_says_in_one_sentence_what_is_wrong(self):
        link = os.path.join(self.folder, "link")
        os.symlink(self.template.root, link)
        shutil.copy(self.template.at("Makefile"), os.path.join(self.folder, "file"))
        fork = dict(FROM="Pebbles", TO="Acorns")
        for words, command, options in [
                ("is in this checkout", "fork", dict(fork, OUT=os.path.join(link, "in"))),
                ("Not a directory: “%s/file/x”" % self.folder, "fork", dict(fork, OUT=os.path.join(self.folder, "file/x"))),
                ("exists already", "fork", dict(fork, OUT=os.path.join(link, "Makefile"))),
                ("OUT is not for make new", "new", dict(FEATURE="Acorns", OUT="../acorns")),
                ("FEATURE is not for make fork", "fork", dict(fork, FEATURE="Oaks")),
                ("NAME needs OUT", "fork", dict(fork, NAME="Oak shop")),
                ("either FEATURE or ALL", "unfork", dict(FEATURE="Shells", ALL="1"))]:
            status, said = self.run_tool(command, **options)
            self.assertEqual((status, said[:6]), (65, "fork: "), said)
            self.assertIn(words, said)
        self.assertEqual(self.template.git("status", "--porcelain"), "")

    def test_needs_a_repository_with_a_commit(self):
        folder = os.path.join(self.folder, "unpacked")
        shutil.copytree(self.template.root, folder, ignore=shutil.ignore_patterns(".git"))
        for prepare in [lambda: None, lambda: run("git", "init", "--quiet", at=folder)]:
            prepare()
            for command, options in [("fork", dict(FROM="Pebbles", TO="Acorns")), ("new", dict(FEATURE="Acorns")),
                                     ("unfork", dict(FEATURE="Shells", DIRTY="1"))]:
                status, said = self.run_tool(command, at=folder, **options)
                self.assertEqual(status, 65)
                self.assertIn("is not a git repository with a commit", said)
        self.assertFalse(os.path.exists(os.path.join(folder, "Modules/Acorns")))

    def test_a_dry_run_needs_no_clean_checkout_and_finds_what_the_fork_would_find(self):
        self.template.write("a.txt", "")
        self.assertIn("Acorn.swift", self.do(commands.fork, FROM="Pebbles", TO="Acorns", DRY="1"))
        said = self.do(commands.unfork, FEATURE="Shells", DRY="1")
        self.assertRegex(said, r"(?s) M Package\.swift\n.* D Tests/Unit/Shells/")
        out = os.path.join(self.folder, "fork")
        with self.assertRaisesRegex(Refusal, "declared in"):
            self.do(commands.fork_alone, FROM="Pebbles", TO="Routes", OUT=out, DRY="1")
        self.assertIn("would", self.do(commands.fork_alone, FROM="Pebbles", TO="Acorns", OUT=out, DRY="1"))
        self.assertFalse(os.path.exists(out))

    def test_refuses_to_run_twice_at_once(self):
        handle = os.open(self.template.root, os.O_RDONLY)
        self.addCleanup(os.close, handle)
        fcntl.flock(handle, fcntl.LOCK_EX)
        self.assertIn("is already running", self.run_tool("new", FEATURE="Acorns")[1])

    def test_a_fork_that_cannot_be_committed_leaves_nothing(self):
        out = os.path.join(self.folder, "fork")
        status, said = self.run_tool(
            "fork", FROM="Pebbles", TO="Acorns", OUT=out, GIT_CONFIG_COUNT="1",
            GIT_CONFIG_KEY_0="gpg.program", GIT_CONFIG_VALUE_0="false",
            GIT_CONFIG_PARAMETERS="'commit.gpgsign=true'")
        self.assertEqual((status, os.path.exists(out)), (65, False), said)

    def test_an_interruption_says_how_to_undo_it(self):
        self.template.edit("ci/fork/checkout.py", lambda text: text.replace(
            "    def format(self, paths):\n", "    def format(self, paths):\n        raise KeyboardInterrupt\n"))
        self.commit(self.template)
        status, said = self.run_tool("new", FEATURE="Acorns")
        self.assertEqual(status, 130)
        self.assertIn("git stash --include-untracked", said)

    def test_a_folder_that_is_in_use_is_refused_and_left_alone(self):
        os.mkdir(os.path.join(self.folder, "fork"))
        with open(os.path.join(self.folder, "fork", "mine"), "w", encoding="utf-8"):
            pass
        with self.assertRaisesRegex(Refusal, "not an empty folder"):
            self.fork_alone()
        self.assertEqual(os.listdir(os.path.join(self.folder, "fork")), ["mine"])

    def test_a_sample_feature_goes_with_the_study_material_that_is_about_it(self):
        self.assertIn("is removed, too", self.do(commands.unfork, FEATURE="Pebbles"))
        self.assertEqual(self.template.features(), ["Shells"])
        self.assertFalse(self.template.exists(study.MARK))
        self.assertIn("Shells", self.template.read("README.md"))
        self.assertEqual(self.template.read("Modules/Shells/README.md"), "# Shells of the sea\n")

    def test_a_feature_that_no_page_is_about_goes_alone(self):
        self.do(commands.unfork, FEATURE="Shells")
        self.assertTrue(self.template.exists(study.MARK))

    def test_an_emptied_checkout_can_have_a_first_feature(self):
        floor = "| `Modules/*/Router` | 90 |"
        self.template.write("docs/pyramid.md", floor + "\n")
        self.commit(self.template)
        self.do(commands.unfork, ALL="1")
        self.assertIn(floor, self.template.read("docs/pyramid.md"))
        self.assertIn("let features: [[Target]] = []", self.template.read("Package.swift"))
        self.commit(self.template)
        self.do(commands.new, FEATURE="Acorns")
        self.assertEqual(self.template.features(), ["Acorns"])

    def test_an_upgrade_merges_the_template_and_keeps_edits(self):
        made = self.fork_alone()
        made.write("Modules/Acorns/README.md", "# Mine\n")
        self.commit(made)
        self.template.edit("Modules/Pebbles/Domain/Pebble.swift", lambda text: text + "let pebble = 2\n")
        self.commit(self.template)
        self.upgrade(made)
        self.assertEqual(self.status, 0)
        self.assertIn("let acorn = 2", made.read("Modules/Acorns/Domain/Acorn.swift"))
        self.assertEqual(made.read("Modules/Acorns/README.md"), "# Mine\n")
        self.template.edit("Modules/Pebbles/Domain/Pebble.swift", lambda text: text.replace("2", "3"))
        self.commit(self.template)
        self.upgrade(made)
        self.assertIn("let acorn = 3", made.read("Modules/Acorns/Domain/Acorn.swift"))

    def test_git_shows_the_conflicts_of_an_upgrade(self):
        made = self.fork_alone()
        for checkout, feature in [(self.template, "Pebbles/Domain/Pebble"), (made, "Acorns/Domain/Acorn")]:
            checkout.edit("Modules/%s.swift" % feature,
                          lambda text: text.replace("12", "12 or 13" if checkout is made else "14"))
            self.commit(checkout)
        self.upgrade(made)
        self.assertEqual(self.status, 1)
        self.assertIn("<<<<<<<", made.read("Modules/Acorns/Domain/Acorn.swift"))

    def test_an_upgrade_keeps_edits_that_were_committed_together_with_the_lock(self):
        made = self.fork_alone()
        made.write("Modules/Acorns/README.md", "# Mine\n")
        made.git("add", "--all")
        made.git("-c", "user.name=t", "-c", "user.email=t@localhost", "commit", "--quiet", "--amend", "--no-edit")
        for number in "23":
            self.template.edit("Modules/Pebbles/Domain/Pebble.swift", lambda text: text + "let pebble%s = 0\n" % number)
            self.commit(self.template)
            self.upgrade(made)
            self.assertEqual(self.status, 0)
            self.assertEqual(made.read("Modules/Acorns/README.md"), "# Mine\n")
            self.assertIn("let acorn%s = 0" % number, made.read("Modules/Acorns/Domain/Acorn.swift"))
            # A branch that is squashed has one commit with the lock and with edits.
            made.git("reset", "--quiet", "--soft", "HEAD^")
            self.commit(made, "Squashed")

    def test_an_upgrade_names_what_is_wrong(self):
        made = self.fork_alone()
        made.write("a.txt", "")
        with self.assertRaisesRegex(Refusal, "uncommitted changes. Commit them.*easy to undo.$"):
            upgrade.upgrade(made, {"TEMPLATE": self.template.root})
        os.remove(made.at("a.txt"))
        made.write("template.lock", "{")
        self.commit(made)
        with self.assertRaisesRegex(Refusal, "template.lock is not valid JSON"):
            upgrade.merge(self.template, made.root)
        made.write("template.lock", json.dumps({"commit": "0", "from": "Sand", "to": "Acorns", "entity": "Acorn"}))
        self.commit(made)
        with self.assertRaisesRegex(Refusal, "no feature “Sand”. Use one of: Pebbles, Shells"):
            upgrade.merge(self.template, made.root)

    def upgrade(self, made):
        made.git("config", "user.name", "t")
        made.git("config", "user.email", "t@localhost")
        with open(os.devnull, "w", encoding="utf-8") as null:
            saved = os.dup(1), os.dup(2)
            os.dup2(null.fileno(), 1), os.dup2(null.fileno(), 2)
            try:
                self.do(upgrade.upgrade, made, TEMPLATE=self.template.root)
            finally:
                os.dup2(saved[0], 1), os.dup2(saved[1], 2)


def words(feature, one):
    return json.dumps({"feature": feature, "nouns": [[one, feature.lower()]], "keep": []})


class ThisCheckout(unittest.TestCase):
    """The features of this checkout can be forked."""

    def test_a_copy_of_each_feature_has_tables_of_its_own(self):
        here = Checkout(ROOT)
        for feature in here.features():
            texts = {path: here.read(path) for path in here.files(feature)}
            old = Words(here, feature)
            renamer = old.renamer(Names("UsedUmbrellaStands"), beside=True)
            check_tables(here, {path: renamer.file(path, text) for path, text in texts.items() if text})

    def test_each_feature_has_words_and_can_have_a_name_of_two_words(self):
        here = Checkout(ROOT)
        for feature in here.features():
            texts = {path: here.read(path) for path in here.files(feature)}
            texts = {path: text for path, text in texts.items() if text is not None}
            names = Names("UsedUmbrellaStands")
            check_taken(here, names, here.features())
            check_meetings(texts, Words(here, feature).renamer(names))

    def test_no_text_of_a_renamed_feature_has_its_old_nouns(self):
        here = Checkout(ROOT)
        for feature in here.features():
            old = Words(here, feature)
            renaming = old.renamer(Names("UsedUmbrellaStands"))
            nouns = re.compile(r"\w*(?:%s)\w*" % "|".join(
                sum(old.nouns, [feature])).replace(" ", "[ _-]?"), re.I)
            for path in here.files(feature):
                text = here.read(path)
                if text is None or path.endswith((".md", "words.json")):
                    continue
                new = renaming.file(path, text)
                for kept in sum(old.keep_in.values(), old.keep):
                    new = new.replace(kept, "")
                texts = swift_parts(new) if path.endswith(".swift") else [("literal", new, "")]
                found = [nouns.findall(part) for kind, part, _ in texts if kind == "literal"]
                self.assertEqual(sum(found, []), [], "%s: rename it, or keep it in words.json" % path)

    def test_a_fork_has_no_end_to_end_tests_of_other_features(self):
        here = Checkout(ROOT)
        if not here.exists(study.MARK):
            self.skipTest("A fork has no study material.")
        nouns = re.compile(r"\b(?:%s|quakes)\b" % "|".join(map(str.lower, here.features())))
        for path in here.matching("Tests/EndToEnd/Apps/*.swift"):
            literals = [part for kind, part, _ in swift_parts(here.read(path)) if kind == "literal"]
            if path not in study.PATHS:
                self.assertEqual(nouns.findall("\n".join(literals)), [], "%s: list it in study.PATHS" % path)

    def test_the_files_of_a_fork_name_only_paths_that_it_has(self):
        here = Checkout(ROOT)
        if not here.exists(study.MARK):
            self.skipTest("A fork has no study material.")
        with tempfile.TemporaryDirectory() as folder:
            commit = here.git("rev-parse", "HEAD").strip()
            made = Checkout(os.path.join(folder, "made"))
            commands.cut(here, {"commit": commit, "from": here.features()[0], "to": "Acorns", "entity": "Acorn"}, made.root)
            for path in ["mkdocs.yml", "ci/Jenkinsfile", "ci/Jenkinsfile.container", "ci/Dockerfile"]:
                for name in re.findall(r"(?<![\w/.-])(?:ci|docs)/[\w./-]*\w", made.read(path)):
                    self.assertTrue(made.exists(name) or "graph" in name, "%s names %s" % (path, name))

    def test_what_is_study_material_exists(self):
        here = Checkout(ROOT)
        if here.exists(study.MARK):
            for path in study.PATHS:
                self.assertTrue(here.matching(path) or "graph.svg" in path, path)


if __name__ == "__main__":
    unittest.main()
