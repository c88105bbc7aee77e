import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

@Suite struct BookmarksBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test(arguments: BrowserWindow.pairs)
  func addsFindsAndDeletesABookmarkAfterConfirmation(in window: BrowserWindow) async throws {
    try await onServer(in: window) { page, _ in
      try await page.open("/bookmarks/new")
      try await page.fill("Address", with: "https://kiln.example/firing")
      try await page.fill(Self.title, with: "Kilns")
      try await page.fill("Tags, separated by commas", with: "clay, fire")
      try await page.tap("Add")
      try await page.shows("The bookmark was added.")
      try await page.shows("Kilns")
      try await page.isInOrder()
      try await page.screenshot("bookmarks-added")

      try await page.fill("Search", with: "glaze")
      try await page.tap("Search")
      try await page.lacks("Kilns")
      try await page.fill("Search", with: "kilns")
      try await page.tap("Search")
      try await page.shows("Kilns")

      try await page.tap("Actions for Kilns")
      try await page.isInOrder()
      try await page.screenshot("bookmarks-actions")
      try await page.tap("Delete Kilns")
      try await page.shows("Delete this bookmark?")
      try await page.isInOrder()
      try await page.screenshot("bookmarks-delete")
      try await page.tap("Cancel")
      try await page.shows("Kilns")
      try await page.tap("Actions for Kilns")
      try await page.tap("Delete Kilns")
      try await page.tap("Delete")
      try await page.shows("The bookmark was deleted.")
      try await page.lacks("Kilns")
    }
  }

  @Test func noPageHasAFault() async throws {
    try await onServer(in: .desktop) { page, programs in
      try await importShelf(into: programs)
      try await page.areInOrderInEveryWindow(Self.pages, prefix: "bookmarks")
    }
  }

  @Test func printsTheBookmarksWithoutTheControls() async throws {
    try await onServer(in: .desktop) { page, programs in
      try await importShelf(into: programs)
      try await page.open("/bookmarks")
      try await page.shows("Filters")
      let paper = try await page.resized(to: .desktop.onPaper)
      try await paper.lacks("Filters")
      try await paper.lacks("Actions")
      try await paper.shows("Bookmarks")
    }
  }

  @Test func showsAnInvalidAddressBesideTheTypedValues() async throws {
    try await onServer(in: .phone) { page, _ in
      try await page.open("/bookmarks/new")
      try await page.tap("Add")
      #expect(try await page.place == "/bookmarks/new", "the browser itself asks for an address")
      #expect(try await page.focus == "Address")

      try await page.fill("Address", with: "kiln.example")
      try await page.fill(Self.title, with: "Kilns")
      try await page.tap("Add")
      try await page.shows("write “https://kiln.example”")
      #expect(try await page.value(of: "Address") == "kiln.example")
      #expect(try await page.value(of: Self.title) == "Kilns")
      try await page.isInOrder()
      try await page.screenshot("bookmarks-refused")
    }
  }

  @Test func addsABookmarkByKeyboardAlone() async throws {
    try await onServer(in: .desktop) { page, _ in
      try await page.open("/bookmarks/new")
      try await page.tab(to: "Skip to content")
      try await page.press(.enter)
      try await page.press(.tab)
      #expect(try await page.focus == "Address", "the menu is skipped")
      #expect(try await page.showsFocus)
      try await page.type("https://kiln.example/")
      try await page.tab(to: Self.title)
      try await page.type("Kilns")
      try await page.press(.enter)
      try await page.shows("The bookmark was added.")

      try await page.tab(to: "Actions for Kilns")
      try await page.press(.enter)
      try await page.tab(to: "Delete Kilns")
      #expect(try await page.showsFocus)
      try await page.press(.enter)
      try await page.shows("Delete this bookmark?")
      try await page.tab(to: "Delete")
      #expect(try await page.showsFocus)
      try await page.press(.enter)
      try await page.shows("The bookmark was deleted.")
    }
  }

  @Test(arguments: BrowserWindow.pairs)
  func severalBookmarksAreTaggedAndDeletedAtOnce(in window: BrowserWindow) async throws {
    try await onServer(in: window) { page, programs in
      for title in ["Ash", "Brick", "Cup"] {
        let added = try await programs.seams(
          "bookmarks", "add", "https://\(title.lowercased()).example/", "--title", title)
        try #require(added.status == 0, "\(added.error)")
      }
      try await page.open("/bookmarks")
      try await page.lacks("Add tag")
      try await page.tap("Select Ash")
      try await page.tap("Select Cup")
      try await page.fill("Tag", with: "clay")
      try await page.isInOrder()
      try await page.screenshot("bookmarks-selected")
      try await page.tap("Add tag")
      try await page.shows("The bookmarks were changed.")

      try await page.open("/bookmarks?tag=clay")
      try await page.shows("2 bookmarks")
      try await page.tap("Select Ash")
      try await page.tap("Delete…")
      try await page.shows("Delete this bookmark?")
      try await page.isInOrder()
      try await page.tap("Delete")
      try await page.shows("The bookmarks were deleted.")
      try await page.shows("1 bookmark")
    }
  }

  @Test func importsAFileAndChangesItsBookmarks() async throws {
    try await onServer(in: .desktop) { page, programs in
      let file = try programs.file("shelf.html", Self.shelf)
      try await page.open("/bookmarks/transfer")
      try await page.choose("Ignore", in: "Folders")
      try await page.fill("File: No file chosen", with: file)
      try await page.tap("Import")
      try await page.shows("3 imported, 0 merged")

      try await page.open("/bookmarks?q=slip")
      try await page.tap("Actions for Slip")
      try await page.tap("Mark as read: Slip")
      try await page.tap("Actions for Slip")
      try await page.shows("Mark as unread")
      try await page.tap("Edit Slip")
      try await page.fill("Title", with: "Slip casting")
      try await page.tap("Archived")
      try await page.tap("Save")
      try await page.shows("The bookmark was changed.")
      try await page.open("/bookmarks?archived=true")
      try await page.shows("Slip casting")
    }
  }
}

