import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import NewsWeb

extension Site {
  /// Creates the feature's site with its routes and the style sheet, without a socket.
  ///
  /// - Parameters:
  ///   - others: The menus of other features.
  ///   - note: The sentence at the top of each page, which a demo has.
  init(_ screens: any NewsScreens, beside others: [PageMenu] = [], note: String? = nil) {
    let feature = NewsWebFeature().served(screens)
    self = feature.site(PageLayout(menus: [feature.menu] + others, note: note))
  }

  init(over repository: StubStoryRepository, beside others: [PageMenu] = [], note: String? = nil) {
    self.init(DefaultNewsScreens(repository: repository), beside: others, note: note)
  }

  /// Returns a visitor that looks at a reply.
  func looking(at reply: ServerReply) async throws -> PageVisitor {
    let person = PageVisitor { path in
      PageReply(path == "/style.css" ? await self.reply(to: path) : reply)
    }
    try await person.open("/")
    return person
  }

  /// Presses a button of a form that is sent by POST, and follows the redirect.
  func press(
    _ button: String, at person: PageVisitor, typing typed: [String: String] = [:]
  ) async throws -> ServerReply {
    let request = try #require(person.page.request(tapping: button, typed: typed))
    let parts = request.split(separator: "?", maxSplits: 1)
    let reply = await reply(to: String(parts[0]), form: parts.count > 1 ? String(parts[1]) : "")
    if let place = reply.fields[.location] {
      try await person.open(String(place.prefix { $0 != "#" }))
    }
    return reply
  }
}

extension StoryPage {
  /// A list as the repository returns it.
  static func served(
    _ headlines: [StoryHeadline] = [.fixture()], previous: StoryPosition? = nil,
    next: StoryPosition? = nil, tabs: [NewsTab] = [NewsTab(category: nil, unread: 1)],
    troubles: [NewsFeedTrouble] = [], feeds: Int = 2, feedTitle: String? = nil,
    lastStored: Int64 = 0
  ) -> StoryPage {
    StoryPage(
      headlines: headlines, previous: previous, next: next, tabs: tabs,
      fetchedAt: Timestamp.fixture(3600), troubles: troubles, feeds: feeds,
      feedTitle: feedTitle, lastStored: lastStored)
  }
}

extension RefreshReport {
  /// The result of fetching one feed.
  static func served(_ result: FeedOutcome.Result = .fetched(StoryMerge(new: 3, changed: 0)))
    -> Self
  {
    RefreshReport(outcomes: [.fixture(result)], total: 1)
  }
}
