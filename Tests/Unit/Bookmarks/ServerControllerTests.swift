import BookmarksDomain
import BookmarksTesting
import CoreDomain
import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerControllerTests {
  private let screens = StubBookmarksScreens()

  @Test func asksTheListForAPageOfFifty() async throws {
    try await showPage("q=hot+lava&tag=earth&page=3")
    #expect(
      screens.list.intents == [
        .show(.fixture(query: "hot lava", tag: "earth", limit: 50, offset: 100))
      ])
  }

  @Test(arguments: ["", "q=&tag=", "q=+&tag=%20", "page=1", "page="])
  func asksForTheFirstPageOfAllWhenNothingIsSaid(_ query: String) async throws {
    try await showPage(query)
    #expect(screens.list.intents == [.show(.fixture(limit: 50))])
  }

  @Test(arguments: ["page=0", "page=-1", "page=x", "page=1000001", "page=99999999999999999999"])
  func refusesAPageThatIsNone(_ query: String) async {
    await #expect(throws: Problem.self) { try await showPage(query) }
    #expect(screens.list.intents.isEmpty)
  }

  @Test func asksTheListForWhatAProgramWants() async throws {
    try await showProgram("q=lava&limit=5&offset=10")
    try await showProgram("limit=100000")
    #expect(
      screens.list.intents == [
        .show(.fixture(query: "lava", limit: 5, offset: 10)), .show(.fixture(limit: 1000)),
      ])
  }

  @Test(arguments: ["limit=0", "limit=-3", "offset=-1"])
  func leavesTheRangeOfNumbersToTheDomain(_ query: String) async {
    await #expect(throws: BookmarkFailure.self) { try await showProgram(query) }
  }

  @Test func refusesANumberThatIsNone() async {
    let problem = Problem(.unprocessableContent, "“many” in “limit” is no whole number.")
    await #expect(throws: problem) { try await showProgram("limit=many") }
  }

  @Test func savesWhatAPersonFilledIn() async {
    let body =
      "url=+https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b&title=Caf%C3%A9&tags=a,+b,,&note=1%0D%0A2"
    await BookmarkEditorController(screen: screens.editor).save(FormFields(encoded: body.utf8))
    #expect(
      screens.editor.intents == [
        .save(
          BookmarkForm(
            address: " https://example.org/?a=1&b", title: "Café", tags: ["a", " b"],
            note: "1\r\n2"))
      ])
  }

  @Test func savesAnEmptyFormAsOne() async {
    await BookmarkEditorController(screen: screens.editor).save(FormFields([]))
    #expect(screens.editor.intents == [.save(BookmarkForm(address: ""))])
  }

  @Test func savesWhatAProgramSent() async throws {
    let controller = BookmarkEditorController(screen: screens.editor)
    let json =
      #"{"url":"https://example.org","title":"T","tags":["a","b"],"note":"n","fetch":false}"#
    try await controller.save(Array(json.utf8))
    try await controller.save(Array(#"{"url":"https://example.com","tags":null}"#.utf8))
    #expect(
      screens.editor.intents == [
        .save(
          BookmarkForm(
            address: "https://example.org", title: "T", tags: ["a", "b"], note: "n",
            fetchesTitle: false)),
        .save(BookmarkForm(address: "https://example.com")),
      ])
  }

  @Test(arguments: [
    ("", HTTPResponse.Status.badRequest, "The body is no JSON."),
    (#"{"url":"#, .badRequest, "The body is no JSON."),
    ("[]", .unprocessableContent, "The JSON is no object."),
    (#"{"title":"T"}"#, .unprocessableContent, "“url” is missing."),
    (#"{"url":7}"#, .unprocessableContent, "“url” is not of the right type."),
    (#"{"url":null}"#, .unprocessableContent, "“url” is not of the right type."),
    (#"{"url":"x","tags":["a",1]}"#, .unprocessableContent, "“tags.1” is not of the right type."),
  ])
  func saysWhatIsWrongWithJSON(
    _ json: String, _ status: HTTPResponse.Status, _ detail: String
  ) async {
    await #expect(throws: Problem(status, detail)) {
      try await BookmarkEditorController(screen: screens.editor).save(Array(json.utf8))
    }
    #expect(screens.editor.intents.isEmpty)
  }

  @Test func asksForTheBookmarkOfThePath() async throws {
    let request = ServerRequest(
      head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/bookmarks/b7"),
      parameters: ["id": "b7"])
    try await BookmarkDetailController(screen: screens.detail).show(request)
    try await BookmarkDetailController(screen: screens.detail).remove(request)
    #expect(screens.detail.intents == [.show(Bookmark.ID("b7")), .remove(Bookmark.ID("b7"))])
  }

  private func showPage(_ query: String) async throws {
    let fields = FormFields(encoded: query.utf8)
    try await BookmarkListController(screen: screens.list).show(
      try BookmarkListQuestion(ofPage: fields))
  }

  private func showProgram(_ query: String) async throws {
    let fields = FormFields(encoded: query.utf8)
    try await BookmarkListController(screen: screens.list).show(
      try BookmarkListQuestion(ofProgram: fields))
  }
}
