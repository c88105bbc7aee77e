import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure
import Testing

/// The News feature's expectations of the web: feeds by the authors and best users of the formats.
/// The reader is the real one, so these tests also notice changes, not only feeds that disappear.
@Suite(.timeLimit(.minutes(1))) struct NewsLiveTests {
  private static let reading = MarkupFeedReader(
    markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
    sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())

  /// A feed of each family, and its expected format.
  @Test(arguments: [
    (LiveService.w3c, "/blog/feed/", FeedFormat.rss20),
    (.gitHubPages, "/swiftlang/swift/releases.atom", .atom10),
    (.jsonFeed, "/feed.json", .json11), (.slashdot, "/Slashdot/slashdotMain", .rss10),
  ])
  func readsStoriesWithTitlesLinksAndDatesInEachFormat(
    _ site: LiveService, _ path: String, _ format: FeedFormat
  ) async throws {
    let reply = try await ask(site, path)
    let feed = try Self.reading.feed(in: try #require(reply.document))
    #expect(feed.format == format)
    #expect(feed.title?.isEmpty == false)
    #expect(!feed.entries.isEmpty)
    for entry in feed.entries.prefix(5) {
      #expect(entry.link != nil)
      #expect(entry.published != nil || entry.updated != nil)
    }
  }

  @Test func doesNotReceiveAnUnchangedFeedAgain() async throws {
    let first = try await ask(.w3c, "/blog/feed/")
    try #require(!first.validators.isEmpty)
    let second = try await ask(.w3c, "/blog/feed/", unless: first.validators)
    #expect(second.document == nil)
  }

  @Test func findsTheFeedsOfAPage() async throws {
    let page = try await ask(.w3c, "/blog/")
    let links = Self.reading.links(in: try #require(page.document))
    #expect(links.contains { $0.address.text.contains("feed") })
  }

  private func ask(
    _ site: LiveService, _ path: String, unless validators: HTTPValidators = .none
  ) async throws -> FeedReply {
    let address = try #require(WebAddress(site.address + path))
    let source = HTTPFeedSource(client: try LiveService.client(), clock: SystemWallClock())
    do throws(FeedSourceFailure) {
      return try await source.document(at: address, unless: validators)
    } catch {
      throw LiveFailure.unreachable("\(site.name) (\(address))", because: error.description)
    }
  }
}

extension LiveService {
  fileprivate static let w3c = LiveService("W3C", "https://www.w3.org")
  fileprivate static let gitHubPages = LiveService("GitHubPages", "https://github.com")
  fileprivate static let jsonFeed = LiveService("JSONFeed", "https://www.jsonfeed.org")
  fileprivate static let slashdot = LiveService("Slashdot", "https://rss.slashdot.org")
}
