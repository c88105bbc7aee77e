import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerEntityTagsTests {
  @Test(arguments: [
    ("*", EntityTags.any), (" * ", .any), (#""a""#, .strong(["a"])),
    (#""a", "b","""#, .strong(["a", "b", ""])), (#"W/"a""#, .strong([])),
    (#"W/"a", "b""#, .strong(["b"])), (#""a,b""#, .strong(["a,b"])),
  ])
  func readsTagsAndIgnoresWeakOnes(_ field: String, _ tags: EntityTags) throws {
    #expect(try EntityTags(.ifMatch, of: request(field)) == tags)
  }

  @Test func acceptsAWeakTagForIfNoneMatch() throws {
    let request = HTTPRequest(
      method: .get, scheme: nil, authority: nil, path: nil,
      headerFields: [.ifNoneMatch: #"W/"a", "b""#])
    #expect(try EntityTags(.ifNoneMatch, of: request) == .strong(["a", "b"]))
  }

  @Test func isNilWithoutTheField() throws {
    let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil)
    #expect(try EntityTags(.ifMatch, of: request) == nil)
  }

  @Test(arguments: [
    "", " , ", "a", #""a"#, #"w/"a""#, #""a" b"#, #""1","2","3","4","5","6","7","8","9""#,
  ])
  func rejectsAnInvalidTag(_ field: String) {
    let problem = #expect(throws: Problem.self) { try EntityTags(.ifMatch, of: request(field)) }
    #expect(problem?.status == .badRequest)
    #expect(problem?.detail.hasPrefix("Invalid If-Match.") == true)
  }

  private func request(_ field: String) -> HTTPRequest {
    HTTPRequest(
      method: .patch, scheme: nil, authority: nil, path: nil, headerFields: [.ifMatch: field])
  }
}
