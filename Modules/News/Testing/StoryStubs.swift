public import CoreDomain
public import NewsDomain
private import Synchronization

/// A repository with preset answers that records the calls. It can wait at a gate before it
/// answers.
public final class StubStoryRepository: StoryRepository {
  /// A call with its arguments.
  public enum Call: Hashable, Sendable {
    case page(StoryListForm)
    case story(Story.ID, of: String = "")
    case storyMeantBy(String)
    case mark(Story.ID, asRead: Bool)
    case markRead(feed: String, category: String)
    case star(Story.ID, Bool)
    case feeds
    case add(NewsFeedForm)
    case remove(String)
    case file(String, under: String)
    case refresh([String], FeedDemand)
    case importList
    case exportList
    case preview(address: String)
    case previewDocument(contentType: String, base: String)
    case filters
    case addFilter(NewsFilterForm)
    case removeFilter(String)
  }

  /// The preset answers. A call without one fails.
  public struct Answers: Sendable {
    public typealias Answer<Success> = Result<Success, StoryFailure>

    public var page: Answer<StoryPage> = untold()
    public var story: Answer<Story> = untold()
    public var mark: Answer<Void> = .success(())
    public var markRead: Answer<Int> = untold()
    public var star: Answer<Void> = .success(())
    public var feeds: Answer<[NewsFeedOverview]> = untold()
    public var add: Answer<AddedFeed> = untold()
    public var remove: Answer<NewsFeed> = untold()
    public var file: Answer<NewsFeed> = untold()
    /// The progress that a refresh reports before it answers.
    public var progress: [RefreshProgress] = []
    public var refresh: Answer<RefreshReport> = untold()
    public var importList: Answer<ImportedFeeds> = untold()
    public var exportList: Answer<Int> = untold()
    public var preview: Answer<ParsedFeed> = untold()
    public var filters: Answer<[NewsFilter]> = untold()
    public var addFilter: Answer<NewsFilter> = untold()
    public var removeFilter: Answer<Void> = .success(())

    public init() {}

    private static func untold<Success>() -> Answer<Success> {
      .failure(.storage(reason: "Untold."))
    }
  }

  private struct Memory {
    var answers: Answers
    var calls: [Call] = []
  }

  private let memory: Mutex<Memory>
  private let gate: @Sendable () async -> Void

  /// - Parameter gate: Awaited before each answer.
  public init(
    _ answers: Answers = Answers(), waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = Mutex(Memory(answers: answers))
    self.gate = gate
  }

  /// Changes the answers for further calls.
  public func answer(_ change: @Sendable (inout Answers) -> Void) {
    memory.withLock { change(&$0.answers) }
  }

  /// All calls so far.
  public var calls: [Call] {
    memory.withLock { $0.calls }
  }

  /// Records a call, and returns the answers once the gate is open.
  private func answers(to call: Call) async -> Answers {
    memory.withLock { $0.calls.append(call) }
    await gate()
    return memory.withLock(\.answers)
  }
}

extension StubStoryRepository {
  public func page(_ form: StoryListForm) async throws(StoryFailure) -> StoryPage {
    try await answers(to: .page(form)).page.get()
  }

  public func story(_ id: Story.ID, of feed: String) async throws(StoryFailure) -> Story {
    try await answers(to: .story(id, of: feed)).story.get()
  }

  public func story(meantBy typed: String) async throws(StoryFailure) -> Story {
    try await answers(to: .storyMeantBy(typed)).story.get()
  }

  public func mark(_ id: Story.ID, asRead isRead: Bool) async throws(StoryFailure) {
    try await answers(to: .mark(id, asRead: isRead)).mark.get()
  }

  public func markRead(feed: String, category: String) async throws(StoryFailure) -> Int {
    try await answers(to: .markRead(feed: feed, category: category)).markRead.get()
  }

  public func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure) {
    try await answers(to: .star(id, isStarred)).star.get()
  }

  public func feeds() async throws(StoryFailure) -> [NewsFeedOverview] {
    try await answers(to: .feeds).feeds.get()
  }

  public func add(_ form: NewsFeedForm) async throws(StoryFailure) -> AddedFeed {
    try await answers(to: .add(form)).add.get()
  }

  public func remove(_ feed: String) async throws(StoryFailure) -> NewsFeed {
    try await answers(to: .remove(feed)).remove.get()
  }

  public func file(_ feed: String, under category: String) async throws(StoryFailure) -> NewsFeed {
    try await answers(to: .file(feed, under: category)).file.get()
  }

  public func refresh(
    _ feeds: [String], _ demand: FeedDemand, progress: @Sendable (RefreshProgress) async -> Void
  ) async throws(StoryFailure) -> RefreshReport {
    for step in memory.withLock({ $0.answers.progress }) { await progress(step) }
    return try await answers(to: .refresh(feeds, demand)).refresh.get()
  }

  public func importList(_ source: any ByteSource) async throws(StoryFailure) -> ImportedFeeds {
    try await answers(to: .importList).importList.get()
  }

  public func exportList(to sink: any ByteSink) async throws(StoryFailure) -> Int {
    try await answers(to: .exportList).exportList.get()
  }

  public func preview(address: String) async throws(StoryFailure) -> ParsedFeed {
    try await answers(to: .preview(address: address)).preview.get()
  }

  public func preview(
    _ source: any ByteSource, contentType: String, base: String
  ) async throws(StoryFailure) -> ParsedFeed {
    try await answers(to: .previewDocument(contentType: contentType, base: base)).preview.get()
  }

  public func filters() async throws(StoryFailure) -> [NewsFilter] {
    try await answers(to: .filters).filters.get()
  }

  public func add(_ form: NewsFilterForm) async throws(StoryFailure) -> NewsFilter {
    try await answers(to: .addFilter(form)).addFilter.get()
  }

  public func removeFilter(_ number: String) async throws(StoryFailure) {
    try await answers(to: .removeFilter(number)).removeFilter.get()
  }
}
