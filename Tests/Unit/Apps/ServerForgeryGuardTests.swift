import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerForgeryGuardTests {
  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:8080", "localhost", "LocalHost:8080", "[::1]", "[::1]:8080",
  ])
  func acceptsLoopbackHosts(_ host: String) {
    #expect(refusal(host: host) == nil)
  }

  @Test(arguments: [
    "example.org", "127.0.0.1.example.org", "localhost.example.org:8080", "127.0.0.1:x",
    "127.0.0.1:", "user@127.0.0.1", "[::2]", "[::1", "[::1]x", "0.0.0.0", "127.0.0.2", "",
  ])
  func rejectsOtherHosts(_ host: String) {
    #expect(refusal(host: host) == .misdirectedRequest)
  }

  @Test(arguments: [
    "seams.example.org", "Seams.Example.Org:8080", "192.168.0.2:8080", "[fd00::1]:8080",
    "localhost", "10.0.0.1",
  ])
  func acceptsItsNamesAndAddressesBeyondLoopback(_ host: String) {
    #expect(refusal(host: host, names: .beyondLoopback(["seams.example.org"])) == nil)
  }

  @Test(arguments: [
    "example.org", "10.0.0.1.example.org", "a.seams.example.org", "[fd00::x]", "1.2.3",
  ])
  func rejectsOtherNamesBeyondLoopback(_ host: String) {
    #expect(
      refusal(host: host, names: .beyondLoopback(["seams.example.org"])) == .misdirectedRequest)
  }

  @Test func rejectsARequestWithoutAHostOrWithTwo() {
    #expect(refusal(host: nil) == .badRequest)
    #expect(refusal(host: "localhost", fields: [.secondHost: "localhost"]) == .badRequest)
  }

  @Test(arguments: [HTTPRequest.Method.post, .delete, .put, .patch])
  func rejectsChangesFromPagesOfOtherSites(_ method: HTTPRequest.Method) {
    let origins = [
      "http://example.org", "null", "http://127.0.0.1:9999", "https://127.0.0.1:8080",
      "http://127.0.0.1", "http://localhost:8080",
    ]
    for origin in origins {
      #expect(refusal(method, fields: [.origin: origin]) == .forbidden)
    }
    for site in ["cross-site", "same-site", "else"] {
      #expect(refusal(method, fields: [.secFetchSite: site]) == .forbidden)
    }
  }

  @Test func acceptsChangesFromPagesBehindATLSProxy() {
    let forgery = ForgeryGuard(names: .beyondLoopback(["seams.example.org"]))
    let refusal = { (origin: String) in
      forgery.refusal(
        of: HTTPRequest(
          method: .post, scheme: "http", authority: "seams.example.org", path: "/bookmarks",
          headerFields: [.origin: origin]))
    }
    #expect(refusal("https://seams.example.org") == nil)
    #expect(refusal("https://other.example.org")?.status == .forbidden)
    #expect(refusal("https://seams.example.org.evil.example")?.status == .forbidden)
  }

  @Test func acceptsChangesFromItsOwnPages() {
    #expect(refusal(.post, fields: [.origin: "http://127.0.0.1:8080"]) == nil)
    #expect(refusal(.post, fields: [.secFetchSite: "same-origin"]) == nil)
    #expect(refusal(.post, fields: [.secFetchSite: "none"]) == nil)
  }

  @Test func acceptsChangesFromClientsOtherThanBrowsers() {
    #expect(refusal(.delete) == nil)
  }

  @Test(arguments: [HTTPRequest.Method.get, .head, .options])
  func acceptsLinksFromOtherSites(_ method: HTTPRequest.Method) {
    #expect(refusal(method, fields: [.secFetchSite: "cross-site"]) == nil)
  }

  private func refusal(
    _ method: HTTPRequest.Method = .get, host: String? = "127.0.0.1:8080",
    fields: HTTPFields = [:], names: HostNames = .loopback
  ) -> HTTPResponse.Status? {
    ForgeryGuard(names: names).refusal(
      of: HTTPRequest(
        method: method, scheme: "http", authority: host, path: "/", headerFields: fields))?.status
  }
}
