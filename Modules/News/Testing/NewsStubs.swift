public import CoreDomain
public import CoreTesting
public import NewsDomain

/// A stub of ``StoryRepository`` and ``StoredStories``. It returns preset answers, and records its
/// calls. A test can make it wait before each answer.
public struct StubStoryRepository: StoryRepository, StoredStories, AnsweringStub {
  /// A recorded call of a repository method, with its arguments. It omits sources, sinks and
  /// closures, and has the identifier of a feed instead of the feed.
  public enum Call: Hashable, Sendable {
    case page(StoryQuestion)
    case story(Story.ID, of: NewsFeed.ID? = nil)
    case storyMeantBy(StoryReference)
    case mark([Story.ID], asRead: Bool)
    case markRead(ReadingScope, upTo: Int64? = nil)
    case star(Story.ID, Bool)
    case feeds
    case lookUp([FeedReference])
    case add(WebAddress, category: NewsCategory? = nil)
    case remove(NewsFeed.ID)
    case file(NewsFeed.ID, under: NewsCategory?)
    case refresh([NewsFeed.ID]?, FeedDemand)
    case importList
    case exportList
    case preview(WebAddress)
    case previewDocument(contentType: String?, base: WebAddress?)
    case filters
    case addFilter(NewsFilter.Verdict, NewsFilter.Test)
    case removeFilter(NewsFilter.ID)
  }

  /// The preset answers. Without one, a call that returns nothing succeeds, a look-up of feeds
  /// returns fixtures, and any other call fails.
  public struct Answers: Sendable {
    public typealias Answer<Success> = Result<Success, StoryFailure>

    public var page: Answer<StoryPage> = .untold
    public var story: Answer<Story> = .untold
    public var mark: Answer<Void> = .success(())
    public var markRead: Answer<Int> = .untold
    public var star: Answer<Void> = .success(())
    public var feeds: Answer<[NewsFeedOverview]> = .untold
    /// The feeds that references mean; `nil` treats the text of each reference as a feed's
    /// identifier.
    public var lookUp: Answer<[NewsFeed]>?
    public var add: Answer<AddedFeed> = .untold
    public var remove: Answer<Void> = .success(())
    public var file: Answer<NewsFeed> = .untold
    /// The progress that a refresh reports before it answers.
    public var progress: [RefreshProgress] = []
    public var refresh: Answer<RefreshReport> = .untold
    public var importList: Answer<ImportedFeeds> = .untold
    public var exportList: Answer<Int> = .untold
    public var preview: Answer<ParsedFeed> = .untold
    public var filters: Answer<[NewsFilter]> = .untold
    public var addFilter: Answer<Void> = .success(())
    public var removeFilter: Answer<Void> = .success(())

    public init() {}
  }

  public let memory: StubMemory<Answers, Call>

  public init(
    _ answers: Answers = Answers(), waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = StubMemory(answers) { _ in await gate() }
  }
}

extension StubStoryRepository {
  public func page(_ question: StoryQuestion) async throws(StoryFailure) -> StoryPage {
    try await answers(to: .page(question)).page.get()
  }

  public func story(_ id: Story.ID, of feed: NewsFeed.ID?) async throws(StoryFailure) -> Story {
    try await answers(to: .story(id, of: feed)).story.get()
  }

  public func story(_ reference: StoryReference) async throws(StoryFailure) -> Story {
    try await answers(to: .storyMeantBy(reference)).story.get()
  }

  public func mark(_ ids: [Story.ID], asRead isRead: Bool) async throws(StoryFailure) {
    try await answers(to: .mark(ids, asRead: isRead)).mark.get()
  }

  public func markRead(_ scope: ReadingScope, upTo last: Int64?) async throws(StoryFailure) -> Int {
    try await answers(to: .markRead(scope, upTo: last)).markRead.get()
  }

  public func star(_ id: Story.ID, _ isStarred: Bool) async throws(StoryFailure) {
    try await answers(to: .star(id, isStarred)).star.get()
  }

  public func feeds() async throws(StoryFailure) -> [NewsFeedOverview] {
    try await answers(to: .feeds).feeds.get()
  }

  public func feeds(_ references: [FeedReference]) async throws(StoryFailure) -> [NewsFeed] {
    guard let answer = await answers(to: .lookUp(references)).lookUp else {
      return references.map { .fixture(id: $0.text) }
    }
    return try answer.get()
  }

  public func add(
    _ address: WebAddress, category: NewsCategory?
  ) async throws(StoryFailure) -> AddedFeed {
    try await answers(to: .add(address, category: category)).add.get()
  }

  public func remove(_ id: NewsFeed.ID) async throws(StoryFailure) {
    try await answers(to: .remove(id)).remove.get()
  }

  public func file(
    _ feed: NewsFeed, under category: NewsCategory?
  ) async throws(StoryFailure) -> NewsFeed {
    try await answers(to: .file(feed.id, under: category)).file.get()
  }

  public func refresh(
    _ feeds: [NewsFeed]?, _ demand: FeedDemand,
    progress: @Sendable (RefreshProgress) async -> Void
  ) async throws(StoryFailure) -> RefreshReport {
    for step in memory.answers.progress { await progress(step) }
    return try await answers(to: .refresh(feeds?.map(\.id), demand)).refresh.get()
  }

