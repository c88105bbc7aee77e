import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Open pages show what another program has stored, without being loaded again.
@Suite struct LivePageTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func aPageOfOneServerShowsAStoryThatAnotherServerFetched() async throws {
    try await withPrograms { programs in
      try await withLoopbackServer(answering: Self.answer) { web in
        _ = try await programs.withServer("--allow-private-network") { one in
          _ = try await programs.withServer { other in
            try await fetch("/old.xml", of: web.authority, on: one)
            try await browser.visit(other, in: .desktop) { page in
              try await page.open("/news?refresh=no")
              try await page.shows("Harbour reopens")
              try await page.type("j")
              try await fetch("/new.xml", of: web.authority, on: one)
              try await page.shows("Bridge closes")
              #expect(try await page.place == "/news?refresh=no")
              #expect(try await page.focus == "Harbour reopens")
              try await page.isInOrder()
            }
          }
        }
      }
    }
  }

  @Test func theFocusStaysOnAStoryWhenAFreshListReplacesTheStoredOne() async throws {
    let (held, holding) = AsyncStream.makeStream(of: Void.self)
    let answer: LoopbackScript = { request in
      let pause: [LoopbackAction] =
        request.path == "/new.xml" ? [.perform { for await _ in held {} }] : []
      return pause + Self.answer(request)
    }
    try await onNews(answering: answer) { _, web, server, page in
      // An imported feed is due, and is not fetched yet.
      _ = try await visitor.send(
        .post, "/api/v1/news/feeds.opml", to: server, type: "text/x-opml",
        body: """
          <opml version="2.0"><body><outline text="Quay 2" type="rss"
          xmlUrl="http://\(web.authority)/new.xml"/></body></opml>
          """)
      try await page.open("/news?refresh=no")
      try await page.tap("All 1 unread", andWaitFor: .begun)
      try await page.shows("0 of 1 feed…")
      try await page.tab(to: "Harbour reopens")
      holding.finish()
      try await page.shows("Bridge closes")
      // The script shows its button at the end of the page.
      try await page.shows("Keyboard shortcuts")
      #expect(try await page.focus == "Harbour reopens")
    }
  }

  @Test func theFocusStaysOnTheStarOfAStoryThatAnotherProgramStars() async throws {
    try await onNews(answering: Self.answer) { programs, _, server, page in
      try await page.open("/news?refresh=no")
      try await page.tab(to: "Star “Harbour reopens”")
      let list = try await visitor.get("/api/v1/news/stories?refresh=no", of: server).text
      let id = try #require(list.firstMatch(of: /"id": ?"([^"]+)"/)?.1)
      let starred = try await programs.seams("news", "star", String(id))
      #expect(starred.status == 0, "\(starred.error)")
      try await page.shows("★")
      #expect(try await page.focus == "Unstar “Harbour reopens”")
    }
  }

  @Test func anEmptyPageShowsABookmarkThatACommandAdded() async throws {
    try await onServer { server, programs in
      try await browser.visit(server, in: .phone) { page in
        try await page.open("/bookmarks")
        for name in ["Kiln", "Glaze"] {
          let added = try await programs.seams(
            "bookmarks", "add", "https://\(name).example/", "--title", name, "--no-fetch")
          #expect(added.status == 0, "\(added.error)")
          try await page.shows(name)
        }
        try await page.shows("2 bookmarks")
      }
    }
  }

  @Test func anAgeGrowsWhileItsPageIsOpenUntilADayHasPassed() async throws {
    try await onNews(answering: Self.recentStory) { _, _, _, page in
      try await page.open("/news?refresh=no")
      try await page.shows("minutes ago")
      try await page.setClock(ahead: .seconds(3600))
      try await page.shows("1 hour ago")
      try await page.setClock(ahead: .seconds(86_400))
      try await page.lacks("hour ago")
    }
  }

  /// Opens a window on a server that has fetched the feed `/old.xml` of a web.
  private func onNews(
    answering script: @escaping LoopbackScript,
    _ body: (Programs, LoopbackServer, RunningServer, BrowserPage) async throws -> Void
  ) async throws {
    try await withPrograms { programs in
      try await withLoopbackServer(answering: script) { web in
        _ = try await programs.withServer("--allow-private-network") { server in
          try await fetch("/old.xml", of: web.authority, on: server)
          try await browser.visit(server, in: .desktop) { page in
            try await body(programs, web, server, page)
          }
        }
      }
    }
  }

  private func fetch(
    _ feed: String, of authority: String, on server: RunningServer
  ) async throws {
    let added = try await visitor.post(
      "/api/v1/news/feeds", json: #"{"address": "http://\#(authority)\#(feed)"}"#, to: server)
    #expect(added.response.status == .created)
    let refreshed = try await visitor.send(.post, "/api/v1/news/refresh", to: server)
    #expect(refreshed.response.status == .ok)
  }

  @Sendable private static func answer(_ request: LoopbackRequest) -> [LoopbackAction] {
    let (title, day) = request.path == "/old.xml" ? ("Harbour reopens", 1) : ("Bridge closes", 2)
    let feed = """
      <rss version="2.0"><channel><title>Quay \(day)</title><item><guid>\(day)</guid>
      <title>\(title)</title><link>/story\(day)</link>
      <pubDate>Thu, 0\(day) Jan 2026 09:00:00 GMT</pubDate></item></channel></rss>
      """
    return [.reply(header: ["Content-Type: application/rss+xml"], body: Array(feed.utf8))]
  }

  /// A feed with one story, half an hour old.
  @Sendable private static func recentStory(_ request: LoopbackRequest) -> [LoopbackAction] {
    let feed = """
      {"version": "https://jsonfeed.org/version/1.1", "title": "Quay", "items": [{"id": "1",
      "url": "https://quay.example/1", "title": "Harbour reopens",
      "date_published": "\(SystemWallClock().now.advanced(by: .seconds(-1800)).iso8601)"}]}
      """
    return [.reply(header: ["Content-Type: application/feed+json"], body: Array(feed.utf8))]
  }
}
