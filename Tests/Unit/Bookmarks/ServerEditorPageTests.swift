import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookmarksWeb
@testable import CoreWeb

@Suite struct ServerEditorPageTests {
  private let form = BookmarkForm(
    address: #"exa"mple"#, title: "<b>", tags: ["a", " b"], note: "</textarea>\n two")

  @Test func showsAnEmptyFormWithALabelForEachField() throws {
    let reply = try #require(try view(.fillingIn()).reply(to: .editing))
    #expect(reply.status == .ok)
    for name in ["url", "title", "tags", "note"] {
      #expect(reply.text.contains(#"<label for="\#(name)">"#))
      #expect(reply.text.contains(#"id="\#(name)" name="\#(name)""#))
    }
    #expect(!reply.text.contains("aria-invalid"))
  }

  /// Another feature links here with an unvalidated address and title.
  @Test func prefillsTheFormFromTheQuery() async throws {
    let site = Site.serving(StubBookmarksScreens())
    let head = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost",
      path: "/bookmarks/new?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c&title=%22%3CTide+%26+mill%3E"
    )
    let reply = await site.answer(head, body: NoBytes()).reply
    #expect(reply.status == .ok)
    #expect(reply.text.contains(#"value="https://a.example/?b=1&amp;c""#))
    #expect(reply.text.contains(#"value="&quot;&lt;Tide &amp; mill&gt;""#))
  }

  @Test func refillsTheFormAfterAFailure() throws {
    let html = try page(.busy(reason: "Somebody else writes."))
    #expect(html.contains(#"value="exa&quot;mple""#))
    #expect(html.contains(#"value="&lt;b&gt;""#))
    #expect(html.contains(#"value="a, b""#))
    #expect(html.contains("\n&lt;/textarea&gt;\n two</textarea>"))
    #expect(html.contains(#"<p role="alert">Somebody else writes.</p>"#))
    #expect(!html.contains("aria-invalid"))
  }

  @Test func showsEachErrorBesideItsField() throws {
    let failures = [BookmarkField.url, .title, .tags, .note].map {
      BookmarkFieldFailure($0, "Invalid \($0).")
    }
    let html = try page(.form(failures))
    for failure in failures {
      let name = failure.field.rawValue
      #expect(html.contains(#"<span id="\#(name)-objection" role="alert">\#(failure)</span>"#))
      #expect(html.contains(#"aria-invalid="true" aria-describedby="\#(name)-objection""#))
    }
    #expect(html.count(of: #"role="alert""#) == 4)
    #expect(try page(.form([failures[2]])).count(of: "aria-invalid") == 1)
  }

  @Test func focusesTheFirstInvalidField() throws {
    let html = try page(
      .form([BookmarkFieldFailure(.note, "x"), BookmarkFieldFailure(.tags, "y")]))
    #expect(html.contains("<title>Error: Add a bookmark"))
    #expect(html.count(of: " autofocus>") == 1)
    #expect(html.contains(#"aria-describedby="tags-objection" autofocus>"#))
    #expect(!(try page(.busy(reason: "x"))).contains("autofocus"))
  }

  /// A browser replaces the whole value by a suggestion.
  @Test func suggestsTheTypedTagsWithEachOtherStoredTag() throws {
    var view = view(sent)
    view.tags = ["clay", "x"]
    let edit = BookmarkEdit(address: "https://a.example", tags: ["x", "y"])
    let reply = try view.reply(
      to: .unchanged(.busy(reason: "Busy."), Bookmark.ID("b1"), edit))
    let html = try #require(reply).text
    #expect(html.contains(#"value="x,y" dir="auto" list="suggestions""#))
    #expect(html.contains(#"<option value="x,y,clay"></option>"#))
    #expect(html.count(of: "<option") == 1)
  }

  @Test func showsATakenAddressBesideItsField() throws {
    let html = try page(.addressTaken(.fixture(), by: Bookmark.ID("b2")))
    #expect(html.contains(#"<span id="url-objection" role="alert">The bookmark “b2” already has"#))
    #expect(html.count(of: #"role="alert""#) == 1)
  }

