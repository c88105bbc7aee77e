import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo

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

  @Test(arguments: ["/sites/kiln.org/", "/sites/example/", "/sites/", "/nowhere", "/tides/today"])
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
    #expect(UpstreamServices.invented.answer(UpstreamRequest(post)).status == .methodNotAllowed)
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
    UpstreamServices.invented.answer(UpstreamRequest(path))
  }
}

/// A service that claims one of the demo's hosts.
private struct ServiceWithAHost: UpstreamService {
  var paths: [String] { [SiteService.base + "tide.example"] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    SitePlace(request)?.host == "tide.example" ? .text("high") : nil
  }
}

@Suite struct DemoFaultTests {
  @Test(
    arguments: [
      ("", [nil, nil]), ("503", [.unavailable, nil]),
      ("cut,503,ok", [.cut, .unavailable, nil, nil]),
      ("ok, 429+retry", [nil, .tooManyRequestsForNow, nil]),
      ("503*", [.unavailable, .unavailable]),
      ("ok,loop*", [nil, .loop, .loop]), ("ok*", [nil, nil]),
    ] as [(String, [UpstreamFault?])])
  func aScriptHasOneFaultPerRequest(_ text: String, _ faults: [UpstreamFault?]) throws {
    let script = UpstreamFaults(try FaultScript(text))
    for fault in faults { #expect(script.next() == fault) }
  }

  @Test func everyFaultHasItsOwnName() throws {
    for fault in UpstreamFault.allCases {
      #expect(try FaultScript(fault.rawValue) == FaultScript([fault]))
    }
  }

  @Test func anUnknownFaultListsTheKnownOnes() {
    let failure = #expect(throws: FaultScriptFailure.self) { try FaultScript("cut,504") }
    #expect(failure == .unknownWord("504"))
    #expect(failure?.description.contains("Use one of: ok, slow, hang, cut, ") == true)
  }

  @Test func aFaultForAllLaterRequestsMustBeTheLast() {
    #expect(throws: FaultScriptFailure.starIsNotLast("cut*")) { try FaultScript("cut*,503") }
  }

  @Test(arguments: [
    (UpstreamFault.forbidden, 403, nil), (.forbiddenForNow, 403, "30"),
    (.tooManyRequests, 429, nil), (.tooManyRequestsForNow, 429, "30"), (.serverError, 500, nil),
    (.badGateway, 502, nil), (.unavailable, 503, nil), (.page, 200, nil),
    (.secondaryLimit, 403, nil), (.secondaryLimitForNow, 429, "1"),
  ])
  func aFaultReturnsAnErrorPageForEveryRequest(
    _ fault: UpstreamFault, _ status: Int, _ retryAfter: String?
  ) throws {
    let reply = try #require(fault.reply(insteadOf: .json("{}")))
    #expect(reply.status.code == status)
    #expect(reply.fields[.retryAfter] == retryAfter)
    #expect(reply.fields[.contentType] == "text/html; charset=utf-8")
    #expect(reply.text.contains("<h1>"))
  }

  @Test func theMaintenancePageHasItsOwnTitle() {
    let reply = UpstreamFault.page.reply(insteadOf: .json("{}"))
    #expect(reply?.text.contains("<title>Maintenance</title>") == true)
  }

  @Test func aServiceMayHaveItsOwnErrorMessages() {
    let told = Self.reply(with: .secondaryLimit, at: InventedService.path)
    #expect(told?.status == .forbidden && told?.text == InventedService.refusal)
  }

  @Test(arguments: [
    (UpstreamFault.tooManyRequests, InventedService.path),
    (.secondaryLimit, "/sites/kiln.example/"),
    (.secondaryLimit, "/nowhere"),
  ])
  func faultsWithoutAMessageOfTheServiceReturnAPage(_ fault: UpstreamFault, _ path: String) {
    #expect(Self.reply(with: fault, at: path)?.text.hasPrefix("<!DOCTYPE html>") == true)
  }

  private static func reply(with fault: UpstreamFault, at path: String) -> UpstreamReply? {
    let (services, request) = (UpstreamServices.invented, UpstreamRequest(path))
    return services.reply(with: fault, insteadOf: services.answer(request), to: request)
  }

  @Test func aTruncatedReplyKeepsItsType() {
    let reply = UpstreamFault.truncated.reply(insteadOf: .json("{\"a\":1}"))
    #expect(reply?.text == "{\"a")
    #expect(reply?.fields[.contentType] == "application/json; charset=utf-8")
  }
}

@Suite struct DemoExchangeTests {
  @Test func computesTheChecksumOfTheSpecification() {
    #expect(Gzip.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Gzip.checksum([]) == 0)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func gzipStoresAnyNumberOfBytes(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let file = Gzip.wrapping(bytes)
    let blocks = max(1, (count + 65_534) / 65_535)
    #expect(file.count == 10 + blocks * 5 + count + 8)
    #expect(file[10 + (blocks - 1) * (5 + 65_535)] == 1)
  }

