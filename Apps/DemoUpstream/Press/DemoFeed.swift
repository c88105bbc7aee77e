import CoreDomain
import Synchronization

/// A feed of the demo, which a test may change while an upstream serves it.
public final class DemoFeed: Sendable {
  /// The host that serves it, such as `harbour-post.example`.
  public let host: String
  /// The path on that host, beginning with a slash.
  public let path: String
  public let title: String
  let summary: String
  let language: String
  let format: DemoFeedFormat
  let encoding: DemoFeedEncoding
  let quirks: Set<DemoFeedQuirk>
  private let source: Source
  private let state: Mutex<State>

  private enum Source {
    /// What somebody brings.
    case brought
    /// So many of our invention, made when they are asked for.
    case counted(Int)
    /// Those that a schedule has by now. They change by themselves.
    case scheduled(@Sendable (Timestamp) -> [DemoStory])
  }

  private struct State {
    /// Newest first; nothing while they are only counted.
    var stories: [DemoStory]?
    var manner: DemoFeedManner
  }

  /// - Parameters:
  ///   - address: on a host that ends in `.example`, as in `https://kiln.example/feed.xml`.
  ///   - stories: newest first.
  public convenience init(
    _ address: String, title: String = "A feed", format: DemoFeedFormat = .rss2,
    stories: [DemoStory], manner: DemoFeedManner = .usual
  ) {
    self.init(
      address, title: title, format: format, source: .brought, stories: stories, manner: manner)
  }

  /// A feed with so many stories, a minute apart and all before 2026. They are made when they are asked
  /// for: many feeds cost no more than few.
  public convenience init(
    _ address: String, title: String = "A feed", format: DemoFeedFormat = .rss2, count: Int,
    manner: DemoFeedManner = .usual
  ) {
    precondition(count >= 0, "\(count) is no number of stories")
    self.init(
      address, title: title, format: format, source: .counted(count), stories: nil, manner: manner)
  }

  /// A feed that publishes by itself.
  convenience init(
    _ address: String, title: String, summary: String, language: String, format: DemoFeedFormat,
    encoding: DemoFeedEncoding, quirks: Set<DemoFeedQuirk>, manner: DemoFeedManner,
    stories: @escaping @Sendable (Timestamp) -> [DemoStory]
  ) {
    self.init(
      address, title: title, summary: summary, language: language, format: format,
      encoding: encoding, quirks: quirks, source: .scheduled(stories), stories: nil, manner: manner)
  }

  private init(
    _ address: String, title: String, summary: String = "", language: String = "en",
    format: DemoFeedFormat, encoding: DemoFeedEncoding = .utf8, quirks: Set<DemoFeedQuirk> = [],
    source: Source, stories: [DemoStory]?, manner: DemoFeedManner
  ) {
    guard let place = SitePlace(address: address) else {
      preconditionFailure("“\(address)” is no address on a host that ends in “.example”")
    }
    host = place.host
    path = place.path
    self.title = title
    self.summary = summary
    self.language = language
    self.format = format
    self.encoding = encoding
    self.quirks = quirks
    self.source = source
    state = Mutex(State(stories: stories, manner: manner))
  }

  /// The address, as a list of subscriptions has it.
  public var address: String { "https://" + host + path }

  /// The address by which a client finds the feed at an upstream as a host of its own.
  ///
  /// - Parameter authority: that of the upstream, ``DemoUpstream/authority``.
  public func address(at authority: String) -> String {
    "http://" + SitePlace.name(of: host, at: authority) + path
  }

  /// How the feed is served.
  public var manner: DemoFeedManner {
    get { state.withLock { $0.manner } }
    set { state.withLock { $0.manner = newValue } }
  }

  /// The stories that there are at a moment, newest first.
  func stories(at now: Timestamp) -> [DemoStory] {
    if case .scheduled(let stories) = source { return stories(now) }
    return state.withLock { $0.stories } ?? counted
  }
}

// MARK: - What a test changes

extension DemoFeed {
  /// Puts a story in front of all others.
  public func publish(_ story: DemoStory) {
    change { $0.insert(story, at: 0) }
  }

  /// Changes the story at an address.
  public func edit(_ address: String, _ body: @Sendable (inout DemoStory) -> Void) {
    change { stories in body(&stories[Self.place(of: address, in: stories)]) }
  }

  /// Takes the story at an address out of the feed.
  public func withdraw(_ address: String) {
    change { stories in _ = stories.remove(at: Self.place(of: address, in: stories)) }
  }

  private static func place(of address: String, in stories: [DemoStory]) -> Int {
    guard let place = stories.firstIndex(where: { $0.address == address }) else {
      preconditionFailure("no story is at “\(address)”")
    }
    return place
  }

  private func change(_ body: @Sendable (inout [DemoStory]) -> Void) {
    if case .scheduled = source { preconditionFailure("this feed publishes by itself") }
    state.withLock { state in
      var stories = state.stories ?? counted
      body(&stories)
      state.stories = stories
    }
  }

  /// The stories that are only counted so far.
  private var counted: [DemoStory] {
    guard case .counted(let count) = source else { return [] }
    return (0..<count).map { DemoStory.invented(count - $0, in: host + path) }
  }
}

/// What is wrong with the document of a feed.
enum DemoFeedQuirk: Sendable {
  /// All stories have one identity.
  case sharedIDs
  /// It is not well-formed.
  case notWellFormed
}
