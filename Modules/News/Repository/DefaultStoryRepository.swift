public import CoreDomain
public import NewsDomain

/// The repository of both programs. It fetches feeds through a ``FeedSource``, parses them, and
/// stores them in a ``StoryStore``.
public struct DefaultStoryRepository: StoryRepository {
  let store: any StoryStore
  let fetching: FeedFetching
  let lists: any FeedListFormat
  private let clock: any WallClock
  let traced: TracedOperations<StoryFailure>

  /// - Parameters:
  ///   - retention: Which stories each feed keeps after it is fetched.
  ///   - leasing: Ensures that only one of the programs with this database sends requests to a
  ///     host at a time. A redirect to another host does not wait for that host's turn.
  ///   - tracer: Records the operations as spans.
  public init(
    store: any StoryStore, source: any FeedSource, reading: any FeedReading,
    lists: any FeedListFormat, retention: StoryRetention, leasing: LeasedWork, clock: any WallClock,
    identifiers: any IdentifierSource, tracer: OperationTracer
  ) {
    self.store = store
    self.lists = lists
    self.clock = clock
    traced = TracedOperations(by: tracer)
    fetching = FeedFetching(
      store: store, source: PerHostFeedSource(source, leasing: leasing), reading: reading,
      retention: retention, clock: clock, identifiers: identifiers)
  }

  public func page(_ question: StoryQuestion) async throws(StoryFailure) -> StoryPage {
    try await traced(try await store.page(question, at: clock.now))
  }

  public func story(_ reference: StoryReference) async throws(StoryFailure) -> Story {
    try await traced.run { () async throws(StoryFailure) in
      switch reference {
      case .link(let link): try await story(at: link)
      case .identifier(let text): try await story(begunBy: text)
      }
    }
  }

  public func markRead(_ scope: ReadingScope, upTo last: Int64?) async throws(StoryFailure) -> Int {
    try await traced(try await store.markRead(scope, upTo: last, at: clock.now))
  }

  private func story(begunBy text: String) async throws(StoryFailure) -> Story {
    let id = Story.ID(text)
    do throws(StoryFailure) {
      return try await store.story(id)
    } catch {
      guard error == .notFound(id), let start = IdentifierStart(text) else { throw error }
      let found = try await store.choices(of: start, limit: IdentifierStart.asked)
      let match = try start.match(among: found, orElse: error, ambiguous: StoryFailure.ambiguous)
      return try await store.story(Story.ID(match))
    }
  }

  private func story(at link: WebAddress) async throws(StoryFailure) -> Story {
    let found = try await store.choices(at: link, limit: IdentifierStart.asked)
    guard let first = found.first else { throw .linkNotFound(link) }
    guard found.count == 1 else { throw .ambiguous(IdentifierChoices(link.text, found)) }
    return try await store.story(Story.ID(first.id))
  }
}
