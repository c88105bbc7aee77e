import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookmarksWeb
@testable import CoreWeb

/// Requests become intents, with the values as they were typed.
@Suite struct ServerControllerTests {
  private let screens = StubBookmarksScreens()

  @Test func requestsAPageOfFiftyRows() throws {
    let query = "q=hot+lava&tag=earth&unread=true&archived=1&sort=title&cursor=100"
    #expect(
      try page(query)
        == BookmarkListForm(
          query: "hot lava", tag: "earth", unreadOnly: true, archived: true, order: "title",
          rows: 100..<150))
  }

  @Test(arguments: [
    "", "q=&tag=", "cursor=0", "cursor=49", "cursor=", "sort=", "unread=false", "limit=7",
  ])
  func requestsTheFirstPageByDefault(_ query: String) throws {
    #expect(try page(query) == BookmarkListForm(rows: 0..<50))
  }

  @Test(arguments: ["cursor=-1", "cursor=x", "cursor=50000001", "cursor=99999999999999999999"])
  func rejectsACursorOutOfRange(_ query: String) async {
    #expect(throws: Problem.self) { try page(query) }
  }

  @Test func requestsTheLimitAndTheCursorOfTheAPI() throws {
    #expect(
      try program("q=lava&limit=5&cursor=10")
        == BookmarkListForm(query: "lava", limit: "5", cursor: "10"))
    #expect(try program("") == BookmarkListForm(limit: "200"))
    #expect(try program("limit=") == BookmarkListForm(limit: "200"))
    #expect(try program("limit=x&cursor=-1") == BookmarkListForm(limit: "x", cursor: "-1"))
  }

  @Test func savesTheFieldsOfAForm() async {
    await post(
      "/bookmarks",
      "url=+https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b&title=Caf%C3%A9&tags=a,+b,,&note=1%0D%0A2"
        + "&unread=true&archived=true")
    #expect(
      screens.editor.intents == [
        .save(
          BookmarkForm(
            address: " https://example.org/?a=1&b", title: "Café", tags: ["a", " b"],
            note: "1\r\n2", unread: true, archived: true))
      ])
  }

  @Test func savesAnEmptyForm() async {
    await post("/bookmarks", "")
    #expect(screens.editor.intents == [.save(BookmarkForm(address: ""))])
  }

  @Test func changesEveryFieldToTheValueOfTheForm() async {
    await post(
      "/bookmarks/b7/edit", "url=https%3A%2F%2Fexample.org&title=&tags=a&note=n&version=v1")
    let edit = BookmarkEdit(
      address: "https://example.org", title: "", tags: ["a"], note: "n", unread: false,
      archived: false)
    #expect(
      screens.editor.intents == [
        .change(Bookmark.ID("b7"), by: edit, expecting: BookmarkVersion("v1"))
      ])
  }

  @Test func marksAnyVersionOfABookmark() async {
    await post("/bookmarks/b7/mark", "archived=false")
    #expect(
      screens.editor.intents == [
        .change(Bookmark.ID("b7"), by: BookmarkEdit(archived: false), expecting: nil)
      ])
  }

  @Test func requestsTheBookmarkInThePath() async {
    await get("/bookmarks/b7")
    await post("/bookmarks/b7/delete", "version=v")
    await get("/bookmarks/b7/edit")
    #expect(
      screens.detail.intents == [
        .show(Bookmark.ID("b7")), .remove(Bookmark.ID("b7"), expecting: BookmarkVersion("v")),
      ])
    #expect(screens.editor.intents == [.open(Bookmark.ID("b7"))])
  }

  @Test func renamesATagByAFormOrTheAPI() async {
    await post("/bookmarks/tags/rename", "from=a&to=b")
    await post("/api/v1/bookmarks/tags/rename", #"{"from":"c","to":"d"}"#, "application/json")
    #expect(
      screens.tags.intents == [
        .rename(TagRenameForm(from: "a", to: "b")), .rename(TagRenameForm(from: "c", to: "d")),
      ])
  }

  private func get(_ path: String) async {
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
    _ = await Site.serving(screens).answer(head, body: NoBytes())
  }

  private func post(
    _ path: String, _ body: String, _ type: String = "application/x-www-form-urlencoded"
  ) async {
    let head = HTTPRequest(
      method: .post, scheme: "http", authority: "localhost", path: path,
      headerFields: [.contentType: type])
    _ = await Site.serving(screens).answer(head, body: BytesSource(body))
  }

  private func page(_ query: String) throws -> BookmarkListForm {
    try BookmarkListForm(ofPage: FormFields(encoded: query.utf8))
  }

  private func program(_ query: String) throws -> BookmarkListForm {
    try BookmarkListForm(ofProgram: FormFields(encoded: query.utf8))
  }
}
