import CoreInfrastructure
import TestSupport
import Testing

/// The pages of the built server in a real browser, with the demo's catalogue.
@Suite struct BookshelfBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private static let password = "paper moon"

  @Test(arguments: BrowserWindow.pairs)
  func aReaderSignsInSearchesAndChoosesASeries(in window: BrowserWindow) async throws {
    try await onDemo(in: window) { page, server in
      let found = try await ComicJar(server: server).search("lantern").map(\.title)
      try #require(found == ["Lantern Row", "Lantern Row: Winter"])

      try await signIn("aoi", on: page)
      try await page.shows("owned")
      try await page.isInOrder()
      try await page.screenshot("bookshelf-shelf")
      try await page.fill("Search titles and readings", with: "lantern")
      try await page.tap("Search", as: .button)
      try await page.shows("2 series")
      try await page.isInOrder()
      try await page.screenshot("bookshelf-search")
      try await page.tap(found[0])
      try await page.shows("Volumes")
      try await page.shows(found[0])
      try await page.isInOrder()
      try await page.screenshot("bookshelf-series")
    }
  }

  @Test func buysReadsAndContinuesAVolume() async throws {
    try await onDemo(in: .phone) { page, server in
      let haru = try await ComicJar.signedIn("haru", at: server)
      let id = try #require(try await haru.search("lantern").first).id
      let sold = try #require(try await haru.volumesForSale(in: id).first)
      let volume = sold.id
      try await signIn("haru", on: page)
      try await page.open("/bookshelf/series/\(id)/comics/\(volume)")
      try await page.shows("Buy this volume?")
      try await page.isInOrder()
      try await page.screenshot("bookshelf-buy")
      try await page.tap("Buy for ¥\(sold.price ?? 0)", as: .button)
      try await page.shows("You bought the volume.")
      // Going there again shows a message and costs nothing.
      try await page.open("/bookshelf/series/\(id)/comics/\(volume)")
      try await page.shows("You already own the volume.")

      try await page.open("/bookshelf/read/c%3A\(volume)?page=1")
      try await page.shows("Page 1 of ")
      try await page.isInOrder()
      try await page.screenshot("bookshelf-page")
      try await page.tap("Turn to page 2")
      try await page.shows("Page 2 of ")
      try await page.open("/bookshelf/read/c%3A\(volume)")
      try await page.shows("Page 2 of ")
      try await page.open("/bookshelf/progress")
      try await page.shows("page 2 of ")
      try await page.open("/bookshelf?reload=no")
      try await page.shows("Continue reading")
    }
  }

  @Test func signsInFindsASeriesAndReadsByKeyboard() async throws {
    try await onDemo(in: .desktop) { page, _ in
      try await page.open("/bookshelf/account")
      try await page.tab(to: "Name")
      try await page.type("aoi")
      try await page.tab(to: "Password")
      try await page.type(Self.password + PageKey.enter.rawValue, andWaitFor: .whole)
      try await page.shows("My shelf")

      try await page.tab(to: "Search titles and readings")
      try await page.type("lantern" + PageKey.enter.rawValue, andWaitFor: .whole)
      try await page.tab(to: "Lantern Row")
      #expect(try await page.showsFocus)
      try await page.press(.enter)
      try await page.shows("Volumes")

      try await page.tab(to: "Volume 1")
      #expect(try await page.showsFocus)
      try await page.type(PageKey.enter.rawValue, andWaitFor: .whole)
      try await page.shows("Page 1 of ")
      try await page.type(PageKey.right.rawValue, andWaitFor: .whole)
      try await page.shows("Page 2 of ")
    }
  }

  @Test func worksWithoutScripts() async throws {
    try await onDemo(in: .phone.withoutScript) { page, server in
      try await page.open("/bookshelf/progress")
      try await page.shows("The demo has the readers aoi and haru")
      try await page.fill("Name", with: "aoi")
      try await page.fill("Password", with: "wrong password")
      try await page.tap("Sign in")
      try await page.shows("The name or the password is wrong.")
      #expect(try await page.value(of: "Name") == "aoi")
      #expect(try await page.value(of: "Password").isEmpty)
      try await page.fill("Password", with: Self.password)
      try await page.tap("Sign in")
      try await page.open("/bookshelf/catalogue")
      try await page.tap("Update the catalogue")
      try await page.shows("unchanged.")

      try await page.open("/bookshelf/account")
      try await page.shows("You are signed in as aoi.")
      try await page.tap("Sign out aoi")
      try await page.shows("Create an account")
      try await page.open("/bookshelf/progress")
      try await page.shows("Create an account")
    }
  }

  @Test func noPageHasAFault() async throws {
    try await onDemo(in: .desktop) { page, server in
      let id = try #require(try await ComicJar(server: server).search("lantern").first).id
      try await signIn("aoi", on: page)
      try await page.areInOrderInEveryWindow(
        Self.pages + [
          ("series", "/bookshelf/series/\(id)"),
          ("no-volume", "/bookshelf/series/\(id)/comics/none"),
        ], prefix: "bookshelf")
    }
  }
}

extension BookshelfBrowserTests {
  private static let pages = [
    ("mine", "/bookshelf?reload=no"), ("all", "/bookshelf?show=all&sort=recent&reload=no"),
    ("misread", "/bookshelf?limit=0"), ("nothing", "/bookshelf/search?q=xyzzy"),
    ("missing", "/bookshelf/series/none"), ("progress", "/bookshelf/progress"),
    ("catalogue", "/bookshelf/catalogue"), ("account", "/bookshelf/account"),
  ]

  /// Starts the server with the demo's catalogue, and opens a window.
  private func onDemo(
    in window: BrowserWindow, body: (BrowserPage, RunningServer) async throws -> Void
  ) async throws {
    try await ComicJar.onDemo { server in
      try await browser.visit(server, in: window) { page in try await body(page, server) }
    }
  }

  /// Signs in a reader of the demo, which opens the shelf.
  private func signIn(_ name: String, on page: BrowserPage) async throws {
    try await page.open("/bookshelf/account")
    try await page.fill("Name", with: name)
    try await page.fill("Password", with: Self.password)
    try await page.tap("Sign in")
    try await page.shows("My shelf")
  }
}
