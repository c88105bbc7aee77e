import CoreDemo
import CoreDomain
import Synchronization

/// A feed of the demo's server. A test can publish stories and change how it is served while the
/// server runs.
public final class DemoFeed: Sendable {
  /// The host of the feed, such as `harbour-post.example`.
  public let host: String
  /// The path on the host, starting with a slash.
  public let path: String
  public let title: String
  let summary: String
  let language: String
  let format: DemoFeedFormat
  let encoding: DemoFeedEncoding
  let quirks: Set<DemoFeedQuirk>
  private let source: Source
  private let state: Mutex<State>

  enum Source {
    /// Stories from a test, newest first.
    case brought([DemoStory])
    /// A number of invented stories, made on demand.
    case counted(Int)
    /// The stories that a schedule has published by a moment. They change with time.
    case scheduled(@Sendable (Timestamp) -> [DemoStory])
  }

  private struct State {
    /// The stories, newest first; `nil` until a test publishes one.
    var stories: [DemoStory]?
    var manner: DemoFeedManner
  }

  /// - Parameters:
  ///   - address: An address on a host that ends in `.example`, such as
  ///     `https://kiln.example/feed.xml`.
  ///   - stories: The stories, newest first.
  public convenience init(
    _ address: String, title: String = "A feed", format: DemoFeedFormat = .rss2,
    stories: [DemoStory], manner: DemoFeedManner = .usual
  ) {
    self.init(
      address, title: title, format: format, source: .brought(stories), manner: manner)
  }

  /// Creates a feed with invented stories, published one minute apart from June 2025 on. The
  /// stories are made only when they are needed, so unused feeds cost nothing.
  ///
  /// - Parameters:
  ///   - address: An address on a host that ends in `.example`.
  ///   - count: The number of stories.
  public convenience init(
    _ address: String, title: String = "A feed", format: DemoFeedFormat = .rss2, count: Int,
    manner: DemoFeedManner = .usual
  ) {
    precondition(count >= 0, "a number of stories cannot be negative, got \(count)")
    self.init(
      address, title: title, format: format, source: .counted(count), manner: manner)
  }

  init(
    _ address: String, title: String, summary: String = "", language: String = "en",
    format: DemoFeedFormat, encoding: DemoFeedEncoding = .utf8, quirks: Set<DemoFeedQuirk> = [],
    source: Source, manner: DemoFeedManner
  ) {
    guard let place = SitePlace(address: address) else {
      preconditionFailure("“\(address)” is not an address on a host that ends in “.example”")
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
    state = Mutex(State(manner: manner))
  }

  /// The address in lists of subscriptions and in documents: with https and a host that ends in
  /// `.example`.
  public var address: String { "https://" + host + path }

  /// Returns the address at which a server of the demo serves the feed, with the feed's own host
  /// name.
  ///
  /// - Parameter authority: The ``DemoUpstream/authority`` of the server.
  public func address(at authority: String) -> String {
    "http://" + SitePlace.name(of: host, at: authority) + path
  }

  /// How the feed is served. Setting it changes the replies to later requests.
  public var manner: DemoFeedManner {
    get { state.withLock { $0.manner } }
    set { state.withLock { $0.manner = newValue } }
  }

  /// Returns the stories at a moment, newest first.
  func stories(at now: Timestamp) -> [DemoStory] {
    if case .scheduled(let stories) = source { return stories(now) }
    return state.withLock { $0.stories } ?? initialStories
  }
}

// MARK: - Changes by tests

extension DemoFeed {
  /// Adds a story before all others, as the newest.
  public func publish(_ story: DemoStory) {
    if case .scheduled = source { preconditionFailure("this feed publishes automatically") }
    state.withLock { $0.stories = [story] + ($0.stories ?? initialStories) }
  }

  private var initialStories: [DemoStory] {
    switch source {
    case .brought(let stories): stories
    case .counted(let count):
      (0..<count).map { DemoStory.invented(count - $0, in: host + path) }
    case .scheduled: []
    }
  }
}

/// A defect in the document of a feed.
enum DemoFeedQuirk: Sendable {
  /// All stories have the same identifier.
  case sharedIDs
  /// The document is not well-formed XML.
  case notWellFormed
}
