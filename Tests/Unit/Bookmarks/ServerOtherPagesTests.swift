import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookmarksWeb
@testable import CoreWeb

@Suite struct ServerOtherPagesTests {
  private let layout = PageLayout(menus: [])
  private let bookmark = Bookmark.fixture(title: "<b>", tags: ["x"], note: "n")

  @Test func showsTheBookmarkBeforeItIsDeleted() throws {
    let html = try #require(try removal.reply(to: .success(bookmark))).text
    #expect(html.contains("<h1>Delete this bookmark?</h1>"))
    #expect(html.contains(#"<h2 dir="auto">&lt;b&gt;</h2>"#))
    #expect(html.contains(#"<form action="/bookmarks/b1/delete" method="post">"#))
    #expect(html.contains(#"name="version" value="\#(bookmark.version.text)""#))
  }

  @Test func showsAChangedBookmarkInsteadOfDeletingIt() throws {
    let reply = try #require(try removal.reply(to: .failure(.changedMeanwhile(bookmark))))
    #expect(reply.status == .conflict)
    #expect(reply.text.contains(#"<p role="alert">The bookmark has changed since you opened it."#))
    #expect(reply.text.contains(#"name="version" value="\#(bookmark.version.text)""#))
  }

  @Test func throwsFailuresWithoutAPage() {
    let failure = BookmarkFailure.notFound([bookmark.id])
    #expect(throws: Problem(failure)) {
      try BookmarkDetailPage(layout: layout).reply(to: .failure(failure))
    }
    #expect(throws: Problem(failure)) { try removal.reply(to: .failure(failure)) }
    #expect(throws: Problem(failure)) {
      try BookmarkEditorPage(purpose: .fillingIn(), layout: layout).reply(to: .unopened(failure))
    }
    #expect(throws: Problem(failure)) {
      try BookmarkDuplicatesPage(layout: layout).reply(to: .failure(failure))
    }
    #expect(throws: Problem(failure)) {
      try BookmarkMarkView(destination: LocalPath("/")).reply(to: .unopened(failure))
    }
  }

  @Test func showsABookmarkUnderItsTitle() throws {
    let reply = try #require(try BookmarkDetailPage(layout: layout).reply(to: .success(bookmark)))
    #expect(reply.text.contains(#"<h1 dir="auto">&lt;b&gt;</h1>"#))
    #expect(reply.text.contains(#"rel="noreferrer noopener"><bdi>https://example.org/</bdi></a>"#))
    #expect(reply.text.contains(#"<form action="/bookmarks/b1/mark" method="post">"#))
    #expect(
      reply.text.contains(#"<a class="button danger" href="/bookmarks/b1/delete">Delete</a>"#))
  }

  @Test func listsTagsWithTheirCounts() throws {
    let uses = [TagUse(tag: .fixture("a b"), count: 1), TagUse(tag: .fixture("<c>"), count: 2)]
    let html = try #require(tags().reply(to: .success(uses))).text
    #expect(html.contains(#"<a class="chip" href="/bookmarks?tag=a%20b"><bdi>a b</bdi> "#))
    #expect(html.contains(#"<span class="count">1<span class="unseen"> bookmark</span></span>"#))
    #expect(html.contains(#"<span class="count">2<span class="unseen"> bookmarks</span></span>"#))
    #expect(html.contains(#"<summary>Rename <span class="unseen">a b</span></summary>"#))
    #expect(html.contains(#"<input type="hidden" name="from" value="a b">"#))
    #expect(html.contains(#"<option value="&lt;c&gt;"></option>"#))
    #expect(html.contains(#"<form action="/bookmarks/tags/rename" method="post">"#))
  }

  @Test func showsTheFormWithBothNamesForTheTagOfTheQuery() throws {
    let uses = [TagUse(tag: .fixture("a"), count: 1)]
    let html = try #require(tags(old: "a").reply(to: .success(uses))).text
    #expect(html.contains(#"<input id="from" name="from" value="a""#))
    #expect(!(try #require(tags().reply(to: .success(uses))).text.contains(#"id="from""#)))
  }

  @Test func showsAtMostTwoHundredTagsAndFiftyGroupsPerPage() throws {
    let uses = (1...201).map { TagUse(tag: .fixture("t\($0)"), count: 1) }
    let first = try #require(tags().reply(to: .success(uses))).text
    #expect(first.count(of: "class=\"chip\"") == 200)
    #expect(first.contains(#"<a rel="next" href="/bookmarks/tags?cursor=200">Next</a>"#))
    var second = tags()
    second.page = 2
    #expect(try #require(second.reply(to: .success(uses))).text.count(of: "class=\"chip\"") == 1)

    let groups = Array(repeating: [bookmark, bookmark], count: 51)
    let view = BookmarkDuplicatesPage(page: 2, layout: layout)
    let html = try #require(try view.reply(to: .success(groups))).text
    #expect(html.count(of: "<section") == 1)
    #expect(html.contains(#"<h2 id="group-51">Group 51: <bdi>example.org</bdi></h2>"#))
    #expect(html.contains(#"<a rel="prev" href="/bookmarks/duplicates">Previous</a>"#))
    #expect(html.contains(#"name="to" value="/bookmarks/duplicates?cursor=50""#))
  }

  @Test func saysThatThereAreNoTags() throws {
    #expect(try #require(tags().reply(to: .success([]))).text.contains("There are no tags yet."))
  }

  @Test func keepsTheNamesOfAFailedRename() throws {
    let failure = BookmarkFailure.form([BookmarkFieldFailure(.to, "No tag.")])
    let reply = try #require(tags(old: "a", new: ",").reply(to: .failure(failure)))
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains(#"<p id="alert" role="alert">No tag.</p>"#))
    #expect(reply.text.contains(#"name="from" value="a" list="tags" required aria-describedby"#))
    #expect(reply.text.contains(#"name="to" value="," list="tags" required aria-invalid="true""#))
    #expect(!reply.text.contains("There are no tags yet."))
  }

  @Test func saysThatNoBookmarkHasTheTagToRename() throws {
    let reply = try #require(tags(old: "a").reply(to: .failure(.tagNotFound(.fixture("a")))))
    #expect(reply.status == .notFound)
    #expect(
      reply.text.contains(
        #"<p id="alert" role="alert">No bookmark has the tag “a”. Check its spelling.</p>"#))
  }

  @Test func showsDuplicatesInGroups() throws {
    let view = BookmarkDuplicatesPage(notice: .deleted, layout: layout)
    let html = try #require(try view.reply(to: .success([[bookmark, bookmark]]))).text
    #expect(html.contains("1 group of bookmarks"))
    #expect(html.contains(#"<h3 dir="auto">"#) && !html.contains("checkbox"))
    #expect(html.count(of: #"href="/bookmarks/b1/edit?to=%2Fbookmarks%2Fduplicates""#) == 2)
    #expect(html.contains(#"<p class="notice" role="status">The bookmark was deleted.</p>"#))
    let none = try #require(try view.reply(to: .success([]))).text
    #expect(none.contains("No duplicates."))
  }

  @Test func offersAnImportAndAnExport() {
    let html = transfer.form.text
    #expect(
      html.contains(
        #"<form action="/bookmarks/transfer" method="post" enctype="multipart/form-data">"#))
    #expect(html.contains(#"<input id="file" name="file" type="file""#))
    #expect(html.contains(#"href="/api/v1/bookmarks/export?format=netscape""#))
    #expect(html.contains(#"href="/api/v1/bookmarks/export?format=json""#))
  }

  @Test func showsTheResultOfAnImport() throws {
    let rows = (1...150).map { SkippedRow(line: $0, reason: "<r>") }
    let report = ImportReport(imported: 1, merged: 2, skipped: rows)
    let html = try #require(transfer.reply(to: .imported(report))).text
    #expect(html.contains("1 imported, 2 merged, 150 skipped."))
    #expect(html.contains(#"<li>Line 1: <span dir="auto">&lt;r&gt;</span></li>"#))
    #expect(html.contains("The first 100:"))
    #expect(html.count(of: "<li>Line") == 100)
  }

  @Test func showsWhatAFailedImportStored() throws {
    let reply = try #require(
      transfer.reply(
        to: .failure(.busy(reason: "Busy."), after: ImportReport(imported: 5))))
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.text.contains(#"<p id="alert" role="alert">Busy.</p>"#))
    #expect(reply.text.contains("Before the error: 5 imported"))
    #expect(!reply.text.contains("aria-invalid"))
  }

  @Test func marksAnEncodingThatDoesNotSuitTheFile() throws {
    let failure = BookmarkFailure.unusableEncoding("gbk", reason: "JSON is always UTF-8")
    let html = try #require(transfer.reply(to: .failure(failure, after: nil))).text
    #expect(html.contains(#"name="encoding" aria-invalid="true" aria-describedby="alert""#))
    #expect(html.count(of: "aria-invalid") == 1)
  }

  @Test(arguments: [(nil, "http://seams.example:81/"), ("https", "https://seams.example:81/")])
  func hasALinkThatSavesThePageOnDisplay(_ scheme: String?, _ server: String) {
    var head = HTTPRequest(
      method: .get, scheme: "http", authority: "seams.example:81", path: "/bookmarks/transfer")
    head.headerFields[.xForwardedProto] = scheme
    let address = BookmarkSavingLink.address(for: head)
    #expect(address.hasPrefix("javascript:location.href='\(server)bookmarks/new?url='+"))
    let html = BookmarkTransferPage(savingLink: address, layout: layout).form.text
    #expect(html.contains(#"href="javascript:location.href=&#39;"#))
    #expect(html.contains(#"readonly"#))
  }

  private var transfer: BookmarkTransferPage {
    BookmarkTransferPage(savingLink: "javascript:x", layout: layout)
  }

  private var removal: BookmarkRemovalPage {
    BookmarkRemovalPage(navigator: RedirectNavigator(), layout: layout)
  }

  private func tags(old: String = "", new: String = "") -> BookmarkTagsPage {
    BookmarkTagsPage(form: TagRenameForm(from: old, to: new), notice: nil, layout: layout)
  }
}

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
    let reply = await Site.serving(StubBookmarksScreens()).reply(
      to: "/bookmarks/new?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c&title=%22%3CTide+%26+mill%3E")
    #expect(reply.status == .ok)
    #expect(reply.text.contains(#"value="https://a.example/?b=1&amp;c""#))
    #expect(reply.text.contains(#"value="&quot;&lt;Tide &amp; mill&gt;""#))
  }

  @Test func refillsTheFormAfterAFailure() throws {
    let failure = BookmarkFailure.busy(reason: "Somebody else writes.")
    let reply = try #require(try view(sent).reply(to: .failure(failure, form)))
    #expect(reply.status == .serviceUnavailable)
    let html = reply.text
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
    let reply = try view.reply(to: .unchanged(.busy(reason: "Busy."), Bookmark.ID("b1"), edit))
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

  private let navigator = RedirectNavigator()

  private var sent: BookmarkEditorPage.Purpose { .sent(version: "v1", leaving: navigator) }

  private func view(_ purpose: BookmarkEditorPage.Purpose) -> BookmarkEditorPage {
    BookmarkEditorPage(purpose: purpose, layout: PageLayout(menus: []))
  }

  private func page(_ failure: BookmarkFailure) throws -> String {
    try #require(try view(sent).reply(to: .failure(failure, form))).text
  }
}
