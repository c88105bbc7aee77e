import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo
@testable import NewsDemo

/// How the demo's press replies: feeds with every behavior, pages, pictures and sounds.
@Suite struct DemoPressServiceTests {
  private static let path = "/sites/kiln.example/feed.xml"

  @Test func sendsTheTypeTheValidatorsAndTheLifetimeOfAFeed() throws {
    let reply = Self.answer(.usual)
    #expect(reply.fields[.contentType] == "application/rss+xml; charset=utf-8")
    #expect(reply.fields[.eTag] != nil)
    #expect(reply.fields[.lastModified] == "Sun, 01 Jun 2025 00:03:00 GMT")
    #expect(reply.fields[.cacheControl] == "public, max-age=900")
    #expect(reply.text.contains("<rss version=\"2.0\""))
  }

  @Test func sendsOnlyNewStoriesToAClientWithAValidator() {
    let feed = Self.feed(.usual)
    let services = Self.services([feed])
    let ask = { (fields: HTTPFields) in
      let request = UpstreamRequest(Self.path, fields: fields)
      return services.answer(request).encoded(for: request)
    }
    let first = ask([:]).fields
    let tag: HTTPFields = [.ifNoneMatch: first[.eTag] ?? ""]
    let date: HTTPFields = [.ifModifiedSince: first[.lastModified] ?? ""]
    let earlier: HTTPFields = [.ifModifiedSince: "Sun, 01 Jun 2025 00:02:59 GMT"]
    var both = date
    both[.ifNoneMatch] = "\"another\""
    #expect(ask(tag).status == .notModified && ask(tag).body.isEmpty)
    #expect(ask(date).status == .notModified)
    #expect(ask(earlier).status == .ok)
    // With both fields, the entity tag takes precedence.
    #expect(ask(both).status == .ok)
    feed.publish(DemoStory("New", address: "https://kiln.example/new", published: .fixture()))
    #expect(ask(tag).status == .ok && ask(date).status == .ok)
  }

  @Test func aFeedMayHaveNoValidatorsOrAcceptAnyValidator() {
    let plain = Self.answer(.withoutValidators).fields
    #expect(plain[.eTag] == nil && plain[.lastModified] == nil && plain[.cacheControl] == nil)
    #expect(Self.answer(.unchangedForEverybody).status == .ok)
    for fields in [[.ifNoneMatch: "\"x\""], [.ifModifiedSince: "nonsense"]] as [HTTPFields] {
      #expect(Self.answer(.unchangedForEverybody, fields).status == .notModified)
    }
  }

  @Test(
    arguments: [
      (.refused(410), 410, nil), (.refused(429, retryAfter: 30), 429, "30"),
    ] as [(DemoFeedManner, Int, String?)])
  func aFeedMayReplyWithAnError(_ manner: DemoFeedManner, _ status: Int, _ seconds: String?) {
    let reply = Self.answer(manner)
    #expect(reply.status.code == status && reply.fields[.retryAfter] == seconds)
  }

  @Test(arguments: [
    (
      DemoFeedManner.moved(to: "https://ash.example/new.xml", forGood: true), 301, "ash", "/new.xml"
    ),
    (.moved(to: "https://ash.example/new.xml", forGood: false), 302, "ash", "/new.xml"),
    (.circle, 302, "kiln", "/feed.xml"),
  ])
  func aFeedMayRedirect(_ manner: DemoFeedManner, _ status: Int, _ host: String, _ path: String) {
    let reply = Self.answer(manner)
    #expect(reply.status.code == status)
    #expect(reply.fields[.location] == "/sites/\(host).example\(path)")
    // A request by host name is redirected to a host name.
    let named = Self.services([Self.feed(manner)]).answer(
      Self.named("kiln.localhost:81", "/feed.xml"))
    #expect(named.fields[.location] == "http://\(host).localhost:81\(path)")
  }

  @Test func aFeedMayBeMislabelledOrTruncated() {
    #expect(Self.answer(.labelled("text/html")).fields[.contentType] == "text/html")
    #expect(Self.answer(.labelled("text/html")).text == Self.answer(.usual).text)
    #expect(Self.answer(.page).text.hasPrefix("<!DOCTYPE html>"))
    let whole = Self.answer(.usual).body
    #expect(Self.answer(.half).body == Array(whole.prefix(whole.count / 2)))
    #expect(Self.answer(.silent).isHeld && !Self.answer(.usual).isHeld)
  }

