import BookmarksDomain
import BookmarksRouter
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

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

  @Test func showsAnInvalidFormAgain() async throws {
    let reply = await answer(.post, "/bookmarks", form: "url=example.org")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.fields[.location] == nil)
    #expect(reply.text.contains(#"value="example.org""#))
    #expect(reply.text.contains("write “https://example.org”"))
  }

  @Test func showsTheFormOfAFailedRenameAgain() async throws {
    let reply = await answer(.post, "/bookmarks/tags/rename", form: "from=a&to=,")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains(#"<p id="alert" role="alert">Invalid tag “,”"#))
    #expect(reply.text.contains(#"name="from" value="a" list="tags" required aria-describedby"#))
    #expect(reply.text.contains(#"name="to" value="," list="tags" required aria-invalid="true""#))
  }

  @Test(arguments: ["/bookmarks/b1/delete", "/bookmarks/b1/edit"])
  func changesNothingWithoutAVersion(_ path: String) async {
    let reply = await answer(.post, path, form: "url=https%3A%2F%2Fexample.org")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains("“version” is missing."))
  }

  @Test func repliesToTheAPIWithoutARedirect() async throws {
    let new = #"{"url":"https://example.org"}"#
    #expect(await answer(.post, "/api/v1/bookmarks", json: new).status == .created)
    #expect(await answer(.delete, "/api/v1/bookmarks/b1").status == .noContent)
    let change = await answer(.patch, "/api/v1/bookmarks/b1", json: #"{"title":"T"}"#)
    #expect(change.status == .ok)
    #expect(change.fields[.eTag] == Bookmark.fixture().version.entityTag)
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, "/bookmarks/b1"), (.get, "/bookmarks/b1/edit"),
    (.get, "/bookmarks/b1/delete"), (.get, "/api/v1/bookmarks/b1"),
    (.delete, "/api/v1/bookmarks/b1"),
  ])
  func repliesThatABookmarkDoesNotExist(_ method: HTTPRequest.Method, _ path: String) async {
    let failure = BookmarkFailure.notFound([Bookmark.ID("b1")])
    repository.answer {
      $0.bookmark = .failure(failure)
      $0.removed = .failure(failure)
    }
    let reply = await answer(method, path)
    #expect(reply.status == .notFound)
    #expect(reply.text.contains("There is no bookmark “b1”."))
  }

  @Test func showsAnInvalidQueryInItsField() async throws {
    let reply = await answer(.get, "/bookmarks?q=(a+or")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains(#"value="(a or" placeholder="#))
    #expect(reply.text.contains(#" aria-invalid="true" aria-describedby="alert" autofocus>"#))
    #expect(reply.text.contains("<pre aria-hidden=\"true\">(a or\n     ^</pre>"))
  }

  @Test func namesEveryInvalidFieldAtOnce() async throws {
    let form = await answer(
      .post, "/bookmarks", form: "url=example.org&tags=" + String(repeating: "a", count: 257))
    #expect(form.text.count(of: "aria-invalid") == 2)
    let list = await answer(.get, "/bookmarks?q=(&sort=size")
    #expect(list.status == .unprocessableContent && list.text.count(of: "aria-invalid") == 2)
    let program = await answer(.get, "/api/v1/bookmarks?limit=0&cursor=-1")
    #expect(
      program.text.contains("The limit must be") && program.text.contains("The cursor must be"))
  }

  @Test func aReplyOfTheAPIHasAtMost200BookmarksAndALinkToTheNext() async {
    let all = (1...450).map { Bookmark.fixture(id: "b\($0)", address: "https://\($0).example") }
    for query in ["", "?limit=40000"] {
      let head = HTTPRequest(
        method: .get, scheme: "http", authority: "localhost", path: "/api/v1/bookmarks\(query)")
      let site = Site.serving(ModelledScreens(over: all))
      let reply = await site.answer(head, body: NoBytes()).reply
      #expect(reply.fields[.totalCount] == "450")
      #expect(reply.text.count(of: #""url":"#) == 200)
      #expect(reply.fields[.link]?.contains("limit=200&cursor=200>; rel=\"next\"") == true)
    }
  }

  @Test(arguments: ["limit=0", "limit=40001", "cursor=-1", "sort=x", "unread=maybe", "q=("])
  func rejectsAnInvalidQueryOfTheAPI(_ query: String) async {
    let reply = await answer(.get, "/api/v1/bookmarks?\(query)")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.fields[.contentType] == "application/problem+json")
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
    var fields: HTTPFields = [:]
    fields[.contentType] =
      type ?? (form == nil ? "application/json" : "application/x-www-form-urlencoded")
    let head = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: fields)
    let body = BytesSource([Array((form ?? json ?? "").utf8)])
    return await Site.serving(ModelledScreens(repository: repository)).answer(head, body: body)
      .reply
  }
}
