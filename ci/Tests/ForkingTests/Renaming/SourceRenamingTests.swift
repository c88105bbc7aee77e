import Forking
import Testing

/// Renames in Swift files: in code, in string literals and in comments.
@Suite struct SourceRenamingTests {
  @Test(arguments: [
    ("struct SQLBookmarkStore {}", "struct SQLPaintColorStore {}"),
    ("let bookmarkID = bookmarksAdded", "let paintColorID = paintColorsAdded"),
    ("import BookmarksDomain", "import PaintColorsDomain"),
    ("case .bookmarks(let bookmark)", "case .paintColors(let paintColor)"),
    ("let bookmark_id = _bookmark", "let paint_color_id = _paintColor"),
    ("let b = BOOKMARK_LIMIT", "let b = PAINT_COLOR_LIMIT"),
    (
      "func of(_ b: Bookmark.ID, bookmark2: `Bookmark`)",
      "func of(_ b: PaintColor.ID, paintColor2: `PaintColor`)"
    ),
    ("HTTPPageTitleSource()", "HTTPPageTitleSource()"),
  ])
  func renamesCodeInCamelCase(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    (#"f(title: "Bookmarks")"#, #"f(title: "Paint colors")"#),
    (#"f("No bookmarks.")"#, #"f("No paint colors.")"#),
    (#"f("\(n) bookmarks\nBookmarks 1–2")"#, #"f("\(n) paint colors\nPaint colors 1–2")"#),
    (#"f("“\(bookmark.id)” is no bookmark")"#, #"f("“\(paintColor.id)” is no paint color")"#),
    ("f(#\"<h1>Delete this bookmark?</h1>\"#)", "f(#\"<h1>Delete this paint color?</h1>\"#)"),
    ("f(#\"a\\#nbookmark\\#(bookmark)\"#)", "f(#\"a\\#npaint color\\#(paintColor)\"#)"),
    ("f(#\"\\nbookmark\"#)", "f(#\"\\nbookmark\"#)"),
  ])
  func renamesTextsInWords(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    (#"Route(path: ["bookmarks", "new"])"#, #"Route(path: ["paint-colors", "new"])"#),
    (#"f(commandName: "bookmarks")"#, #"f(commandName: "paint-colors")"#),
    (#"get("/api/v1/bookmarks?\(query)")"#, #"get("/api/v1/paint-colors?\(query)")"#),
    (#"form("to=%2Fbookmarks%3Fa")"#, #"form("to=%2Fpaint-colors%3Fa")"#),
    (#"f("/lists/:list/bookmarks/:bookmark")"#, #"f("/lists/:list/paint-colors/:paint-color")"#),
    (#"f("like this:bookmark")"#, #"f("like this:paint color")"#),
    (#"f("go to /bookmarks.")"#, #"f("go to /paint-colors.")"#),
    (#"f("filename=\"bookmarks.\(kind)\"")"#, #"f("filename=\"paint-colors.\(kind)\"")"#),
    (#"f("bookmarks.html")"#, #"f("paint-colors.html")"#),
    (#"f("X-Bookmark-Count", "--bookmark")"#, #"f("X-Paint-Color-Count", "--paint-color")"#),
    (#"f("make fork FROM=Bookmarks")"#, #"f("make fork FROM=PaintColors")"#),
    (#"f("?bookmark=1&kind=bookmark")"#, #"f("?paint-color=1&kind=paint-color")"#),
    (#"f("run seams bookmarks add")"#, #"f("run seams paint-colors add")"#),
    (#"CaseFolder(of: "BookmarksDomain")"#, #"CaseFolder(of: "PaintColorsDomain")"#),
    (#"f("Modules/Bookmarks/README.md")"#, #"f("Modules/PaintColors/README.md")"#),
  ])
  func renamesCommandsAndPathsWithHyphens(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    (#"f("SELECT * FROM bookmarks AS b")"#, #"f("SELECT * FROM paint_colors AS b")"#),
    (#"f("b.id IN (SELECT bookmark_id FROM x)")"#, #"f("b.id IN (SELECT paint_color_id FROM x)")"#),
    (#"SQLText("bookmarks AS b")"#, #"SQLText("paint_colors AS b")"#),
    (#"let a: SQLText = "bookmarks AS b""#, #"let a: SQLText = "paint_colors AS b""#),
    (#"let a: SQLText? = b ? "bookmark" : "c""#, #"let a: SQLText? = b ? "paint_color" : "c""#),
    (
      #"for a in ["bookmarks", "bookmark"] as [SQLText] {}"#,
      #"for a in ["paint_colors", "paint_color"] as [SQLText] {}"#
    ),
    (#"f("bookmark" as SQLText, "bookmark")"#, #"f("paint_color" as SQLText, "paint-color")"#),
    (#"index(name: "bookmark_index")"#, #"index(name: "paint_color_index")"#),
    (#"f("SELECT \(bookmark) FROM bookmarks")"#, #"f("SELECT \(paintColor) FROM paint_colors")"#),
    (
      "f(\n  \"\"\"\n  CREATE TABLE bookmarks (\n    id TEXT);\n  \"\"\")",
      "f(\n  \"\"\"\n  CREATE TABLE paint_colors (\n    id TEXT);\n  \"\"\")"
    ),
  ])
  func renamesTablesWithUnderscores(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    (#"render(["bookmarks": rows])"#, #"render(["paintColors": rows])"#),
    (
      #"enum Key: String, CodingKey { case all = "bookmarks" }"#,
      #"enum Key: String, CodingKey { case all = "paintColors" }"#
    ),
    (
      #"enum Kind: String { case all = "bookmarks" }"#,
      #"enum Kind: String { case all = "paint-colors" }"#
    ),
    (
      ##"f(#"{"bookmarks":3,"in":"bookmarks"}"#)"##,
      ##"f(#"{"paintColors":3,"in":"paint-colors"}"#)"##
    ),
    (
      ##"f(#"{"required": ["id", "bookmarks"], "in": ["bookmarks"]}"#)"##,
      ##"f(#"{"required": ["id", "paintColors"], "in": ["paint-colors"]}"#)"##
    ),
    (#"f("{{#bookmarks}}<p>{{bookmark}}</p>")"#, #"f("{{#paintColors}}<p>{{paintColor}}</p>")"#),
    (
      ##"f("\"Bookmark\": {\"$ref\": \"#/schemas/Bookmark\"}")"##,
      ##"f("\"PaintColor\": {\"$ref\": \"#/schemas/PaintColor\"}")"##
    ),
  ])
  func renamesKeysOfPropertiesInCamelCase(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    (##"f(#"<ol class="bookmarks wide">"#)"##, ##"f(#"<ol class="paint-colors wide">"#)"##),
    (
      ##"f(#"<input value=""> bookmarks <input value="bookmark">"#)"##,
      ##"f(#"<input value=""> paint colors <input value="paint-color">"#)"##
    ),
    (##"f(#"<p title="All bookmarks">"#)"##, ##"f(#"<p title="All paint colors">"#)"##),
    (##"f(#"<p aria-label="Bookmarks">"#)"##, ##"f(#"<p aria-label="Paint colors">"#)"##),
    (
      ##"f(#"<a href="/bookmarks">bookmarks</a>"#)"##,
      ##"f(#"<a href="/paint-colors">paint colors</a>"#)"##
    ),
    (#"f("ol.bookmarks > li, #bookmark {}")"#, #"f("ol.paint-colors > li, #paint-color {}")"#),
  ])
  func renamesHTMLByItsAttributesAndTexts(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    (#"f(of: /There are (\d+) bookmarks here/)"#, #"f(of: /There are (\d+) paint colors here/)"#),
    (#"f(of: /"(\/bookmarks\/[^"]+)"/)"#, #"f(of: /"(\/paint-colors\/[^"]+)"/)"#),
    (##"f(of: #/ "/bookmarks/(\d+)" /#)"##, ##"f(of: #/ "/paint-colors/(\d+)" /#)"##),
    (#"f(of: /bookmarks of (\d+)/)"#, #"f(of: /paint colors of (\d+)/)"#),
    (#"f(of: /\bbookmark\b/)"#, #"f(of: /\bpaint color\b/)"#),
    (#"f(of: /a(?<bookmark>\d) bookmarks/)"#, #"f(of: /a(?<paintColor>\d) paint colors/)"#),
  ])
  func renamesRegularExpressionsLikeTheirMatches(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    ("/// Bookmarks of a bookmark.", "/// Paint colors of a paint color."),
    ("/// Keeps it.\n/// Bookmarks too.", "/// Keeps it.\n/// Paint colors too."),
    ("/// What the Bookmark is.", "/// What the PaintColor is."),
    ("/// See ``Bookmark/title`` of `bookmark`.", "/// See ``PaintColor/title`` of `paintColor`."),
    ("/// At `/bookmarks/new`.", "/// At `/paint-colors/new`."),
    ("/* bookmarks */ let bookmarks = 1", "/* paint colors */ let paintColors = 1"),
    (
      "f(bookmark) // expected-error {{'Bookmark'}}",
      "f(paintColor) // expected-error {{'PaintColor'}}"
    ),
    (
      "/// ```swift\n/// show(bookmark, at: \"bookmarks\")\n/// ```",
      "/// ```swift\n/// show(paintColor, at: \"paint-colors\")\n/// ```"
    ),
  ])
  func renamesCommentsInWordsAndTheirCodeAsCode(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.source(text).text == expected)
  }

  @Test(arguments: [
    "let tag = \"no name\" // nothing", "", "#!/bin/sh\n", "let x = \"unclosed", "}}{{",
  ])
  func leavesOtherTextsUnchanged(_ text: String) {
    #expect(Renaming.paintColors.source(text) == Renamed(text: text))
  }
}
