import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookshelfDemo
@testable import CoreDemo

/// The demo's catalogue of comics: its pages, its entity tags, and its contents.
@Suite struct DemoCatalogueTests {
  @Test func pagesLinkToEachOther() {
    var targets: [String] = []
    var target: String? = ""
    while let query = target {
      targets.append(query)
      let reply = Self.answer(query)
      #expect(reply.status == .ok)
      #expect(reply.fields[.contentType] == "application/json; charset=utf-8")
      target = Self.next(of: reply)
    }
    #expect(targets == ["", "?page=2", "?page=3"])
    #expect(Self.answer("?page=1") == Self.answer(""))
  }

  @Test(arguments: ["0", "4", "-1", "x", "", "99999999999999999999"])
  func listsThePagesIfOneIsMissing(_ page: String) {
    let reply = Self.answer("?page=\(page)")
    #expect(reply.status == .notFound)
    #expect(
      reply.text == "{\"message\":\"There is no page “\(page)”. Use a page from 1 to 3.\"}")
  }

  @Test func sendsNoBodyForACurrentTagUntilTheNextDay() throws {
    let tag = try #require(Self.answer("").fields[.eTag])
    let request = UpstreamRequest(Self.path, fields: [.ifNoneMatch: tag])
    let ask = { (now: Timestamp) in
      Self.services(at: now).answer(request).encoded(for: request)
    }
    let end: Timestamp = .fixture("2026-02-10T23:59:59Z")
    #expect(ask(end).status == .notModified && ask(end).body.isEmpty)
    #expect(ask(end).fields[.eTag] == tag)
    #expect(ask(.fixture("2026-02-11T00:00:00Z")).status == .ok)
  }

  @Test func publishesWindowsAroundTheCurrentDay() throws {
    let text = Self.text(at: .fixture("2026-03-01T12:00:00Z"))
    let day = try #require(text.firstRange(of: "\"id\":\"windows-upcoming\""))
    #expect(text[day.upperBound...].contains("\"publishesAt\":\"2026-03-03T00:00:00Z\""))
    #expect(text[day.upperBound...].contains("\"closesAt\":\"2026-03-10T00:00:00Z\""))
    #expect(
      text.contains("\"releaseDate\":\"2026-02-24\",\"availableAt\":\"2026-02-24T00:00:00Z\""))
  }

  @Test func hasAnExampleOfEachKind() {
    let text = Self.text(at: Self.now)
    for part in [
      "\"title\":\"Lantern Row\"", "\"title\":\"Lantern Row: Winter\"", "\"number\":\"10.5\"",
      "\"sortNumber\":10.5", "\"number\":\"19.HU\"", "\"id\":\"loom-special\",\"title\"",
      "\"hidden\":true", "\"type\":\"movie\"", "\"slot\":0", "\"contentType\":\"strip\"",
      "-cancelled\"", "-declined\"", "-owned\"", "\"unreadableAt\"", "ﾛﾎﾞｯﾄの庭", "ＫＩＬＮ　ＣＩＴＹ",
      "{\"id\":\"quiet-hours-1\",\"purchasable\":true,\"pages\":12}", "\"id\":\"daily-e600\"",
    ] {
      #expect(text.contains(part), "\(part) is missing")
    }
  }

  @Test func everyIdentifierIsUnique() {
    let series = DemoSeries.all
    #expect(series.count == 24)
    #expect(Set(series.map(\.id)).count == series.count)
    let volumes = series.flatMap { $0.volumes.map(\.id) }
    #expect(Set(volumes).count == volumes.count)
    let episodes = series.flatMap { $0.episodes.map(\.id) }
    #expect(Set(episodes).count == episodes.count)
    let parts = series.flatMap { $0.episodes.compactMap(\.volume) }
    #expect(Set(parts).isSubset(of: volumes), "an episode is part of a volume that is not there")
  }
}

extension DemoCatalogueTests {
  private static let now: Timestamp = .fixture("2026-02-10T00:00:00Z")
  private static let path = "/sites/catalogue.example/catalogue"

  private static func services(at now: Timestamp) -> UpstreamServices {
    UpstreamServices(.bookshelf, clock: FixedWallClock(now))
  }

  private static func answer(_ query: String) -> UpstreamReply {
    services(at: now).answer(UpstreamRequest(path + query))
  }

  private static func next(of reply: UpstreamReply) -> String? {
    let prefix = "<"
    guard let link = reply.fields[.pageLinks], link.hasPrefix(prefix) else { return nil }
    return String(link.dropFirst(prefix.count).prefix { $0 != ">" })
  }

  /// All pages in order.
  private static func text(at now: Timestamp) -> String {
    (1...3).map { page in
      services(at: now).answer(UpstreamRequest(path + "?page=\(page)")).text
    }.joined()
  }
}
