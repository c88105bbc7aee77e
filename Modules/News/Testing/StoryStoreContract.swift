public import CoreDomain
public import CoreTesting
public import NewsDomain
import Testing

/// The subject of the checks in ``StoryStoreContract``: a store, and the leases that it checks
/// before it stores the result of a fetch.
public struct LeasedStoryStore: Sendable {
  let store: any StoryStore
  let leases: any WorkLeases

  public init(_ store: any StoryStore, checking leases: any WorkLeases) {
    self.store = store
    self.leases = leases
  }
}

extension ContractCheck where Subject == LeasedStoryStore {
  /// Makes a check that gets a store with two feeds.
  init(
    _ promise: String,
    _ body:
      @escaping @Sendable (StoryStoreContract.Newsroom, any StoryStore) async throws -> Void
  ) {
    self.init(promise) { subject in
      try await body(StoryStoreContract.Newsroom(subject), subject.store)
    }
  }
}

/// The checks that every ``StoryStore`` must pass. Each check gets its own empty store.
public enum StoryStoreContract {
  public static let checks: [ContractCheck<LeasedStoryStore>] =
    feeds + filing + merging + knowing + sharing + parting + telling + asking + counting + reading
    + searching + filtering + ageing + pruning + leaving + burying

  /// A store with two feeds.
  struct Newsroom {
    let store: any StoryStore
    let leases: any WorkLeases
    /// The lease of all requests.
    let lease: WorkLease
    let identifiers = SequentialIdentifierSource()
    let tidewater = NewsFeed.fixture(id: "f1", category: "World")
    let hill = NewsFeed.fixture(
      id: "f2", address: "https://hill.example/feed", title: "Hill Gazette", category: "Science")

    /// Adds both feeds to the store.
    init(_ subject: LeasedStoryStore) async throws {
      (store, leases) = (subject.store, subject.leases)
      lease = try await .fixture(of: leases)
      _ = try await store.add([tidewater, hill])
    }

    /// Merges a document of the first feed, or of another feed if given.
    @discardableResult
    func take(
      _ entries: ParsedEntry..., of feed: NewsFeed? = nil, at seconds: Int64 = 1000
    ) async throws -> StoryMerge? {
      try await store.merge(
        entries, of: feed ?? tidewater, at: .fixture(seconds), identifiers: identifiers,
        under: lease)
    }

    func record(
      _ fetchState: FetchState, movedTo address: WebAddress? = nil, of feed: NewsFeed
    ) async throws {
      try await store.record(fetchState, movedTo: address, of: feed.id, under: lease)
    }

    /// Merges new stories into the store. Each is published one second after the previous one.
    @discardableResult
    func takeStories(
      _ titles: String..., of feed: NewsFeed? = nil, at seconds: Int64 = 1000
    ) async throws -> StoryMerge? {
      let entries = zip(Int64(1)..., titles).map { second, title in
        ParsedEntry.fixture(id: title, title: title, seconds: second)
      }
      return try await store.merge(
        entries, of: feed ?? tidewater, at: .fixture(seconds), identifiers: identifiers,
        under: lease)
    }

    func page(
      _ question: StoryQuestion = StoryQuestion(), at seconds: Int64 = 2000
    ) async throws -> StoryPage {
      try await store.page(question, at: .fixture(seconds))
    }

    /// Returns all pages of a search, or of all stories.
    func pages(_ words: StoryWords? = nil, limit: Int) async throws -> [StoryPage] {
      var (pages, after): ([StoryPage], StoryPosition?) = ([], nil)
      repeat {
        let question = StoryQuestion(words: words, limit: .fixture(limit), after: after)
        pages.append(try await page(question))
        after = pages.last?.next
      } while after != nil
      return pages
    }

    func titles(
      _ question: StoryQuestion = StoryQuestion(), at seconds: Int64 = 2000
    ) async throws -> [String] {
      try await page(question, at: seconds).headlines.map(\.title)
    }

    func markRead(
      _ scope: ReadingScope, upTo last: Int64? = nil, at seconds: Int64 = 2000
    ) async throws -> Int {
      try await store.markRead(scope, upTo: last, at: .fixture(seconds))
    }

    /// Returns the story with a title.
    func story(_ title: String) async throws -> Story {
      let question = StoryQuestion(limit: .fixture(500))
      let headline = try await page(question).headlines.first { $0.title == title }
      return try await store.story(try #require(headline).id)
    }
  }
}
