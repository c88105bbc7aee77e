import CoreDomain
import HTTPTypes
import Testing

@Suite struct HTTPValidatorsTests {
  private let date = "Sat, 21 Nov 2026 10:00:00 GMT"

  @Test(arguments: [
    "\"v1\"", "W/\"v1\"", "\"\"", "\"a,b;c\"", "\"é\"", "v1", "W/v1", "w/\"v1\"", "\"a b\"", "\"",
  ])
  func keepATag(_ tag: String) {
    let validators = HTTPValidators(entityTag: tag, lastModified: nil)
    #expect(validators.entityTag == tag && !validators.isEmpty)
  }

  @Test(arguments: [
    "", "*", " v1", "v1 ", "\"a\r\nX: 1\"", "a\u{0}b", "v\t1", "v\u{1F}1", "v\u{7F}1",
  ])
  func omitAnInvalidTag(_ text: String) {
    #expect(HTTPValidators(entityTag: text, lastModified: nil).isEmpty)
  }

  @Test(arguments: ["", "a\r\nX: 1", "21 November 2026 – 10:00"])
  func omitAnInvalidDate(_ text: String) {
    #expect(HTTPValidators(entityTag: nil, lastModified: text).isEmpty)
  }

  @Test func omitAValidatorThatIsTooLong() {
    let tag = "\"\(String(repeating: "x", count: HTTPValidators.longestText - 2))\""
    #expect(HTTPValidators(entityTag: tag, lastModified: nil).entityTag == tag)
    let longer = String(repeating: "x", count: HTTPValidators.longestText + 1)
    #expect(HTTPValidators(entityTag: "W/" + tag, lastModified: longer).isEmpty)
  }

  @Test(arguments: ["~", String(repeating: " ", count: HTTPValidators.longestText)])
  func keepADateAsItIsWritten(_ text: String) {
    #expect(HTTPValidators(entityTag: nil, lastModified: text).lastModified == text)
  }

  @Test func areReadFromAReply() {
    let validators = reply(.ok, [.eTag: "\"v1\"", .lastModified: date]).validators
    #expect(validators == HTTPValidators(entityTag: "\"v1\"", lastModified: date))
    #expect(reply(.ok, [:]).validators.isEmpty)
  }

  @Test func areAddedToARequest() {
    let asked = page.conditional(on: HTTPValidators(entityTag: "\"v1\"", lastModified: date))
    #expect(asked.headerFields[.ifNoneMatch] == "\"v1\"")
    #expect(asked.headerFields[.ifModifiedSince] == date)
    #expect(asked.path == page.path)
  }

  @Test func replaceTheValidatorsOfARequest() {
    let asked = page.conditional(on: HTTPValidators(entityTag: "\"v1\"", lastModified: date))
      .conditional(on: HTTPValidators(entityTag: nil, lastModified: nil))
    #expect(asked == page)
  }

  @Test func areRenewedByAnUnchangedReply() {
    let kept = HTTPValidators(entityTag: "\"v1\"", lastModified: date)
    #expect(kept.renewed(by: reply(.notModified, [:])) == kept)
    #expect(kept.renewed(by: reply(.notModified, [.eTag: "\"v1\""])) == kept)
    #expect(
      kept.renewed(by: reply(.notModified, [.lastModified: "later"]))
        == HTTPValidators(entityTag: "\"v1\"", lastModified: "later"))
  }

  @Test func areReplacedTogether() {
    let kept = HTTPValidators(entityTag: "\"v1\"", lastModified: date)
    let other = HTTPValidators(entityTag: "\"v2\"", lastModified: nil)
    #expect(kept.renewed(by: reply(.notModified, [.eTag: "\"v2\""])) == other)
    #expect(kept.renewed(by: reply(.ok, [.eTag: "\"v2\""])) == other)
    #expect(kept.renewed(by: reply(.ok, [:])).isEmpty)
  }

  private let page = HTTPRequest(
    method: .get, scheme: "https", authority: "example.com", path: "/feed")

  private func reply(_ status: HTTPResponse.Status, _ fields: HTTPFields) -> HTTPReply {
    HTTPReply(
      response: HTTPResponse(status: status, headerFields: fields), body: [],
      address: "https://example.com/feed")
  }
}
