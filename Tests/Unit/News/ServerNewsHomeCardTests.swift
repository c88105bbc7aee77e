import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@testable import CoreWeb
@testable import NewsWeb

/// The feature's parts of the home page and of the search of all features.
@Suite struct ServerNewsHomeCardTests {
  private let repository = StubStoryRepository()

  @Test func showsTheNewestStoryAndLinksToTwoMore() async throws {
    let carriers = [StoryCarrier.fixture(language: "ja")]
    repository.answer {
      $0.page = .success(
        .served(
          [
            .fixture(id: "a", title: "<A>", carriers: carriers), .fixture(id: "b", title: "B"),
            .fixture(id: "c", title: "C", carriers: []),
          ], tabs: [NewsTab(category: nil, unread: 1200)]))
    }
    let card = await card()
    #expect(card.sentence.isEmpty)
    for part in [
      #"<a href="/news?unread=yes"><strong>1,200</strong> unread stories</a>"#,
      #"<a href="/news/stories/a" dir="auto" lang="ja"><strong>&lt;A&gt;</strong></a>"#,
      #"datetime="2026-01-01T00:00:00Z" title="2026-01-01 00:00 UTC" data-age>1 Jan, 00:00<"#,
      #"<a href="/news/stories/b" dir="auto">B</a>"#, "<bdi>Removed feed</bdi>",
    ] {
      #expect(card.content.contains(part))
    }
  }

  /// The home page must not wait for other servers.
  @Test(arguments: [false, true])
  func doesNotFetchIfStoriesAreStored(_ isFetching: Bool) async throws {
    repository.answer { $0.page = .success(.served()) }
    _ = await card(fetching: isFetching)
    #expect(repository.calls == [.page(StoryQuestion(limit: .fixture(3)))])
  }

  @Test func saysWhatTheFeatureIsForIfNothingIsStored() async throws {
    let pages: [Result<StoryPage, StoryFailure>] = [
      .success(.served([])), .failure(.busy(reason: "")),
    ]
    for page in pages {
      repository.answer { $0.page = page }
      let card = await card()
      #expect(card.sentence.hasPrefix("Read the feeds that you subscribe to"))
      #expect(card.content.isEmpty)
    }
  }

  @Test func fetchesTheFeedsOfADemoIfNothingIsStored() async {
    repository.answer { $0.page = .success(.served([])) }
    _ = await card(fetching: true)
    #expect(repository.calls.contains(.refresh(nil, .due)))
  }

  @Test(arguments: [(nil, 1), (StoryPosition?.some(StoryPosition(StoryHeadline.fixture())), nil)])
  func findsStoredStoriesForTheSearchOfAllFeatures(
    _ next: StoryPosition?, _ total: Int?
  ) async throws {
    let carriers = [StoryCarrier.fixture(language: "ja")]
    let headline = StoryHeadline.fixture(id: "a", title: "<A>", carriers: carriers)
    repository.answer {
      $0.page = .success(StoryPage(headlines: [headline], next: next))
    }
    let results = await search("tide")
    #expect(
      results
        == SearchResults(
          [
            SearchResult("<A>", href: "/news/stories/a", language: "ja", detail: headline.source)
          ], total: total,
          all: Route(
            path: ["news"],
            query: [Route.Parameter("q", "tide"), Route.Parameter("refresh", "no")])))
    let question = StoryQuestion(words: StoryWords("tide"), limit: .fixture(5))
    #expect(repository.calls == [.page(question)])
  }

  @Test func saysWhyTheStoriesCouldNotBeSearched() async {
    let failure = StoryFailure.busy(reason: "Wait.")
    repository.answer { $0.page = .failure(failure) }
    #expect(await search("tide")?.failure == failure.description)
  }

  private func search(_ words: String) async -> SearchResults? {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/search")
    return await NewsWebFeature().served(DefaultNewsScreens(repository: repository))
      .search?(words, ServerRequest(head: head))
  }

  private func card(fetching: Bool = false) async -> HomeCard {
    await NewsHomeCard(screens: DefaultNewsScreens(repository: repository)).card(fetching: fetching)
  }
}
