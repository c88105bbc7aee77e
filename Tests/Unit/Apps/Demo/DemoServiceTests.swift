import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo

/// The pages of the demo, and the common behavior of all its services.
@Suite struct DemoServiceTests {
  @Test(arguments: [
    ("kiln.example/", "Kiln"), ("mira-lindqvist.example/ash-glazes", "Ash Glazes – Mira Lindqvist"),
    ("www.kiln.example/a/b.html?c=d", "B – Kiln"),
    ("furuhon.example/%E6%9D%B1%E4%BA%AC", "東京 – Furuhon"),
    ("a.example/%3Cb%3E", "&lt;b&gt; – A"),
  ])
  func aPageHasATitleMadeFromItsAddress(_ address: String, _ title: String) {
    #expect(answer("/sites/" + address).text.contains("<title>\(title)</title>"))
  }

  @Test(
    arguments: [
      ("moved", HTTPResponse.Status.movedPermanently, "/sites/kiln.example/"),
      ("gone", .gone, nil), ("untitled", .ok, nil),
    ] as [(String, HTTPResponse.Status, String?)])
  func somePathsSimulateSpecialPages(
    _ path: String, _ status: HTTPResponse.Status, _ location: String?
  ) {
    let reply = answer("/sites/kiln.example/" + path)
    #expect(reply.status == status)
    #expect(reply.fields[.location] == location)
    #expect(reply.text.contains("<title>") == (status == .gone))
  }

  @Test(arguments: [
    "/sites/kiln.org/", "/sites/example/", "/sites/", "/nowhere", "/tides/today",
  ])
  func anUnknownPathListsTheServices(_ path: String) {
    let reply = answer(path)
    #expect(reply.status == .notFound)
    #expect(reply.text.hasPrefix("{\"message\":\"Nothing is served at “\(path)” in this demo.\""))
    #expect(reply.text.hasSuffix("\"paths\":[\"/tides\",\"/sites/<host>/<path>\"]}"))
  }

  @Test(
    arguments: [
      ("kiln.example", "/a?b", "/sites/kiln.example/a?b"), ("kiln.example.org", "/", nil),
      ("example", "/", nil), ("swift.org", "/", nil),
    ] as [(String, String, String?)])
  func simulatesOnlyReservedHosts(_ host: String, _ path: String, _ expected: String?) {
    #expect(DemoUpstream.path(ofHost: host, path: path) == expected)
  }

  @Test(
    arguments: [
      ("/sites/KILN.example/a?b", "kiln.example", "/a?b"),
      ("/sites/kiln.example", "kiln.example", "/"),
      ("/sites/kiln.example?b", "kiln.example", "/?b"), ("/sites/kiln.org/", nil, nil),
      ("/tides/kiln.example/", nil, nil),
    ] as [(String, String?, String?)])
  func convertsAPathBackToItsHost(_ path: String, _ host: String?, _ inner: String?) {
    let site = DemoUpstream.site(atPath: path)
    #expect(site?.host == host && site?.path == inner)
  }

  @Test func rejectsAPost() {
    let post = HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/sites/a.example/")
    let services = UpstreamServices(.invented, clock: FixedWallClock(.fixture()))
    #expect(services.answer(UpstreamRequest(post)).status == .methodNotAllowed)
  }

  @Test func aServiceTakesPrecedenceOverTheGeneratedPages() {
    #expect(answer("/tides").text == "{\"tide\":\"high\"}")
    let host = DemoContents { _ in [ServiceWithAHost()] }
    let services = UpstreamServices(host, clock: FixedWallClock(.fixture()))
    #expect(services.answer(UpstreamRequest("/sites/tide.example/")).text == "high")
    #expect(services.answer(UpstreamRequest("/sites/kiln.example/")).text.contains("Kiln"))
  }

  @Test func recognizesAHostByItsPathOrItsName() {
    let named = HTTPRequest(
      method: .get, scheme: "http", authority: "KILN.localhost:81", path: "/ash?b")
    for request in [UpstreamRequest(named), UpstreamRequest("/sites/KILN.example/ash?b")] {
      #expect(request.host == "kiln.example")
      #expect(SitePlace(request)?.path == "/ash")
    }
    #expect(UpstreamRequest("/tides").host == "127.0.0.1")
  }

  private func answer(_ path: String) -> UpstreamReply {
    UpstreamServices(.invented, clock: FixedWallClock(.fixture())).answer(UpstreamRequest(path))
  }
}

/// A service that claims one of the demo's hosts.
private struct ServiceWithAHost: UpstreamService {
  var paths: [String] { [SiteService.base + "tide.example"] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    SitePlace(request)?.host == "tide.example" ? .text("high") : nil
  }
}