extension BookmarksBrowserTests {
  /// Starts the server and opens it in a window.
  private func onServer(
    in window: BrowserWindow, body: (BrowserPage, Programs) async throws -> Void
  ) async throws {
    try await TestSupport.onServer { server, programs in
      try await browser.visit(server, in: window) { page in try await body(page, programs) }
    }
  }

  private func importShelf(into programs: Programs) async throws {
    let file = try programs.file("shelf.html", Self.shelf)
    let outcome = try await programs.seams("bookmarks", "import", file)
    try #require(outcome.status == 0, "\(outcome.error)")
  }

  /// The label of the title field in the form for a new bookmark.
  private static let title = "Title (leave blank to fetch the page’s own)"

  private static let pages = [
    ("list", "/bookmarks"), ("found", "/bookmarks?q=kiln"), ("none", "/bookmarks?q=nothing"),
    ("misread", "/bookmarks?q=%22kiln"), ("tagged", "/bookmarks?tag=clay"),
    ("new", "/bookmarks/new"), ("tags", "/bookmarks/tags"),
    ("rename", "/bookmarks/tags?from=clay#rename"), ("duplicates", "/bookmarks/duplicates"),
    ("transfer", "/bookmarks/transfer"), ("missing", "/bookmarks/nothing"),
  ]

  /// Bookmarks with long words, right-to-left text, and HTML markup as text.
  private static let shelf = """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <DL><p>
    <DT><A HREF="https://kiln.example/\(String(repeating: "a-long-path/", count: 20))" \
    ADD_DATE="1700000000" TAGS="clay,\(String(repeating: "long", count: 16))">\
    \(String(repeating: "Kilns&#8203;and&nbsp;", count: 12))</A>
    <DD>A note that goes on\nover two lines
    <DT><A HREF="https://kiln.example/2" TAGS="clay" TOREAD="1">تنور &lt;b&gt;الطين</A>
    <DT><A HREF="https://slip.example/" TOREAD="1">Slip</A>
    </DL><p>
    """
}

/// The search over all features, in a real browser. It is tested with this feature, because a
/// server has it only if one of its features can be searched.
@Suite struct BookmarksSearchBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test(arguments: BrowserWindow.pairs)
  func searchesAllFeaturesFromTheBar(in window: BrowserWindow) async throws {
    try await onDemo { server in
      try await browser.visit(server, in: window) { page in
        try await page.open("/")
        if !window.isPhone {
          try await page.fill("Search all features", with: "the")
        }
        try await page.tap("Search all features", as: .button)
        if window.isPhone {
          #expect(try await page.focus == "Search all features")
          try await page.fill("Search all features", with: "the")
          try await page.tap("Search", as: .button)
        }
        #expect(try await page.place == "/search?q=the")
        #expect(try await page.title == "Search: the · \(ProductName.text)")
        try await page.isInOrder()
      }
    }
  }

  @Test func theSearchOfAllFeaturesHasNoFaults() async throws {
    try await onDemo { server in
      // The home page of a demo fetches what can be searched.
      _ = try await visitor.get("/", of: server)
      try await browser.visit(server, in: .desktop) { page in
        try await page.areInOrderInEveryWindow(
          [
            ("blank", "/search"), ("found", "/search?q=san"), ("nothing", "/search?q=xyzzy"),
            ("failed", "/search?q=%22the"),
          ], prefix: "search")
        try await page.open("/")
        try await page.type("/the")
        #expect(try await page.value(of: "Search all features") == "the")
        try await page.type(PageKey.enter.rawValue, andWaitFor: .whole)
        #expect(try await page.place == "/search?q=the")
      }
    }
  }
}
