import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookmarksWeb
@testable import CoreWeb

/// Many bookmarks at once, and the feature's parts of the home page and of the search.
@Suite struct ServerSelectionTests {
  private let bookmarks = [
    Bookmark.fixture(id: "b1", address: "https://a.example", title: "One <b>"),
    .fixture(id: "b2", address: "https://b.example", title: "Two"),
    .fixture(id: "b3", address: "https://c.example", title: "Three"),
  ]

  @Test(arguments: [
    ("read", BookmarkEdit(unread: false)), ("unread", BookmarkEdit(unread: true)),
    ("archive", BookmarkEdit(archived: true)), ("unarchive", BookmarkEdit(archived: false)),
    ("tag", BookmarkEdit(addedTags: [" clay "])),
  ])
  func changesTheSelectedBookmarks(_ action: String, _ edit: BookmarkEdit) async {
    let screens = StubBookmarksScreens(list: [.success(.empty, of: .fixture())])
    let reply = await post(
      "/bookmarks/edit", "id=b1&id=b2&id=b1&newTag=+clay+&action=\(action)&to=/bookmarks?tag=x",
      to: screens)
    #expect(reply.fields[.location] == "/bookmarks?tag=x&notice=all-changed")
    #expect(
      screens.list.intents == [
        .change(
          ["b1", "b2"].map { Bookmark.ID($0) }, by: edit,
          thenShowing: BookmarkListForm(tag: "x", rows: 0..<50))
      ])
  }

  @Test(arguments: [
    ("/bookmarks/edit", "action=read", "Select at least one bookmark."),
    ("/bookmarks/delete", "", "Select at least one bookmark."),
    ("/bookmarks/edit", "id=b1", "“action” is missing."),
    ("/bookmarks/edit", "id=b1&action=tag&newTag=a,b", "Invalid tag “a,b”"),
    (
      "/bookmarks/edit", (0...50).map { "id=\($0)&" }.joined() + "action=read",
      "Select at most 50 bookmarks."
    ),
  ])
  func showsTheListAndTheSelectionAgainIfItCannotBeChanged(
    _ path: String, _ form: String, _ reason: String
  ) async throws {
    let reply = await post(path, form, to: ModelledScreens(over: bookmarks))
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains("<title>Error: "))
    #expect(reply.text.contains(#"<p role="alert">\#(reason)"#))
    #expect(reply.text.contains(">Two</a>"))
    #expect(
      reply.text.contains(#"value="b1" form="selection" checked"#) == form.contains("id=b1"))
    #expect(reply.text.contains(#"name="newTag" value="a,b""#) == form.contains("a,b"))
  }

  @Test func listsWhatIsToBeDeletedAndDeletesNothingElse() async throws {
    let screens = ModelledScreens(over: bookmarks)
    let question = await get(
      "/bookmarks/delete?id=b1&id=b3&id=gone&to=/bookmarks?sort=title", screens)
    #expect(question.text.contains("<h1>Delete these 2 bookmarks?</h1>"))
    #expect(question.text.contains("<bdi>One &lt;b&gt;</bdi>"))
    #expect(question.text.contains(#"<input type="hidden" name="id" value="b3">"#))
    #expect(!question.text.contains("gone") && !question.text.contains("Two"))
    #expect(question.text.contains(#"<a class="button" href="/bookmarks?sort=title">Cancel</a>"#))

    let reply = await post("/bookmarks/delete", "id=b1&id=b3", to: screens)
    #expect(reply.fields[.location] == "/bookmarks?notice=all-deleted")
    let list = await get("/bookmarks", screens).text
    #expect(list.contains(">Two</a>") && !list.contains(">Three</a>"))
  }

  @Test func asksNoConfirmationForDeletedBookmarks() async {
    let reply = await get("/bookmarks/delete?id=gone", ModelledScreens(over: bookmarks))
    #expect(reply.status == .notFound)
    #expect(reply.text.contains("not in this list any more"))
  }

  @Test func returnsTagsAndDuplicatesToProgramsInPages() async {
    let tagged = ["a", "b", "c"].map {
      Bookmark.fixture(id: $0, address: "https://\($0).example", tags: [$0])
    }
    let screens = ModelledScreens(over: tagged)
    let reply = await get("/api/v1/bookmarks/tags?limit=2&cursor=1", screens)
    #expect(reply.text == #"[{"count":1,"tag":"b"},{"count":1,"tag":"c"}]"#)
    #expect(reply.fields[.totalCount] == "3")
    #expect(
      reply.fields[.link]?.contains(#"</api/v1/bookmarks/tags?limit=2&cursor=2>; rel="last""#)
        == true)
    let first = await get("/api/v1/bookmarks/tags?limit=2", screens)
    #expect(first.fields[.link]?.contains(#"cursor=2>; rel="next""#) == true)
    for query in ["limit=0", "cursor=-1", "limit=x"] {
      let refused = await get("/api/v1/bookmarks/duplicates?\(query)", screens)
      #expect(refused.status == .unprocessableContent, "\(query)")
    }
  }

  @Test func showsTheThreeNewestBookmarksOnTheHomePage() async {
    let screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: bookmarks, total: 9), of: .fixture())])
    let card = await BookmarkHomeCard(screens: screens).card(fetching: false)
    #expect(screens.list.intents == [.show(BookmarkListForm(rows: 0..<3))])
    #expect(card.sentence == "")
    #expect(card.content.contains(#"<a href="/bookmarks"><strong>9</strong> bookmarks</a>"#))
    #expect(card.content.count(of: "<li>") == 3)
    #expect(card.content.contains(#"dir="auto">One &lt;b&gt;</a> <bdi class="quiet">a.example"#))
  }

  @Test(arguments: [
    [BookmarkListState.success(.empty, of: .fixture())], [.failure(.busy(reason: "Busy."))], [],
  ])
  func saysWhatTheFeatureIsForIfThereAreNoBookmarks(_ states: [BookmarkListState]) async {
    let card = await BookmarkHomeCard(screens: StubBookmarksScreens(list: states))
      .card(fetching: true)
    #expect(card.sentence.hasPrefix("Save pages with tags") && card.content == "")
  }

  @Test func findsBookmarksForTheSearchOfAllFeatures() async {
    let odd = Bookmark.fixture(id: "b4", address: "javascript:alert(1)", title: "Odd")
    let screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: [bookmarks[0], odd], total: 9), of: .fixture())])
    let all = Route(path: ["bookmarks"], query: [Route.Parameter("q", "one <b>")])
    #expect(
      await found("one <b>", in: screens)
        == SearchResults(
          [
            SearchResult("One <b>", href: "https://a.example", detail: "a.example"),
            SearchResult("Odd", href: "/bookmarks/b4", detail: odd.address.domain),
          ], total: 9, all: all))
    #expect(screens.list.intents == [.show(BookmarkListForm(query: "one <b>", rows: 0..<5))])
  }

  @Test func namesTheMistakeOfAQueryInTheSearchOfAllFeatures() async {
    let results = await found("\"one", in: ModelledScreens(over: bookmarks))
    #expect(results?.failure?.isEmpty == false && results?.rows == [])
    #expect(results?.all.description == "/bookmarks?q=%22one")
  }

  private func found(_ words: String, in screens: any BookmarksScreens) async -> SearchResults? {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/search")
    return await BookmarksWebFeature().served(screens).search?(words, ServerRequest(head: head))
  }

  private func get(_ path: String, _ screens: any BookmarksScreens) async -> ServerReply {
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
    return await Site.serving(screens).answer(head, body: NoBytes()).reply
  }

  private func post(
    _ path: String, _ form: String, to screens: any BookmarksScreens
  ) async -> ServerReply {
    let head = HTTPRequest(
      method: .post, scheme: "http", authority: "localhost", path: path,
      headerFields: [.contentType: "application/x-www-form-urlencoded"])
    return await Site.serving(screens).answer(head, body: BytesSource(form)).reply
  }
}