  @Test func generatesAnEndlessFeedWithoutHoldingItInMemory() throws {
    let reply = Self.answer(.endless(bytes: 50_000_000))
    let tail = try #require(reply.tail)
    #expect(reply.body.count < 1000 && tail.bytes.count < 100_000)
    #expect(tail.bytes.count * tail.times >= 50_000_000)
    let bomb = Self.answer(.bomb(bytes: 1_000_000_000))
    #expect(bomb.fields[.contentEncoding] == "gzip")
    let sent = bomb.body.count + (bomb.tail.map { $0.bytes.count * $0.times } ?? 0)
    #expect(sent < 8_000_000)
  }

  @Test func findsAHostByItsPathOrItsName() {
    let services = Self.services([Self.feed(.usual)])
    let byPath = services.answer(UpstreamRequest(Self.path))
    #expect(services.answer(Self.named("KILN.localhost:81", "/feed.xml")) == byPath)
    #expect(services.answer(Self.named("ash.localhost:81", "/feed.xml")) != byPath)
    #expect(Self.feed(.usual).address(at: "127.0.0.1:81") == "http://kiln.localhost:81/feed.xml")
  }

  @Test func servesThePagesOfAPaper() throws {
    let paper = DemoPaper.harbourPost
    let front = Self.invented("/sites/\(paper.host)/")
    #expect(
      front.text.contains(
        "<link rel=\"Alternate\" type=\"application/rss+xml\" title=\"The Harbour Post\""
          + " href=\"/feed.xml\">"))
    let story = try #require(paper.stories(at: .fixture()).first)
    let path = "/sites/" + story.address.dropFirst("https://".count)
    #expect(Self.invented(path).text.contains("<h1>\(story.title)</h1>"))
    #expect(Self.invented(path + "-x").status == .notFound)
    #expect(Self.invented("/sites/\(paper.host)/about").text.contains("<title>About"))
  }

  @Test func servesPicturesAndSounds() throws {
    let story = try #require(DemoPaper.smallHours.stories(at: .fixture()).first)
    let picture = try #require(story.picture)
    let reply = Self.invented("/sites/" + picture.dropFirst("https://".count))
    #expect(reply.fields[.contentType] == "image/svg+xml" && reply.text.hasPrefix("<svg "))
    #expect(
      Self.invented("/sites/kiln.example/pictures/other.svg").fields[.contentType]
        != "image/svg+xml")
    let sound = try #require(story.sound)
    let file = Self.invented("/sites/" + sound.address.dropFirst("https://".count))
    #expect(file.fields[.contentType] == "audio/wav" && file.body.count == sound.bytes)
    #expect(
      PressPicture.svg("a") == PressPicture.svg("a")
        && PressPicture.svg("a") != PressPicture.svg("b"))
  }

  @Test func servesEverySubscriptionAndTheirList() {
    for one in DemoSubscription.all {
      let reply = Self.invented("/sites/" + one.address.dropFirst("https://".count))
      #expect(reply.status == .ok && reply.fields[.contentType]?.hasPrefix("text/html") == false)
    }
    let list = Self.invented("/sites/" + DemoSubscription.listAddress.dropFirst("https://".count))
    #expect(list.text.contains("<opml version=\"2.0\">"))
  }

  @Test func everyFaultyFeedHasItsOwnHost() {
    #expect(Set(DemoFeed.troubles.map(\.host)).count == DemoFeed.troubles.count)
    #expect(Self.invented("/sites/gone.trouble.example/feed.xml").status == .gone)
  }

  private static func answer(_ manner: DemoFeedManner, _ fields: HTTPFields = [:]) -> UpstreamReply
  {
    services([feed(manner)]).answer(UpstreamRequest(path, fields: fields))
  }

  private static func invented(_ path: String) -> UpstreamReply {
    UpstreamServices(.news, clock: FixedWallClock(.fixture())).answer(UpstreamRequest(path))
  }

  private static func feed(_ manner: DemoFeedManner) -> DemoFeed {
    DemoFeed("https://kiln.example/feed.xml", count: 3, manner: manner)
  }

  private static func services(_ feeds: [DemoFeed]) -> UpstreamServices {
    UpstreamServices(.press(feeds), clock: FixedWallClock(.fixture()))
  }

  private static func named(_ authority: String, _ path: String) -> UpstreamRequest {
    UpstreamRequest(HTTPRequest(method: .get, scheme: "http", authority: authority, path: path))
  }
}
