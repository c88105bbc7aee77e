import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerControllerTests {
  private let screens = StubBookmarksScreens()

  @Test func asksTheListForAPageOfFifty() throws {
    let query = "q=hot+lava&tag=earth&unread=true&archived=1&sort=title&page=3"
    #expect(
      try page(query)
        == BookmarkQuestion(
          query: "hot lava", tag: "earth", unreadOnly: true, archived: true, order: .title,
          limit: 50, offset: 100))
  }

  @Test(arguments: ["", "q=&tag=", "page=1", "page=", "sort=newest", "unread=false"])
  func asksForTheFirstPageOfAllWhenNothingIsSaid(_ query: String) throws {
    #expect(try page(query) == BookmarkQuestion(limit: 50))
  }

  @Test(arguments: ["page=0", "page=-1", "page=x", "page=1000001", "page=99999999999999999999"])
  func refusesAPageThatIsNone(_ query: String) async {
    #expect(throws: Problem.self) { try page(query) }
  }

  @Test func asksTheListForWhatAProgramWants() throws {
    #expect(
      try program("q=lava&limit=5&offset=10")
        == BookmarkQuestion(query: "lava", limit: 5, offset: 10))
    #expect(try program("") == BookmarkQuestion(limit: 1000))
    #expect(try program("limit=40000") == BookmarkQuestion(limit: 40_000))
  }

  @Test(arguments: ["0", "40001", "x", "99999999999999999999"])
  func rejectsALimitOutOfRangeAndNamesTheRange(_ limit: String) {
    let problem = Problem(
      .unprocessableContent,
      "The limit must be between 1 and 40000, got “\(limit)”. "
        + "Use an integer in that range, or leave it out.")
    #expect(throws: problem) { try program("limit=\(limit)") }
  }

  @Test func leavesTheRangeOfAnOffsetToTheDomain() async throws {
    await BookmarkListController(screen: screens.list).show(try program("limit=1&offset=-1"))
    #expect(screens.list.intents == [.show(BookmarkQuestion(limit: 1, offset: -1))])
  }

  @Test func savesWhatAPersonFilledIn() async throws {
    let body =
      "url=+https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b&title=Caf%C3%A9&tags=a,+b,,&note=1%0D%0A2"
      + "&unread=true&archived=true"
    try await BookmarkEditorController(screen: screens.editor).save(FormFields(encoded: body.utf8))
    #expect(
      screens.editor.intents == [
        .save(
          BookmarkForm(
            address: " https://example.org/?a=1&b", title: "Café", tags: ["a", " b"],
            note: "1\r\n2", unread: true, archived: true))
      ])
  }

  @Test func savesAnEmptyFormAsOne() async throws {
    try await BookmarkEditorController(screen: screens.editor).save(FormFields([]))
    #expect(screens.editor.intents == [.save(BookmarkForm(address: ""))])
  }

  @Test func changesABookmarkToWhatStandsInItsForm() async throws {
    let fields = FormFields([
      ("url", "https://example.org"), ("title", ""), ("tags", "a"), ("note", "n"),
      ("version", "v1"),
    ])
    let controller = BookmarkEditorController(screen: screens.editor)
    try await controller.change(request, to: fields)
    let edit = BookmarkEdit(
      address: "https://example.org", title: "", tags: ["a"], note: "n", unread: false,
      archived: false)
    #expect(
      screens.editor.intents == [
        .change(Bookmark.ID("b7"), edit, expecting: BookmarkVersion("v1"))
      ])
  }

  @Test func marksABookmarkInWhateverState() async throws {
    let controller = BookmarkEditorController(screen: screens.editor)
    try await controller.mark(request, FormFields([("archived", "false")]))
    #expect(
      screens.editor.intents == [
        .change(Bookmark.ID("b7"), BookmarkEdit(archived: false), expecting: nil)
      ])
  }

  @Test func asksForTheBookmarkOfThePath() async throws {
    let controller = BookmarkDetailController(screen: screens.detail)
    try await controller.show(request)
    try await controller.remove(request, expecting: BookmarkVersion("v"))
    try await BookmarkEditorController(screen: screens.editor).open(request)
    #expect(
      screens.detail.intents == [
        .show(Bookmark.ID("b7")), .remove(Bookmark.ID("b7"), expecting: BookmarkVersion("v")),
      ])
    #expect(screens.editor.intents == [.open(Bookmark.ID("b7"))])
  }

  @Test func renamesATagAsAFormOrAProgramSays() async throws {
    let controller = BookmarkTagsController(screen: screens.tags)
    await controller.rename(FormFields([("from", "a"), ("to", "b")]))
    try await controller.rename(Array(#"{"from":"c","to":"d"}"#.utf8))
    #expect(screens.tags.intents == [.rename("a", to: "b"), .rename("c", to: "d")])
  }

  private var request: ServerRequest {
    ServerRequest(
      head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/bookmarks/b7"),
      parameters: ["id": "b7"])
  }

  private func page(_ query: String) throws -> BookmarkQuestion {
    try BookmarkQuestion(ofPage: FormFields(encoded: query.utf8))
  }

  private func program(_ query: String) throws -> BookmarkQuestion {
    try BookmarkQuestion(ofProgram: FormFields(encoded: query.utf8))
  }
}