  public func importList(_ source: any ByteSource) async throws(StoryFailure) -> ImportedFeeds {
    try await answers(to: .importList).importList.get()
  }

  public func exportList(to sink: any ByteSink) async throws(StoryFailure) -> Int {
    try await answers(to: .exportList).exportList.get()
  }

  public func preview(_ address: WebAddress) async throws(StoryFailure) -> ParsedFeed {
    try await answers(to: .preview(address)).preview.get()
  }

  public func preview(
    _ source: any ByteSource, contentType: String?, base: WebAddress?
  ) async throws(StoryFailure) -> ParsedFeed {
    try await answers(to: .previewDocument(contentType: contentType, base: base)).preview.get()
  }

  public func filters() async throws(StoryFailure) -> [NewsFilter] {
    try await answers(to: .filters).filters.get()
  }

  @discardableResult
  public func add(
    _ verdict: NewsFilter.Verdict, _ test: NewsFilter.Test
  ) async throws(StoryFailure) -> NewsFilter {
    try await answers(to: .addFilter(verdict, test)).addFilter.get()
    return NewsFilter(id: NewsFilter.ID(1), verdict: verdict, test: test)
  }

  public func removeFilter(_ id: NewsFilter.ID) async throws(StoryFailure) {
    try await answers(to: .removeFilter(id)).removeFilter.get()
  }
}

/// Stub screens, to test commands and pages without a view model.
public struct StubNewsScreens: NewsScreens {
  public let list: StubScreen<StoryListState, StoryListIntent>
  public let detail: StubScreen<StoryDetailState, StoryDetailIntent>
  public let feeds: StubScreen<NewsFeedsState, NewsFeedsIntent>
  public let transfer: StubScreen<NewsTransferState, NewsTransferIntent>
  public let filters: StubScreen<NewsFiltersState, NewsFiltersIntent>
  public let preview: StubScreen<NewsPreviewState, NewsPreviewIntent>

  /// Each screen publishes its states after its first intent.
  public init(
    list: [StoryListState] = [], detail: [StoryDetailState] = [], feeds: [NewsFeedsState] = [],
    transfer: [NewsTransferState] = [], filters: [NewsFiltersState] = [],
    preview: [NewsPreviewState] = []
  ) {
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.feeds = StubScreen(.idle, then: feeds)
    self.transfer = StubScreen(.idle, then: transfer)
    self.filters = StubScreen(.idle, then: filters)
    self.preview = StubScreen(.idle, then: preview)
  }

  public func list(navigator: any Navigator) -> any StoryListScreen { list }
  public func detail(navigator: any Navigator) -> any StoryDetailScreen { detail }
  public func feeds(navigator: any Navigator) -> any NewsFeedsScreen { feeds }
  public func transfer(navigator: any Navigator) -> any NewsTransferScreen { transfer }
  public func filters(navigator: any Navigator) -> any NewsFiltersScreen { filters }
  public func preview(navigator: any Navigator) -> any NewsPreviewScreen { preview }
  public func destination(of route: Route) -> NewsDestination? { nil }
}

public typealias SpyNewsRouter = SpyRouter<NewsDestination>

/// A feed parser that returns preset results by the text of the document.
public struct StubFeedReading: FeedReading {
  private let feeds: [String: ParsedFeed]
  private let pages: [String: [FeedLink]]

  /// Creates the parser. A document that is in neither dictionary has an unknown format.
  ///
  /// - Parameters:
  ///   - feeds: The results for documents that are feeds, by the text of the document.
  ///   - pages: The links of documents that are pages, by the text of the document.
  public init(feeds: [String: ParsedFeed] = [:], pages: [String: [FeedLink]] = [:]) {
    self.feeds = feeds
    self.pages = pages
  }

  public func feed(in document: FeedDocument) throws(FeedReadingFailure) -> ParsedFeed {
    let text = String(decoding: document.bytes, as: UTF8.self)
    if let feed = feeds[text] { return feed }
    throw pages[text] == nil ? .unknownFormat("a text of a test") : .page
  }

  public func links(in page: FeedDocument) -> [FeedLink] {
    pages[String(decoding: page.bytes, as: UTF8.self)] ?? []
  }
}

extension ParsedFeed {
  /// Returns an RSS 2.0 feed with a title and entries.
  public static func fixture(
    title: String? = "The Tidewater Post", _ entries: ParsedEntry...
  ) -> ParsedFeed {
    ParsedFeed(format: .rss20, title: title.map { CleanHTML(plain: $0) }, entries: entries)
  }
}

/// A list format that returns a preset list for any bytes, and records the lists that it writes.
public final class StubFeedListFormat: FeedListFormat {
  private let answer: Result<FeedList, FeedListFailure>
  private let remembered = Recorder<FeedList>()

  public init(_ answer: Result<FeedList, FeedListFailure> = .success(FeedList(items: []))) {
    self.answer = answer
  }

  /// The lists passed to ``bytes(of:)``, in order.
  public var callArgs: [FeedList] { remembered.all }

  public func list(in bytes: [UInt8]) throws(FeedListFailure) -> FeedList {
    try answer.get()
  }

  public func bytes(of list: FeedList) -> [UInt8] {
    remembered.remember(list)
    return Array("\(list.items.count)".utf8)
  }
}
