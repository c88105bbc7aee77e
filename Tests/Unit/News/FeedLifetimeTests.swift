import CoreDomain
import CoreTesting
import HTTPTypes
import NewsTesting
import Testing

@testable import NewsInfrastructure

@Suite struct FeedLifetimeTests {
  @Test(
    arguments: [
      ([.cacheControl: "max-age=600"], 600), ([.cacheControl: "public, Max-Age=\"60\""], 60),
      ([.cacheControl: "public", .cacheControl: "max-age=5"], 5),
      ([.cacheControl: "max-age=600", .age: "100"], 500),
      ([.cacheControl: "max-age=600", .age: "900"], 0),
      ([.cacheControl: "max-age=600", .age: "-5"], 600),
      ([.cacheControl: "max-age=600", .age: "soon"], 600),
      ([.cacheControl: "max-age=-1"], 0), ([.cacheControl: "max-age=0"], 0),
      ([.cacheControl: "no-cache, max-age=600"], 0), ([.cacheControl: "no-store"], 0),
      ([.cacheControl: "s-maxage=600"], nil), ([.cacheControl: "max-age=soon"], nil),
      ([.cacheControl: "max-age=99999999999999999999"], nil), ([:], nil),
      ([.cacheControl: "max-age=9", .expires: "Thu, 01 Jan 2026 01:00:00 GMT"], 9),
      ([.cacheControl: "public", .expires: "Thu, 01 Jan 2026 01:00:00 GMT"], 3600),
      ([.expires: "Thu, 01 Jan 2026 01:00:00 GMT", .date: "Thu, 01 Jan 2026 00:59:00 GMT"], 60),
      ([.expires: "Wed, 31 Dec 2025 00:00:00 GMT"], 0), ([.expires: "0"], 0),
    ] as [(HTTPFields, Int64?)])
  func readsTheLifetimeOfAReply(_ fields: HTTPFields, _ seconds: Int64?) {
    let reply = HTTPReply(
      response: HTTPResponse(status: .ok, headerFields: fields), body: [],
      address: "https://press.example/")
    #expect(reply.feedLifetime(at: .fixture()) == seconds.map { .seconds($0) })
  }
}
