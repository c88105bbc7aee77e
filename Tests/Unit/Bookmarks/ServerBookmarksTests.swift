import BookmarksDomain
import BookmarksRouter
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookmarksWeb
@testable import CoreWeb

/// The routes of the feature with real view models and a stub repository. These tests fail if the
/// wiring between the parts is broken.
@Suite struct ServerBookmarksTests {
  private let repository = StubBookmarkRepository()

  @Test(arguments: [
    "/bookmarks", "/bookmarks/new", "/bookmarks/tags", "/bookmarks/duplicates",
    "/bookmarks/transfer", "/bookmarks/b1", "/bookmarks/b1/edit", "/bookmarks/b1/delete",
    "/api/v1/bookmarks", "/api/v1/bookmarks/b1", "/api/v1/bookmarks/duplicates",
    "/api/v1/bookmarks/tags",
  ])
  func respondsOnEveryRoute(_ path: String) async throws {
    #expect(await answer(.get, path).status == .ok)
    #expect(await answer(.head, path).status == .ok)
  }

  @Test(arguments: [
    ("/bookmarks", "url=https%3A%2F%2Fexample.org", "/bookmarks?notice=added"),
    ("/bookmarks/b1/edit", "url=https%3A%2F%2Fexample.org&version=v", "/bookmarks?notice=changed"),
    ("/bookmarks/b1/delete", "version=v", "/bookmarks?notice=deleted"),
    (
      "/bookmarks/b1/edit", "url=https%3A%2F%2Fexample.org&version=v&to=/bookmarks?sort%3Dtitle",
      "/bookmarks?sort=title&notice=changed"
    ),
    (
      "/bookmarks/b1/delete", "version=v&to=/bookmarks/duplicates",
      "/bookmarks/duplicates?notice=deleted"
    ),
    ("/bookmarks/b1/delete", "version=v&to=//evil.example", "/?notice=deleted"),
    ("/bookmarks/b1/mark", "unread=true&to=/bookmarks?cursor=50", "/bookmarks?cursor=50"),
    ("/bookmarks/b1/mark", "archived=1&to=//evil.example", "/"),
    (
      "/bookmarks/edit", "id=b1&action=read&to=/bookmarks?q%3Da%26cursor=50",
      "/bookmarks?q=a&cursor=50&notice=all-changed"
    ),
    ("/bookmarks/delete", "id=b1&to=//evil.example", "/bookmarks?notice=all-deleted"),
    ("/bookmarks/tags/rename", "from=a&to=b", "/bookmarks/tags?notice=renamed"),
  ])
  func redirectsAfterAForm(
    _ path: String, _ form: String, _ destination: String
  ) async throws {
    let reply = await answer(.post, path, form: form)
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == destination)
  }

  @Test(arguments: [
    ("/bookmarks", "url=example.org", [#"value="example.org""#, "write “https://example.org”"]),
    (
      "/bookmarks?q=(a+or", nil,
      [
        #"value="(a or" placeholder="#,
        #" aria-invalid="true" aria-describedby="alert" autofocus>"#,
        "<pre aria-hidden=\"true\">(a or\n     ^</pre>",
      ]
    ),
    ("/bookmarks/b1/delete", "url=https%3A%2F%2Fexample.org", ["“version” is missing."]),
    ("/bookmarks/b1/edit", "url=https%3A%2F%2Fexample.org", ["“version” is missing."]),
  ])
  func showsAnInvalidFormAgainWithTheReason(
    _ path: String, _ form: String?, _ parts: [String]
  ) async {
    let reply = await answer(form == nil ? .get : .post, path, form: form)
    #expect(reply.status == .unprocessableContent)
    #expect(reply.fields[.location] == nil)
    for part in parts { #expect(reply.text.contains(part), "\(part)") }
  }

  @Test(arguments: ["edit", "delete"])
  func aFormReturnsToThePageThatOpenedIt(_ action: String) async {
    let path = "/bookmarks/b1/\(action)"
    let changed = BookmarkFailure.changedMeanwhile(.fixture())
    repository.answer {
      $0.changed = .failure(changed)
      $0.removed = .failure(changed)
    }
    for reply in [
      await answer(.get, "\(path)?to=%2Fbookmarks%3Fsort%3Dtitle"),
      await answer(
        .post, path,
        form: "url=https%3A%2F%2Fexample.org&version=v&to=%2Fbookmarks%3Fsort%3Dtitle"),
    ] {
      let fields = [
        #"<input type="hidden" name="to" value="/bookmarks?sort=title">"#,
        #"<a class="button" href="/bookmarks?sort=title">Cancel</a>"#,
      ]
      for field in fields { #expect(reply.text.contains(field), "\(field)") }
    }
    let plain = await answer(.get, path).text
    #expect(plain.contains(#"<a class="button" href="/bookmarks">Cancel</a>"#))
    #expect(!plain.contains(#"name="to""#))
  }

  @Test func anEditFromTheDetailsReturnsToThem() async {
    let html = await answer(.get, "/bookmarks/b1?notice=changed").text
    #expect(html.contains(#"href="/bookmarks/b1/edit?to=%2Fbookmarks%2Fb1">Edit</a>"#))
    #expect(html.contains(#"<p class="notice" role="status">The bookmark was changed.</p>"#))
  }

  @Test func listsTheTagsAfterAFailedRename() async {
    repository.answer { $0.tags = .success([TagUse(tag: .fixture("clay"), count: 2)]) }
    let reply = await answer(.post, "/bookmarks/tags/rename", form: "from=a&to=b,c")
    #expect(reply.text.contains(#"<p id="alert" role="alert">Invalid tag “b,c”"#))
    #expect(reply.text.contains(#"name="to" value="b,c" list="#))
    #expect(reply.text.contains(#"<a class="chip" href="/bookmarks?tag=clay">"#))
    #expect(reply.text.contains(#"<option value="clay"></option>"#))
  }

  @Test func repliesToTheAPIWithoutARedirect() async throws {
    let new = #"{"url":"https://example.org"}"#
    #expect(await answer(.post, "/api/v1/bookmarks", json: new).status == .created)
    #expect(await answer(.delete, "/api/v1/bookmarks/b1").status == .noContent)
    let change = await answer(.patch, "/api/v1/bookmarks/b1", json: #"{"title":"T"}"#)
    #expect(change.status == .ok)
    #expect(change.fields[.eTag] == Bookmark.fixture().version.entityTag)
  }

  @Test func aReplyOfTheAPIHasAtMost200BookmarksAndALinkToTheNext() async {
    let all = (1...201).map { Bookmark.fixture(id: "b\($0)", address: "https://\($0).example") }
    let site = Site.serving(DefaultBookmarksScreens(over: all))
    let reply = await site.reply(to: "/api/v1/bookmarks?limit=40000")
    #expect(reply.fields[.totalCount] == "201")
    #expect(reply.text.count(of: #""url":"#) == 200)
    #expect(reply.fields[.link]?.contains("limit=200&cursor=200>; rel=\"next\"") == true)
    #expect(await site.reply(to: "/api/v1/bookmarks?limit=40001").status == .unprocessableContent)
  }

  @Test(arguments: [
    "/bookmarks", "/api/v1/bookmarks", "/bookmarks/transfer", "/api/v1/bookmarks/import",
  ])
  func rejectsABodyOfAnotherType(_ path: String) async throws {
    #expect(await answer(.post, path, type: "text/plain").status == .unsupportedMediaType)
  }

  private func answer(
    _ method: HTTPRequest.Method, _ path: String, form: String? = nil, json: String? = nil,
    type: String? = nil
  ) async -> ServerReply {
    await Site.serving(DefaultBookmarksScreens(repository)).reply(
      to: path, method,
      type: type ?? (form == nil ? "application/json" : "application/x-www-form-urlencoded"),
      body: BytesSource(form ?? json ?? ""))
  }
}

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
    "", "q=&tag=", "q=+&tag=%20&sort=+", "cursor=0", "cursor=49", "cursor=", "sort=",
    "unread=false", "limit=7",
  ])
  func requestsTheFirstPageByDefault(_ query: String) throws {
    #expect(try page(query) == BookmarkListForm(rows: 0..<50))
  }

  @Test(arguments: ["-1", "x", "1.5", "50000001", "99999999999999999999"])
  func everyInvalidCursorOfAPageHasTheSameMessage(_ typed: String) {
    let sentence = "“cursor” must be an integer from 0 to 50000000, got “\(typed)”."
    #expect(throws: Problem(.unprocessableContent, sentence)) { try page("cursor=\(typed)") }
  }

  @Test(arguments: ["-1", "x", "1.5"])
  func everyInvalidCursorOfARangeHasTheSameMessage(_ typed: String) {
    let sentence = "“cursor” must be an integer of 0 or more, got “\(typed)”."
    #expect(throws: Problem(.unprocessableContent, sentence)) {
      try BookmarkRange(in: FormFields(encoded: "cursor=\(typed)".utf8))
    }
  }

  @Test func requestsTheLimitAndTheCursorOfTheAPI() throws {
    #expect(
      try program("q=lava&limit=5&cursor=10")
        == BookmarkListForm(query: "lava", limit: "5", cursor: "10"))
    #expect(try program("") == BookmarkListForm(limit: "200"))
    #expect(try program("limit=") == BookmarkListForm(limit: "200"))
    #expect(try program("limit=x&cursor=-1") == BookmarkListForm(limit: "x", cursor: "-1"))
    #expect(throws: Problem.self) { try program("unread=maybe") }
  }

  @Test(arguments: [
    (
      "",
      "url=+https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b&title=Caf%C3%A9&tags=a,+b,,&note=1%0D%0A2"
        + "&unread=true&archived=true",
      BookmarkEditorIntent.save(
        BookmarkForm(
          address: " https://example.org/?a=1&b", title: "Café", tags: ["a", " b"], note: "1\r\n2",
          unread: true, archived: true))
    ),
    ("", "", .save(BookmarkForm(address: ""))),
    (
      "/b7/edit", "url=https%3A%2F%2Fexample.org&title=&tags=a&note=n&version=v1",
      .change(
        Bookmark.ID("b7"),
        by: BookmarkEdit(
          address: "https://example.org", title: "", tags: ["a"], note: "n", unread: false,
          archived: false), expecting: BookmarkVersion("v1"))
    ),
    // A mark applies to any version.
    (
      "/b7/mark", "archived=false",
      .change(Bookmark.ID("b7"), by: BookmarkEdit(archived: false), expecting: nil)
    ),
  ])
  func savesTheFieldsOfAForm(
    _ path: String, _ form: String, _ intent: BookmarkEditorIntent
  ) async {
    _ = await Site.serving(screens).reply(to: "/bookmarks" + path, form: form)
    #expect(screens.editor.intents == [intent])
  }

  @Test func requestsTheBookmarkInThePath() async {
    let site = Site.serving(screens)
    _ = await site.reply(to: "/bookmarks/b7")
    _ = await site.reply(to: "/bookmarks/b7/delete", form: "version=v")
    _ = await site.reply(to: "/bookmarks/b7/edit")
    #expect(
      screens.detail.intents == [
        .show(Bookmark.ID("b7")), .remove(Bookmark.ID("b7"), expecting: BookmarkVersion("v")),
      ])
    #expect(screens.editor.intents == [.open(Bookmark.ID("b7"))])
  }

  @Test func renamesATagByAFormOrTheAPI() async {
    let site = Site.serving(screens)
    _ = await site.reply(to: "/bookmarks/tags/rename", form: "from=a&to=b")
    _ = await site.reply(
      to: "/api/v1/bookmarks/tags/rename", .post, type: "application/json",
      body: BytesSource(#"{"from":"c","to":"d"}"#))
    #expect(
      screens.tags.intents == [
        .rename(TagRenameForm(from: "a", to: "b")), .rename(TagRenameForm(from: "c", to: "d")),
      ])
  }

  private func page(_ query: String) throws -> BookmarkListForm {
    try BookmarkListForm(ofPage: FormFields(encoded: query.utf8))
  }

  private func program(_ query: String) throws -> BookmarkListForm {
    try BookmarkListForm(ofProgram: FormFields(encoded: query.utf8))
  }
}

