import BookmarksDomain
import HTTPTypes
import Testing

@testable import BookmarksWeb
@testable import CoreWeb

@Suite struct ServerJSONReadingTests {
  @Test func readsANewBookmark() throws {
    let json =
      #"{"url":"u","title":"T","tags":["a","b"],"note":"n","unread":true,"archived":true,"fetch":false}"#
    #expect(
      try BookmarkJSON.newBookmark(Array(json.utf8))
        == BookmarkForm(
          address: "u", title: "T", tags: ["a", "b"], note: "n", unread: true, archived: true,
          fetchesTitle: false))
    #expect(
      try BookmarkJSON.newBookmark(Array(#"{"url":"u","tags":null}"#.utf8))
        == BookmarkForm(address: "u"))
  }

  @Test(arguments: [
    ("{}", BookmarkEdit()), (#"{"url":"u"}"#, BookmarkEdit(address: "u")),
    (#"{"title":null,"tags":null,"note":null}"#, BookmarkEdit(title: "", tags: [], note: "")),
    (#"{"addTags":["a"],"removeTags":["b"]}"#, BookmarkEdit(addedTags: ["a"], removedTags: ["b"])),
    (
      #"{"title":"T","tags":["t"],"note":"n","unread":false,"archived":true}"#,
      BookmarkEdit(title: "T", tags: ["t"], note: "n", unread: false, archived: true)
    ),
  ])
  func readsAChange(_ json: String, _ edit: BookmarkEdit) throws {
    #expect(try BookmarkJSON.edit(Array(json.utf8)) == edit)
  }

  @Test(arguments: [
    #"{"url":null}"#, #"{"unread":null}"#, #"{"archived":"yes"}"#, #"{"addTags":null}"#,
    #"{"tags":"a"}"#, "[]", "7",
  ])
  func rejectsAChangeWithAWrongType(_ json: String) {
    let problem = #expect(throws: Problem.self) { try BookmarkJSON.edit(Array(json.utf8)) }
    #expect(problem?.status == .unprocessableContent)
  }

  @Test func namesAnUnknownKey() {
    let problem = Problem(
      .unprocessableContent, "Unknown key “t\u{FFFD}tel”. The valid keys are “from”, “to”.")
    #expect(throws: problem) {
      try BookmarkJSON.renaming(Array(#"{"from":"a","t\u001btel":1}"#.utf8))
    }
    #expect(throws: Problem.self) {
      try BookmarkJSON.newBookmark(Array(#"{"url":"u","id":1}"#.utf8))
    }
    #expect(throws: Problem.self) { try BookmarkJSON.edit(Array(#"{"fetch":true}"#.utf8)) }
  }

  @Test(arguments: [
    ("", HTTPResponse.Status.badRequest, "The body is not valid JSON. Send a JSON object."),
    (#"{"url":"#, .badRequest, "The body is not valid JSON. Send a JSON object."),
    ("[]", .unprocessableContent, "The body is not a JSON object. Send one."),
    (#"{"title":"T"}"#, .unprocessableContent, "“url” is missing. Add it."),
    (
      #"{"url":7}"#, .unprocessableContent,
      "“url” has the wrong type. See /api/v1/openapi.json."
    ),
    (
      #"{"url":null}"#, .unprocessableContent,
      "“url” has the wrong type. See /api/v1/openapi.json."
    ),
    (
      #"{"url":"x","tags":["a",1]}"#, .unprocessableContent,
      "“tags.1” has the wrong type. See /api/v1/openapi.json."
    ),
  ])
  func rejectsInvalidJSONWithTheReason(
    _ json: String, _ status: HTTPResponse.Status, _ detail: String
  ) {
    #expect(throws: Problem(status, detail)) { try BookmarkJSON.newBookmark(Array(json.utf8)) }
  }
}
