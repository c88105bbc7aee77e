import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The pages of the built server in a real browser, with the demo's feeds.
@Suite struct NewsBrowserTests {
  private let browser = Browser(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test(arguments: BrowserWindow.pairs)
  func findsReadsAndStarsAStory(in window: BrowserWindow) async throws {
    try await browser.visitDemo(in: window) { page, server in
      try await page.open("/news")
      try await page.shows("from 12 feeds.")
      try await page.lacks("Fetching the first stories…")
      try await page.isInOrder()
      try await page.screenshot("news-front")

      let science = try await newest("category=Science&unread=yes", of: server)
      let tab = try #require(science.tabs.first { $0.category == "Science" })
      try await page.tap("Science \(tab.unread) unread")
      let story = try #require(science.stories.first)
      try await page.isInOrder()
      try await page.tap(story.title)
      try await page.shows("Mark as unread")
      try await page.isInOrder()
      try await page.screenshot("news-story")
      try await page.tap("☆ Star")
      try await page.shows("★ Unstar")

      try await page.open("/news?category=Science&refresh=no")
      try await page.shows("Science \(tab.unread - 1)")
      try await page.tap("Starred")
      try await page.tap("Unstar “\(story.title)”")
      try await page.shows("There are no starred stories here.")
    }
  }

  @Test func keysMoveThroughTheStoriesAndOpenMarkAndStarThem() async throws {
    try await browser.visitDemo(in: .desktop) { page, server in
      try await refresh(server)
      let stories = try await newest("limit=3", of: server).stories
      try #require(stories.count == 3)
      try await page.open("/news?refresh=no")
      try await page.type("jj")
      #expect(try await page.focus == stories[1].title)
      #expect(try await page.showsFocus)
      try await page.type("s", andWaitFor: .whole)
      #expect(try await newest("starred=yes", of: server).stories.map(\.id) == [stories[1].id])
      // The starred story is still the current one.
      try await page.type("k")
      #expect(try await page.focus == stories[0].title)
      try await page.type("m", andWaitFor: .whole)
      try await page.shows("○")
      try await page.isInOrder()
      try await page.type("j")
      try await page.type("o", andWaitFor: .whole)
      #expect(try await page.place.hasPrefix("/news/stories/\(stories[1].id)"))
      // With Shift, an arrow selects text and turns no page.
      #expect(try await !page.handlesWithShift("ArrowRight"))
      try await page.type(PageKey.right.rawValue, andWaitFor: .whole)
      #expect(try await page.place.hasPrefix("/news/stories/\(stories[2].id)"))
      try await page.type(PageKey.left.rawValue, andWaitFor: .whole)
      try await page.shows("★ Unstar")
      try await page.open("/news?refresh=no")
      try await page.type("/jk")
      #expect(try await page.value(of: "Search stories") == "jk")
    }
  }

  @Test func withoutScriptTheKeysDoNothingAndTheButtonsDoTheSame() async throws {
    try await browser.visitDemo(in: .phone.withoutScript) { page, server in
      try await refresh(server)
      let story = try #require(try await newest("limit=1", of: server).stories.first)
      try await page.open("/news?refresh=no")
      try await page.type("jsm")
      #expect(try await newest("starred=yes", of: server).stories.isEmpty)
      try await page.tap("Star “\(story.title)”")
      try await page.tap("Mark “\(story.title)” as read")
      try await page.tap("Mark “\(story.title)” as unread")
      try await page.tap(story.title)
      try await page.tap("Next story")
      try await page.tap("Previous story")
      try await page.shows("★ Unstar")
      try await page.isInOrder()
      try await page.open("/news?refresh=no")
      try await page.fill("Search stories", with: story.title)
      try await page.tap("Search", as: .button)
      try await page.shows(story.title)
      #expect(try await page.value(of: "Search stories") == story.title)
      try await page.open("/news?refresh=no")
      try await page.tap("Mark all as read")
      try await page.tap("Unread")
      try await page.shows("There are no unread stories here.")
    }
  }

  /// While one feed hangs, the page shows the stored stories and the progress of the other feeds.
  @Test func showsTheStoredStoriesWhileAFeedHangs() async throws {
    try await browser.visitDemo(in: .desktop) { page, server in
      try await refresh(server)
      _ = try await visitor.send(
        .post, "/api/v1/news/feeds.opml", to: server, type: "text/x-opml",
        body: """
          <opml version="2.0"><body><outline text="Silent" type="rss"
          xmlUrl="https://silent.trouble.example/feed.xml"/></body></opml>
          """)
      let story = try #require(try await newest("limit=1", of: server).stories.first)
      try await page.open("/news?refresh=no")
      try await page.tap(
        "All \(try await newest("limit=1", of: server).tabs[0].unread) unread", andWaitFor: .begun)
      try await page.shows("0 of 1 feed…")
      try await page.screenshot("news-refreshing")
      try await page.tap(story.title)
      try await page.shows("Mark as unread")
    }
  }

  @Test func noPageHasAFault() async throws {
    try await browser.visitDemo(in: .desktop) { page, server in
      try await page.open("/news?refresh=no")
      try await page.shows("There are no stories to show here.")
      try await page.isInOrder()
      try await refresh(server)
      try await page.areInOrderInEveryWindow(Self.pages, prefix: "news")
    }
  }
}

extension NewsBrowserTests {
  private static let pages = [
    ("search", "/news?q=the&refresh=no"), ("nothing", "/news?q=xyzzy&refresh=no"),
    ("misread", "/news?limit=0"), ("missing", "/news/stories/none"), ("feeds", "/news/feeds"),
    ("filters", "/news/filters"), ("transfer", "/news/transfer"),
    ("preview", "/news/preview?address=https://harbour-post.example/feed.xml"),
    ("half", "/news/preview?address=https://half.trouble.example/feed.xml"),
  ]

  private func refresh(_ server: RunningServer) async throws {
    _ = try await visitor.send(.post, "/api/v1/news/refresh", to: server)
  }

  private func newest(_ query: String, of server: RunningServer) async throws -> StoryListReply {
    try .read(try await visitor.get("/api/v1/news/stories?\(query)", of: server).text)
  }
}
