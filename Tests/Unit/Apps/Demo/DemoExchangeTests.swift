import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo

/// The small parts of the demo upstream: text, compression and dates.
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
    ("/%zz/%4", ["%zz", "%4"], []), ("/", [], []), ("/?", [], []),
  ])
  func parsesThePathAndTheQueryOfARequest(_ target: String, _ parts: [String], _ query: [String]) {
    let request = UpstreamRequest(target)
    #expect(request.parts == parts)
    #expect(request.query.map { "\($0.name)=\($0.value)" } == query)
  }

  @Test(arguments: [
    ("2026-01-01T00:00:00Z", "Thu, 01 Jan 2026 00:00:00 GMT"),
    ("2026-11-21T08:30:05Z", "Sat, 21 Nov 2026 08:30:05 GMT"),
    ("1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
  ])
  func writesDatesInTheFormatOfHTTP(_ moment: String, _ date: String) {
    #expect(Timestamp(iso8601: moment)?.httpDate == date)
  }

  @Test(arguments: [
    ("\"\\\n\u{1}日", "\"\\\"\\\\\\n 日\""), ("", "\"\""),
  ])
  func quotesTextAsJSON(_ text: String, _ json: String) {
    #expect(text.jsonString == json)
  }
}
