import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import DemoUpstream

/// The pages and the stargazers of the demo, and what all of its services have in common.
@Suite struct DemoServiceTests {
  @Test(arguments: [
    ("kiln.example/", "Kiln"), ("mira-lindqvist.example/ash-glazes", "Ash Glazes – Mira Lindqvist"),
    ("www.kiln.example/a/b.html?c=d", "B – Kiln"),
    ("furuhon.example/%E6%9D%B1%E4%BA%AC", "東京 – Furuhon"),
    ("a.example/%3Cb%3E", "&lt;b&gt; – A"),
  ])
  func aPageIsTitledByItsAddress(_ address: String, _ title: String) {
    #expect(answer("/sites/" + address).text.contains("<title>\(title)</title>"))
  }

  @Test(
    arguments: [
      ("moved", HTTPResponse.Status.movedPermanently, "/sites/kiln.example/"),
      ("gone", .gone, nil), ("untitled", .ok, nil),
    ] as [(String, HTTPResponse.Status, String?)])
  func somePathsAreSpecial(_ path: String, _ status: HTTPResponse.Status, _ location: String?) {
    let reply = answer("/sites/kiln.example/" + path)
    #expect(reply.status == status)
    #expect(reply.fields[.location] == location)
    #expect(reply.text.contains("<title>") == (status == .gone))
  }

  @Test(arguments: [
    "/sites/kiln.org/", "/sites/example/", "/sites/", "/nowhere", "/fdsnws/event/1",
  ])
  func whatIsNotServedIsToldWhatIs(_ path: String) {
    let reply = answer(path)
    #expect(reply.status == .notFound)
    #expect(reply.text.hasPrefix("{\"message\":\"Nothing is served at “\(path)” in this demo.\""))
    #expect(reply.text.contains("\"/fdsnws/event/1/query\""))
  }

  @Test(
    arguments: [
      ("kiln.example", "/a?b", "/sites/kiln.example/a?b"), ("kiln.example.org", "/", nil),
      ("example", "/", nil), ("swift.org", "/", nil),
    ] as [(String, String, String?)])
  func onlyHostsThatNobodyHasAreTheDemos(_ host: String, _ path: String, _ expected: String?) {
    #expect(DemoUpstream.path(ofHost: host, path: path) == expected)
  }

  @Test(arguments: [
    ("?per_page=100", 100, "next last"), ("?per_page=100&page=2", 43, "prev first"),
    ("", 30, "next last"), ("?page=3", 30, "prev next last first"), ("?page=9", 0, "prev first"),
    ("?per_page=500", 100, "next last"),
  ])
  func stargazersComePageByPage(_ query: String, _ count: Int, _ links: String) {
    let reply = answer("/repos/lindqvist/glaze/stargazers" + query)
    #expect(reply.text.components(of: "\"login\"") == count)
    let names = (reply.fields[.link] ?? "").split(separator: "rel=\"").dropFirst()
    #expect(names.map { $0.prefix { $0 != "\"" } }.joined(separator: " ") == links)
    #expect(reply.fields[.link]?.contains("127.0.0.1/repositories/910001/stargazers?") == true)
  }

  @Test func theMomentOfAStarIsToldToWhoAsksForIt() {
    let path = "/repos/lindqvist/glaze/stargazers?per_page=1"
    #expect(answer(path).text.hasPrefix("[{\"login\":\"mira-lindqvist\""))
    let reply = answer(path, [.userAgent: "tests", .accept: "application/vnd.github.star+json"])
    #expect(reply.text.hasPrefix("[{\"starred_at\":\"2015-10-01T00:00:00Z\",\"user\":{\"login\""))
  }

  @Test func aRepositoryMayHaveNoStarAnotherNameOrNotBeThere() {
    let none = answer("/repos/okafor/tide/stargazers")
    #expect(none.text == "[]" && none.fields[.link] == nil)
    let moved = answer("/repos/lindqvist/clay/stargazers")
    #expect(moved.status == .movedPermanently)
    #expect(moved.fields[.location]?.hasSuffix("/repositories/910001/stargazers") == true)
    #expect(answer("/repos/a/b/stargazers").status == .notFound)
    #expect(answer("/repos/a/b/stargazers", [:]).status == .forbidden)
  }

  @Test func whoAsksTooOftenIsRefusedUntilTheHourIsOver() {
    let clock = SettableWallClock(.fixture())
    let services = UpstreamServices(DemoContents(rateLimit: 1), clock: clock)
    let request = UpstreamRequest(
      "/repos/okafor/tide/stargazers", fields: [.userAgent: "tests"])
    let first = services.answer(request)
    #expect(first.status == .ok && first.fields[.remaining] == "0")
    let second = services.answer(request)
    #expect(second.status == .forbidden && second.fields[.reset] == "1767229200")
    // What has not changed costs nothing.
    let known = UpstreamRequest(
      request.target, fields: [.userAgent: "tests", .ifNoneMatch: first.fields[.eTag] ?? ""])
    #expect(services.answer(known).encoded(for: known).status == .notModified)
    clock.set(.fixture(3600))
    #expect(services.answer(request).status == .ok)
  }

  @Test func aPostIsRefused() {
    let post = HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/sites/a.example/")
    let services = UpstreamServices(DemoContents(), clock: FixedWallClock(.fixture()))
    #expect(services.answer(UpstreamRequest(post)).status == .methodNotAllowed)
  }

  private func answer(_ path: String, _ fields: HTTPFields = [.userAgent: "tests"]) -> UpstreamReply
  {
    UpstreamServices(DemoContents(), clock: FixedWallClock(.fixture()))
      .answer(UpstreamRequest(path, fields: fields))
  }
}

extension HTTPField.Name {
  fileprivate static let link = HTTPField.Name("Link") ?? .accept
  fileprivate static let remaining = HTTPField.Name("X-RateLimit-Remaining") ?? .accept
  fileprivate static let reset = HTTPField.Name("X-RateLimit-Reset") ?? .accept
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