@Suite struct ServerTransferTests {
  private let screens = StubBookmarksScreens(
    list: [.success(.empty, of: .fixture())],
    transfer: [.imported(ImportReport(imported: 3, note: "Guessed."))])

  @Test func importsTheFileOfAFormWhileItArrives() async {
    let reply = await answer(
      "/bookmarks/transfer", "multipart/form-data; boundary=XX",
      BytesSource(Array(Self.upload.utf8), pieceSize: 7))
    #expect(reply.status == .ok)
    #expect(reply.text.contains("3 imported"))
    #expect(
      await screens.transfer.received == [
        .importFile(Array("the\r\n--X file".utf8), as: nil, folders: .ignore, encoding: "euc-jp")
      ])
  }

  @Test func keepsTheChoicesOfAFailedImportAndMarksTheFile() async {
    let failure = BookmarkFailure.unreadableFile(reason: "it is empty")
    let reply = await Site.serving(
      StubBookmarksScreens(transfer: [.failure(failure, after: nil)])
    ).reply(
      to: "/bookmarks/transfer", .post, type: "multipart/form-data; boundary=XX",
      body: BytesSource(Self.upload))
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains(#"<option value="ignore" selected>Ignore</option>"#))
    #expect(reply.text.contains(#"<option value="euc-jp" selected>euc-jp</option>"#))
    #expect(reply.text.count(of: " selected>") == 2)
    #expect(
      reply.text.contains(#" required aria-invalid="true" autofocus aria-describedby="alert">"#))
  }

  @Test(arguments: [
    ("application/json", "", BookmarkFileKind.json, FolderUse.tags, nil),
    ("text/html; charset=utf-8", "?folders=ignore", .netscape, .ignore, nil),
    ("text/html", "?format=json", .json, .tags, nil),
    ("text/html", "?encoding=koi8-r", .netscape, .tags, "koi8-r"),
  ])
  func importsTheBodyOfAProgramAndReturnsTheNote(
    _ type: String, _ query: String, _ kind: BookmarkFileKind, _ folders: FolderUse,
    _ encoding: String?
  ) async {
    let reply = await answer("/api/v1/bookmarks/import\(query)", type, BytesSource("bytes"))
    #expect(
      reply.text == #"{"imported":3,"merged":0,"note":"Guessed.","skipped":[],"skippedCount":0}"#)
    #expect(
      await screens.transfer.received == [
        .importFile(Array("bytes".utf8), as: kind, folders: folders, encoding: encoding)
      ])
  }

  @Test(arguments: [
    (BookmarkFileKind.netscape, "text/html; charset=utf-8", "bookmarks.html"),
    (.json, "application/json", "bookmarks.json"),
  ])
  func exportsAFileWhileItIsSent(
    _ kind: BookmarkFileKind, _ type: String, _ name: String
  ) async throws {
    let screens = StubBookmarksScreens(
      list: [.success(.empty, of: .fixture())], transfer: [.exported(1)])
    let reply = await export(screens, "?format=\(kind.rawValue)")
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == type)
    #expect(reply.fields[.contentDisposition] == "attachment; filename=\"\(name)\"")
    #expect(screens.transfer.intents.isEmpty)
    _ = try await reply.streamed()
    #expect(await screens.transfer.received == [.exportFile(as: kind)])
  }

  @Test func exportsTheBookmarks() async throws {
    let reply = await export(DefaultBookmarksScreens(over: [.fixture()]), "")
    #expect(try await reply.streamed() == "<b>")
  }

  @Test func cutsOffTheReplyIfTheStoreFails() async {
    let failure = BookmarkFailure.storage(reason: "The disk is broken.")
    let screens = StubBookmarksScreens(
      list: [.success(.empty, of: .fixture())], transfer: [.failure(failure, after: nil)])
    let reply = await export(screens, "")
    await #expect(throws: Problem(failure)) { try await reply.streamed() }
  }

  @Test func sendsNoFileIfTheStoreFailsAtOnce() async {
    let screens = StubBookmarksScreens(list: [.failure(.busy(reason: "Busy."))])
    let reply = await export(screens, "")
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.fields[.retryAfter] == "1")
    #expect(screens.transfer.intents.isEmpty)
  }

  /// A sent form with a file.
  private static let upload = """
    --XX\r\nContent-Disposition: form-data; name="folders"\r\n\r\nignore\r\n\
    --XX\r\nContent-Disposition: form-data; name="encoding"\r\n\r\neuc-jp\r\n\
    --XX\r\nContent-Disposition: form-data; name="file"; filename="a.html"\r\n\
    Content-Type: text/html\r\n\r\nthe\r\n--X file\r\n--XX--\r\n
    """

  private func export(_ screens: any BookmarksScreens, _ query: String) async -> ServerReply {
    await Site.serving(screens).reply(to: "/api/v1/bookmarks/export\(query)")
  }

  private func answer(_ path: String, _ type: String, _ source: BytesSource) async -> ServerReply {
    await Site.serving(screens).reply(to: path, .post, type: type, body: source)
  }
}