  @Test func fillsTheFormWithTheStoredValues() throws {
    let bookmark = Bookmark.fixture(
      address: "https://example.org/a", title: "T", tags: ["x", "y"], note: "n", unread: true)
    let html = try #require(try view(.fillingIn()).reply(to: .opened(bookmark))).text
    #expect(
      html.contains(#"<form class="fields narrow" action="/bookmarks/b1/edit" method="post">"#))
    #expect(html.contains(#"name="version" value="\#(bookmark.version.text)""#))
    #expect(html.contains(#"value="https://example.org/a""#))
    #expect(html.contains(#"value="x,y""#))
    #expect(html.contains(#"name="unread" value="true" checked>"#))
    #expect(html.contains(#"name="archived" value="true">"#))
  }

  @Test func showsTheTypedAndTheStoredValues() throws {
    let stored = Bookmark.fixture(title: "Theirs <b>")
    let edit = BookmarkEdit(address: "https://mine.example", title: "Mine", archived: true)
    let reply = try #require(
      try view(sent).reply(to: .unchanged(.changedMeanwhile(stored), stored.id, edit)))
    #expect(reply.status == .conflict)
    #expect(
      reply.text.contains("<dt>Title</dt><dd class=\"note\" dir=\"auto\">Theirs &lt;b&gt;</dd>"))
    #expect(reply.text.contains(#"value="Mine""#))
    #expect(reply.text.contains(#"name="archived" value="true" checked>"#))
    #expect(reply.text.contains(#"name="version" value="\#(stored.version.text)""#))
  }

  @Test func keepsTheVersionOfAnInvalidChange() throws {
    let reply = try #require(
      try view(sent).reply(
        to: .unchanged(
          .form([BookmarkFieldFailure(.tags, "x")]), Bookmark.ID("b1"),
          BookmarkEdit(address: "x"))))
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains(#"name="version" value="v1""#))
    #expect(!reply.text.contains("Stored values"))
  }

  @Test(arguments: [
    (AddedBookmark(kept: .added(.fixture())), "added"),
    (AddedBookmark(kept: .merged(.fixture())), "merged"),
    (AddedBookmark(kept: .added(.fixture()), titleFailure: .unreachable("x")), "title-unreachable"),
    (
      AddedBookmark(kept: .merged(.fixture()), titleFailure: .refused(status: 500)), "title-refused"
    ),
    (AddedBookmark(kept: .added(.fixture()), titleFailure: .unreadable("x")), "title-unreadable"),
  ])
  func redirectsWithANoticeOfTheResult(
    _ added: AddedBookmark, _ notice: String
  ) async throws {
    await navigator.go(to: Route(path: ["bookmarks"]))
    let reply = try #require(try view(sent).reply(to: .saved(added)))
    #expect(reply.fields[.location] == "/bookmarks?notice=\(notice)")
  }

  @Test func doesNotRedirectIfTheScreenStays() throws {
    let view = view(.sent(version: "", leaving: RedirectNavigator()))
    #expect(try view.reply(to: .changed(.fixture())) == ServerReply(.noContent))
  }

  @Test func hasTheStatusOfTheFailure() throws {
    let view = view(sent)
    let malformed = BookmarkFailure.form([BookmarkFieldFailure(.url, "x")])
    #expect(try view.reply(to: .failure(malformed, form))?.status == .unprocessableContent)
    let broken = BookmarkFailure.storage(reason: "The disk is full.")
    #expect(try view.reply(to: .failure(broken, form))?.status == .internalServerError)
  }

  @Test func waitsForTheResultOfASentForm() throws {
    let id = Bookmark.ID("b1")
    let states: [BookmarkEditorState] = [
      .editing, .saving(form), .opening(id), .changing(id, BookmarkEdit()),
    ]
    for state in states { #expect(try view(sent).reply(to: state) == nil) }
  }

  private let navigator = RedirectNavigator()

  private var sent: BookmarkEditorPage.Purpose { .sent(version: "v1", leaving: navigator) }

  private func view(_ purpose: BookmarkEditorPage.Purpose) -> BookmarkEditorPage {
    BookmarkEditorPage(purpose: purpose, layout: PageLayout(menus: []))
  }

  private func page(_ failure: BookmarkFailure) throws -> String {
    try #require(try view(sent).reply(to: .failure(failure, form))).text
  }
}
