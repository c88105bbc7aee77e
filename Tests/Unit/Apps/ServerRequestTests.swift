import CoreDomain
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerRequestTests {
  @Test(arguments: [
    ("a=1&b=2", "1"), ("a=1&a=2", "1"), ("a", ""), ("a=", ""), ("&&a=x=y&", "x=y"),
    ("a=1+2", "1 2"), ("a=1%2B2", "1+2"), ("%61=%C3%BC", "ü"), ("a=%zz%4", "%zz%4"),
    ("a=%FF", "\u{FFFD}"), ("a=100%", "100%"),
  ])
  func readsFieldsAsBrowsersWriteThem(_ text: String, _ value: String) {
    #expect(FormFields(encoded: text.utf8)["a"] == value)
  }

  @Test func returnsNilForAMissingField() {
    #expect(FormFields(encoded: "b=1".utf8)["a"] == nil)
    #expect(FormFields(encoded: "".utf8)["a"] == nil)
  }

  @Test(arguments: [("true", true), ("1", true), ("false", false), ("0", false), ("", nil)])
  func readsAFlag(_ text: String, _ value: Bool?) throws {
    #expect(try FormFields([("a", text)]).flag("a") == value)
  }

  @Test(arguments: [("yes", true), ("no", false), ("", nil)])
  func readsTheWordsYesAndNo(_ text: String, _ value: Bool?) throws {
    #expect(try FormFields([("a", text)]).says("a") == value)
    #expect(throws: Problem.self) { try FormFields([("a", "maybe")]).says("a") }
  }

  @Test func rejectsAnInvalidFlag() {
    let problem = Problem(
      .unprocessableContent, "“a” must be “true” or “false”, got “yes\u{FFFD}”.")
    #expect(throws: problem) { try FormFields([("a", "yes\u{1B}")]).flag("a") }
  }

  @Test(arguments: [
    (#"form-data; name="a b"; filename="c;d.html""#, "form-data", "a b", "c;d.html"),
    (#"Form-Data ; NAME=x;filename="a\"b""#, "form-data", "x", "a\"b"),
    ("form-data", "form-data", nil, nil), ("", "", nil, nil), ("x; name", "x", nil, nil),
  ])
  func readsAFieldWithParameters(
    _ text: String, _ word: String, _ name: String?, _ file: String?
  ) {
    let field = ContentType(text)
    #expect(field.name == word)
    #expect(field["name"] == name)
    #expect(field["filename"] == file)
  }

  @Test func keepsAPlusInAPath() {
    #expect(String(unescaping: "a+b%20c".utf8, plusIsSpace: false) == "a+b c")
  }

  @Test func readsTheQueryOfItsPath() {
    #expect(request(path: "/bookmarks?q=x?y&tag=z").query["q"] == "x?y")
    #expect(request(path: "/bookmarks").query == FormFields([]))
    #expect(request(path: "/bookmarks?id=1&q=x&id=2").query.all("id") == ["1", "2"])
  }

  @Test(arguments: [
    "application/json", "Application/JSON", "application/json; charset=utf-8",
    "application/json ;x",
  ])
  func readsJSONByItsContentType(_ type: String) throws {
    #expect(try request(type: type).json() == [1, 2])
  }

  @Test(arguments: [nil, "", "text/plain", "application/jsonp", "text/plain;application/json"])
  func rejectsJSONOfAnotherContentType(_ type: String?) {
    let error = #expect(throws: Problem.self) { try request(type: type).json() }
    #expect(error?.status == .unsupportedMediaType)
  }

  @Test func readsAFormOnlyByItsContentType() throws {
    let form = try request(type: "application/x-www-form-urlencoded").form()
    #expect(form == FormFields([("\u{1}\u{2}", "")]))
    #expect(throws: Problem.self) { try request(type: "multipart/form-data").form() }
  }

  private func request(path: String = "/", type: String? = nil) -> ServerRequest {
    var fields: HTTPFields = [:]
    fields[.contentType] = type
    return ServerRequest(
      head: HTTPRequest(
        method: .post, scheme: "http", authority: "localhost", path: path, headerFields: fields),
      body: [1, 2])
  }
}
