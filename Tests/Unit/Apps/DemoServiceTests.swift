import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import DemoUpstream

/// The pages of the demo, and what all of its services have in common.
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

  @Test(
    arguments: [
      ("/sites/KILN.example/a?b", "kiln.example", "/a?b"),
      ("/sites/kiln.example", "kiln.example", "/"),
      ("/sites/kiln.example?b", "kiln.example", "/?b"), ("/sites/kiln.org/", nil, nil),
      ("/repos/kiln.example/", nil, nil),
    ] as [(String, String?, String?)])
  func aPathLeadsBackToItsHost(_ path: String, _ host: String?, _ inner: String?) {
    let site = DemoUpstream.site(atPath: path)
    #expect(site?.host == host && site?.path == inner)
  }

  @Test func aPostIsRefused() {
    let post = HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/sites/a.example/")
    let services = UpstreamServices(DemoContents(), clock: FixedWallClock(.fixture()))
    #expect(services.answer(UpstreamRequest(post)).status == .methodNotAllowed)
  }

  private func answer(_ path: String) -> UpstreamReply {
    UpstreamServices(DemoContents(), clock: FixedWallClock(.fixture()))
      .answer(UpstreamRequest(path))
  }
}
