import CoreDomain
import CoreTesting
import HTTPTypes
import NewsTesting
import Testing

@testable import NewsInfrastructure

@Suite struct FeedLifetimeTests {
  @Test(
    arguments: [
      (["Cache-Control": "max-age=600"], 600), (["Cache-Control": "public, Max-Age=\"60\""], 60),
      (["Cache-Control": "max-age=600", "Age": "100"], 500),
      (["Cache-Control": "max-age=600", "Age": "900"], 0),
      (["Cache-Control": "max-age=600", "Age": "-5"], 600),
      (["Cache-Control": "max-age=600", "Age": "soon"], 600),
      (["Cache-Control": "max-age=-1"], 0), (["Cache-Control": "max-age=0"], 0),
      (["Cache-Control": "no-cache, max-age=600"], 0), (["Cache-Control": "no-store"], 0),
      (["Cache-Control": "s-maxage=600"], nil), (["Cache-Control": "max-age=soon"], nil),
      (["Cache-Control": "max-age=99999999999999999999"], nil), ([:], nil),
      (["Cache-Control": "max-age=9", "Expires": "Thu, 01 Jan 2026 01:00:00 GMT"], 9),
      (["Cache-Control": "public", "Expires": "Thu, 01 Jan 2026 01:00:00 GMT"], 3600),
      (["Expires": "Thu, 01 Jan 2026 01:00:00 GMT", "Date": "Thu, 01 Jan 2026 00:59:00 GMT"], 60),
      (["Expires": "Wed, 31 Dec 2025 00:00:00 GMT"], 0), (["Expires": "0"], 0),
    ] as [([String: String], Int64?)])
  func readsTheLifetimeOfAReply(_ fields: [String: String], _ seconds: Int64?) throws {
    var header = HTTPFields()
    for (name, value) in fields { header[try #require(HTTPField.Name(name))] = value }
    let reply = HTTPReply(
      response: HTTPResponse(status: .ok, headerFields: header), body: [],
      address: "https://press.example/")
    #expect(reply.feedLifetime(at: .fixture()) == seconds.map { .seconds($0) })
  }

  @Test func readsBothValuesOfARepeatedField() throws {
    var header = HTTPFields()
    header[values: .cacheControl] = ["public", "max-age=5"]
    let reply = HTTPReply(
      response: HTTPResponse(status: .ok, headerFields: header), body: [],
      address: "https://press.example/")
    #expect(reply.feedLifetime(at: .fixture()) == .seconds(5))
  }
}
