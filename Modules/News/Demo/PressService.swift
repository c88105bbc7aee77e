import CoreDemo
import CoreDomain
import HTTPTypes

/// The feeds, pages, images and audio files of the demo's press, and a list of its subscriptions.
struct PressService: UpstreamService {
  private let feeds: [String: DemoFeed]
  private let papers: [String: DemoPaper]
  private let clock: any WallClock

  /// Makes a service with the invented newspapers and the feeds with problems.
  init(clock: any WallClock) {
    self.init(
      feeds: DemoPaper.all.map(\.feed) + DemoFeed.troubles, papers: DemoPaper.all, clock: clock)
  }

  /// - Parameter papers: The newspapers whose pages are also served.
  init(feeds: [DemoFeed], papers: [DemoPaper] = [], clock: any WallClock) {
    self.feeds = Dictionary(feeds.map { ($0.host + $0.path, $0) }) { _, _ in
      preconditionFailure("two feeds are at one address")
    }
    self.papers = Dictionary(uniqueKeysWithValues: papers.map { ($0.host, $0) })
    self.clock = clock
  }

  var paths: [String] { ["\(SiteService.base)\(Self.desk)\(Self.list)"] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    guard let place = SitePlace(request) else { return nil }
    let now = clock.now
    if let feed = feeds[place.host + place.path] {
      return PressReply(feed: feed, place: place, request: request, now: now).reply
    }
    if place.host == Self.desk, place.path == Self.list {
      return .xml(
        SubscriptionList.opml("The demo’s press", DemoSubscription.all), as: "text/x-opml")
    }
    return papers[place.host].flatMap { reply(of: $0, at: place, now) }
  }

  private func reply(of paper: DemoPaper, at place: SitePlace, _ now: Timestamp) -> UpstreamReply? {
    guard let feed = feeds[paper.host + paper.path] else { return nil }
    let issue = FeedIssue(feed, at: now)
    if place.path == "/" { return .html(PressPage.front(issue, format: paper.format)) }
    if place.path == "/icon.svg" { return .picture(PressPicture.svg(paper.name)) }
    if let name = place.name(in: PressPicture.folder, end: ".svg") {
      return .picture(PressPicture.svg(name))
    }
    if place.name(in: PressSound.folder, end: ".wav") != nil {
      return UpstreamReply(fields: [.contentType: DemoSound.type], body: PressSound.file)
    }
    guard place.path.hasPrefix(DemoPaper.folder) else { return nil }
    guard let story = paper.story(at: place.path, by: now) else {
      return .page("Not found", "This paper has no such story.", status: .notFound)
    }
    return .html(PressPage.story(story, of: issue))
  }

  /// The host with the list of all newspapers.
  static let desk = "press.example"
  private static let list = "/subscriptions.opml"
}

extension SitePlace {
  /// Returns the name of a file in a folder, without its extension.
  fileprivate func name(in folder: String, end: String) -> String? {
    guard path.hasPrefix(folder), path.hasSuffix(end), path.count > folder.count + end.count
    else { return nil }
    return String(path.dropFirst(folder.count).dropLast(end.count))
  }
}

extension UpstreamReply {
  fileprivate static func html(_ text: String) -> UpstreamReply {
    .text(text, type: "text/html; charset=utf-8").tagged
  }

  fileprivate static func xml(_ text: String, as type: String) -> UpstreamReply {
    .text(text, type: type + "; charset=utf-8").tagged
  }

  /// Makes a reply with an image, which never changes.
  fileprivate static func picture(_ text: String) -> UpstreamReply {
    .text(text, type: PressPicture.type, fields: [.cacheControl: "public, max-age=86400"]).tagged
  }
}
