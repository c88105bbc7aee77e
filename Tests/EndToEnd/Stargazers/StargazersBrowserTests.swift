import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

/// The pages of the built server in a real browser, with the demo's service or one controlled by
/// the test.
@Suite struct StargazersBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test(arguments: BrowserWindow.pairs)
  func listsTheNewestAndOpensOne(in window: BrowserWindow) async throws {
    try await browser.visitDemo(in: window) { page, server in
      let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
      let newest = try await visitor.get(
        "/api/v1/stargazers?repository=lindqvist/glaze&sort=newest&limit=1", of: server
      ).text
      let login = try #require(newest.firstMatch(of: /"login":"([^"]+)"/)?.1)

      try await page.open("/stargazers")
      try await page.fill("Repository (owner/name)", with: "lindqvist/glaze")
      try await page.choose("Newest first", in: "Sort by")
      try await page.tap("List", as: .button)
      try await page.shows("1 stargazer, newest first")
      try await page.lacks("Loading…")
      try await page.isInOrder()
      try await page.screenshot("stargazers-newest")

      try await page.tap(String(login))
      try await page.shows("Stargazers of this repository")
      try await page.isInOrder()
      try await page.screenshot("stargazers-person")
    }
  }

  @Test func showsASpinnerUntilTheServiceResponds() async throws {
    let (held, hold) = AsyncStream.makeStream(of: Void.self)
    let wait = LoopbackAction.perform { for await _ in held {} }
    try await withLoopbackServer(answering: { _ in [wait, .reset] }) { service in
      try await withPrograms { programs in
        try await programs.withServer("--service", "github=http://\(service.authority)") { server in
          try await browser.visit(server, in: .phone) { page in
            try await page.open("/stargazers")
            try await page.fill("Repository (owner/name)", with: "lindqvist/glaze")
            try await page.tap("List", as: .button, andWaitFor: .begun)
            try await page.shows("Loading…")
            hold.finish()
            try await page.shows("GitHub cannot be reached.")
            try await page.lacks("Loading…")
          }
        }
      }
    }
  }

  @Test func listsTheStargazersAndOpensOneByKeyboard() async throws {
    try await browser.visitDemo(in: .desktop) { page, server in
      let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
      let oldest = try await visitor.get(
        "/api/v1/stargazers?repository=lindqvist/glaze&limit=1", of: server
      ).text
      let login = try #require(oldest.firstMatch(of: /"login":"([^"]+)"/)?.1)

      try await page.open("/stargazers")
      try await page.tab(to: "Skip to content")
      try await page.press(.enter)
      try await page.press(.tab)
      #expect(try await page.focus == "Repository (owner/name)", "the menu is skipped")
      try await page.type("lindqvist/glaze")
      try await page.tab(to: "List", as: .button)
      #expect(try await page.showsFocus)
      try await page.press(.enter)
      try await page.shows("1 stargazer, oldest first")
      try await page.tab(to: String(login))
      #expect(try await page.showsFocus)
      try await page.press(.enter)
      try await page.shows("Stargazers of this repository")
    }
  }

  @Test func noPageHasAFault() async throws {
    try await browser.visitDemo(in: .desktop) { page, _ in
      try await page.areInOrderInEveryWindow(Self.pages, prefix: "stargazers")
    }
  }

  @Test func showsTheChartOfARestrictedList() async throws {
    try await browser.visitDemo(in: .desktop) { page, _ in
      try await page.open("/stargazers/list?repository=haddad/kiln")
      try await page.shows("GitHub shows this list only to members of the repository.")
      try await page.shows("Open the chart as a file")
      try await page.isInOrderInEveryWindow("stargazers-restricted")
      try await page.tap("Open the chart as a file")
      try await page.shows("haddad/kiln")
    }
  }
}

extension StargazersBrowserTests {
  private static let pages = [
    ("form", "/stargazers"), ("misread", "/stargazers/list?repository=glaze"),
    ("list", "/stargazers/list?repository=lindqvist/glaze"),
    ("none", "/stargazers/list?repository=okafor/tide"),
    ("missing", "/stargazers/list?repository=okafor/ebb"),
    ("history", "/stargazers/history?repository=lindqvist/glaze"),
    ("comparison", "/stargazers/history?repository=lindqvist/glaze,haddad/kiln&scale=log"),
    ("second", "/stargazers/list?repository=lindqvist/glaze&limit=20&cursor=20"),
    ("nobody", "/stargazers/people/nobody?repository=lindqvist/glaze"),
  ]
}
