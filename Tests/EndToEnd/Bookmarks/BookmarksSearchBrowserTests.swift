import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

/// The search over all features, in a real browser. It is tested with this feature, because a
/// server has it only if one of its features can be searched.
@Suite struct BookmarksSearchBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test(arguments: BrowserWindow.pairs)
  func searchesAllFeaturesFromTheBar(in window: BrowserWindow) async throws {
    try await withPrograms { programs in
      try await programs.withServer("--demo", "--data-dir", programs.dataFolder) { server in
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
  }

  @Test func theSearchOfAllFeaturesHasNoFaults() async throws {
    try await withPrograms { programs in
      try await programs.withServer("--demo", "--data-dir", programs.dataFolder) { server in
        // The home page of a demo fetches what can be searched.
        _ = try await visitor.get("/", of: server)
        try await browser.visit(server, in: .desktop) { page in
          for (name, path) in [
            ("blank", "/search"), ("found", "/search?q=san"), ("nothing", "/search?q=xyzzy"),
            ("failed", "/search?q=%22the"),
          ] {
            try await page.open(path)
            try await page.isInOrderInEveryWindow("search-\(name)")
          }
          try await page.open("/")
          try await page.type("/the")
          #expect(try await page.value(of: "Search all features") == "the")
          try await page.type(PageKey.enter.rawValue, andWaitFor: .whole)
          #expect(try await page.place == "/search?q=the")
        }
      }
    }
  }
}
