import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The way from a story of one feature to a bookmark of another, in the built programs.
@Suite struct StoryToBookmarkTests {
  private static let titleOfBookmark = "Title (leave blank to fetch the page’s own)"

  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func aSessionOpensTheFormOfABookmark() async throws {
    try await withPrograms { programs in
      let walk = try await programs.demo(
        ["browse", "news"], input: "1\nbookmark\nyes\nquit\n")
      #expect(walk.status == 0, "\(walk.error)")
      #expect(walk.output.contains("Added:\n"))
      let bookmarks = try await programs.demo(["bookmarks", "list", "--json"])
      let title = try #require(walk.output.split(separator: "Add this bookmark?").first)
        .split(separator: "\n").dropLast().last
      #expect(bookmarks.output.contains(try #require(title)))
    }
  }

  @Test func aPageOpensTheFormOfABookmark() async throws {
    try await onDemo { server in
      _ = try await visitor.send(.post, "/api/v1/news/refresh", to: server)
      let list = try await visitor.get("/api/v1/news/stories?limit=1", of: server).text
      let id = try #require(list.firstMatch(of: /"stories":\[\{[^\}]*"id":"([^"]+)"/)?.1)
      try await browser.visit(server, in: .desktop) { page in
        try await page.open("/news/stories/\(id)")
        try await page.tap("Save as a bookmark")
        let title = try await page.value(of: Self.titleOfBookmark)
        #expect(!title.isEmpty && list.contains(title))
        let address = try await page.value(of: "Address")
        #expect(address.hasPrefix("https://") && list.contains(address))
      }
    }
  }
}
