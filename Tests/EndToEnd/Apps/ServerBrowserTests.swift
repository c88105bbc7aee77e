import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

@Suite struct ServerBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func signsInWithTheTokenAndOutAgain() async throws {
    try await withPrograms { programs in
      let token = String(repeating: "0123456789abcdef", count: 3)
      let file = try programs.file("token", token + "\n")
      try await programs.withServer("--token-file", file) { server in
        try await browser.visit(server, in: .desktop) { page in
          try await page.open("/nowhere")
          try await page.shows("Sign in")
          try await page.isInOrderInEveryWindow("sign-in")

          try await page.fill("Access token", with: "wrong")
          try await page.tap("Sign in")
          try await page.shows("The access token is wrong.")
          try await page.isInOrder()

          try await page.fill("Access token", with: token)
          try await page.tap("Sign in")
          #expect(try await page.place == "/nowhere")
          try await page.tap("Sign out")
          try await page.shows("Sign in")
        }
      }
    }
  }

  @Test func theStartPageAndTheErrorPageHaveNoFaults() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        try await browser.visit(server, in: .desktop) { page in
          for (name, path) in [("start", "/"), ("missing", "/nowhere")] {
            try await page.open(path)
            try await page.isInOrderInEveryWindow(name)
          }
          try await page.tap("Go to the home page")
          try await page.shows(ProductName.text)
        }
      }
    }
  }

  @Test func theShortcutsAreListedAndCanBeTurnedOff() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
        try await browser.visit(server, in: .desktop) { page in
          try await page.open("/")
          try await page.type("?")
          try await page.shows("Next or previous entry")
          #expect(try await page.focus == "Close")
          try await page.isInOrder()
          try await page.screenshot("shortcuts")
          try await page.tap("Use these shortcuts")
          try await page.press(.escape)
          try await page.lacks("Next or previous entry")

          try await page.open("/nowhere")
          try await page.type("?")
          try await page.lacks("Next or previous entry")
          try await page.tap("Keyboard shortcuts")
          try await page.tap("Use these shortcuts")
          try await page.tap("Close")
          try await page.type("?")
          try await page.shows("Next or previous entry")
        }
        try await browser.visit(server, in: .desktop.withoutScript) { page in
          try await page.open("/")
          try await page.type("?")
          try await page.lacks("Keyboard shortcuts")
          try await page.isInOrder()
        }
      }
    }
  }

  /// The home page leads to every feature. There, the header is as high as on each other's page, and
  /// leaves most of a phone's window to the content.
  @Test func theHomePageLinksToEveryFeatureUnderOneHeader() async throws {
    try await withPrograms { programs in
      try await programs.withServer("--demo", "--data-dir", programs.dataFolder) { server in
        let html = try await visitor.get("/", of: server).text
        let cards = html.matches(of: /<h2><a href="([^"]*)">([^<]*)<\/a><\/h2>/)
        try await browser.visit(server, in: .desktop) { page in
          for window in [BrowserWindow.desktop, .phone] {
            let page = try await page.resized(to: window)
            var heights: Set<Double> = []
            for card in cards {
              try await page.open(String(card.1))
              // The only feature of a product may have the product's name.
              let site = card.2 == ProductName.text ? "" : " · \(ProductName.text)"
              #expect(try await page.title.hasSuffix(card.2 + site))
              heights.insert(try await page.contentTop)
            }
            #expect(heights.count <= 1 && heights.allSatisfy { $0 < 160 }, "\(heights)")
            try await page.open("/")
            #expect(try await page.contentTop < 160)
          }
          try await page.isInOrderInEveryWindow("home")
          try await page.tap("Health")
          #expect(try await page.place == "/healthz")
        }
      }
    }
  }
}

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

  @Test func theFocusStaysOnTheStarOfAStoryThatAnotherProgramStars() async throws {
    try await withPrograms { programs in
      try await withLoopbackServer(answering: Self.answer) { web in
        _ = try await programs.withServer("--allow-private-network") { server in
          try await fetch("/old.xml", of: web.authority, on: server)
          try await browser.visit(server, in: .desktop) { page in
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
      }
    }
  }

  @Test func anEmptyPageShowsABookmarkThatACommandAdded() async throws {
    try await withPrograms { programs in
      try await programs.withServer { server in
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
}