  @Test func sendsGzipOnlyToClientsThatAcceptIt() {
    let reply = UpstreamReply.text("text")
    for (accepted, encoding) in [
      ("gzip", "gzip"), ("deflate, GZIP;q=0.5", "gzip"), ("br", nil), ("", nil),
    ] {
      let request = UpstreamRequest("/", fields: [.acceptEncoding: accepted])
      #expect(reply.encoded(for: request).fields[.contentEncoding] == encoding)
    }
  }

  @Test func addsTheEncodingToAnExistingVaryField() {
    let reply = UpstreamReply.text("text", fields: [.vary: "Accept"])
    let request = UpstreamRequest("/", fields: [.acceptEncoding: "gzip"])
    #expect(reply.encoded(for: request).fields[.vary] == "Accept, Accept-Encoding")
  }

  @Test(
    arguments: [
      ("W/\"a\"", true), ("\"a\"", true), ("\"b\", W/\"a\"", true), ("*", true), ("\"b\"", false),
      ("W/\"ab\"", false), ("", false),
    ] as [(String, Bool)])
  func sendsNoBodyForAMatchingTag(_ known: String, _ isSame: Bool) {
    let reply = UpstreamReply.text("text", fields: [.eTag: "W/\"a\"", .location: "/"])
    let encoded = reply.encoded(for: UpstreamRequest("/", fields: [.ifNoneMatch: known]))
    #expect((encoded.status == .notModified) == isSame)
    #expect(encoded.body.isEmpty == isSame)
    #expect(encoded.fields[.location] == "/")
  }

  @Test(arguments: [
    ("/a%20b/c+d?e=f+g&h&i=%3D%26", ["a b", "c+d"], ["e=f g", "h=", "i==&"]),
    ("/%zz/%4/%+A/%-0", ["%zz", "%4", "%+A", "%-0"], []), ("/", [], []), ("/?", [], []),
  ])
  func parsesThePathAndTheQueryOfARequest(_ target: String, _ parts: [String], _ query: [String]) {
    let request = UpstreamRequest(target)
    #expect(request.parts == parts)
    #expect(request.query.map { "\($0.name)=\($0.value)" } == query)
  }

  @Test(arguments: [("\"\\\n\u{1}日", "\"\\\"\\\\\\n 日\""), ("", "\"\"")])
  func quotesTextAsJSON(_ text: String, _ json: String) {
    #expect(text.jsonString == json)
  }
}

/// A service that is not part of the demo, with one path and a custom text for one fault.
struct InventedService: UpstreamService {
  static let path = "/tides"
  static let refusal = "{\"tooFast\":true}"

  var paths: [String] { [Self.path] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    request.path == Self.path ? .json("{\"tide\":\"high\"}") : nil
  }

  func refusal(
    by fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply? {
    guard fault == .secondaryLimit, request.path == Self.path else { return nil }
    return .json(Self.refusal, status: .forbidden)
  }
}

extension DemoContents {
  /// Only the invented service.
  static let invented = DemoContents { _ in [InventedService()] }
}

extension UpstreamServices {
  fileprivate static var invented: UpstreamServices {
    UpstreamServices(.invented, clock: FixedWallClock(.fixture()))
  }
}
