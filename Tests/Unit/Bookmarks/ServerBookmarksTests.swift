import BookmarksDomain
import BookmarksRouter
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import HTTPTypes
import Testing

@testable import Server

/// The routes of the feature with real view models over a repository that answers what it is told:
/// these tests fail when a wire between the parts is cut.
@Suite struct ServerBookmarksTests {
  private let repository = StubBookmarkRepository()

  @Test(arguments: [
    (HTTPRequest.Method.get, "/bookmarks"), (.get, "/bookmarks/new"), (.get, "/api/v1/bookmarks"),
    (.get, "/api/v1/bookmarks/:id"),
  ])
  func answersWhatIsAskedFor(_ method: HTTPRequest.Method, _ path: String) async throws {
    #expect(try await reply(method, path).status == .ok)
  }

  @Test func leadsToTheListWhenTheFormWasSaved() async throws {
    let reply = try await reply(.post, "/bookmarks", form: "url=https%3A%2F%2Fexample.org")
    #expect(reply == .redirect(to: Route(path: ["bookmarks"])))
  }

  @Test func staysAtTheFormWhenItCannotBeSaved() async throws {
    let reply = try await reply(.post, "/bookmarks", form: "url=example.org")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.fields[.location] == nil)
    #expect(reply.text.contains(#"value="example.org""#))
    #expect(reply.text.contains("write “https://example.org”"))
  }

  @Test func leadsToTheListWhenABookmarkWasDeleted() async throws {
    let reply = try await reply(.post, "/bookmarks/:id/delete")
    #expect(reply == .redirect(to: Route(path: ["bookmarks"])))
  }

  @Test func tellsAProgramWhatHappenedAndNotWhereToGo() async throws {
    #expect(try await reply(.post, "/api/v1/bookmarks").status == .created)
    #expect(try await reply(.delete, "/api/v1/bookmarks/:id").status == .noContent)
  }

  @Test(arguments: [
    (HTTPRequest.Method.post, "/bookmarks/:id/delete"), (.get, "/api/v1/bookmarks/:id"),
    (.delete, "/api/v1/bookmarks/:id"),
  ])
  func saysThatABookmarkIsNotThere(_ method: HTTPRequest.Method, _ path: String) async {
    let failure = BookmarkFailure.notFound([Bookmark.ID("b1")])
    repository.answer {
      $0.bookmark = .failure(failure)
      $0.removed = .failure(failure)
    }
    await #expect(throws: Problem(failure)) { try await reply(method, path) }
  }

  @Test func showsWordsThatCannotBeSearchedForInTheirField() async throws {
    let words = String(repeating: "a+", count: 40)
    let reply = try await reply(.get, "/bookmarks", query: "q=\(words)")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains("it has more than 32 words"))
    #expect(reply.text.contains(#"value="a a a a"#))
  }

  @Test func tellsAProgramThatItCannotAskForThat() async {
    await #expect(throws: Problem(BookmarkFailure.malformedLimit(0))) {
      try await reply(.get, "/api/v1/bookmarks", query: "limit=0")
    }
  }

  @Test(arguments: ["/bookmarks", "/api/v1/bookmarks"])
  func readsNoBodyOfAnotherType(_ path: String) async throws {
    let route = try #require(served(.post, path))
    let request = ServerRequest(head: head(.post, path, type: "text/plain"))
    await #expect(throws: Problem.self) { try await route.answer(request) }
  }

  private func reply(
    _ method: HTTPRequest.Method, _ path: String, query: String = "", form: String? = nil
  ) async throws -> ServerReply {
    let route = try #require(served(method, path))
    let type = form == nil ? "application/json" : "application/x-www-form-urlencoded"
    let body = form ?? #"{"url":"https://example.org"}"#
    return try await route.answer(
      ServerRequest(
        head: head(method, "\(path)?\(query)", type: type), parameters: ["id": "b1"],
        body: Array(body.utf8)))
  }

  private func served(_ method: HTTPRequest.Method, _ path: String) -> ServerRoute? {
    ServerFeature.bookmarks(RealScreens(repository: repository)).routes(PageLayout(links: []))
      .first { $0.method == method && $0.path == path }
  }

  private func head(_ method: HTTPRequest.Method, _ path: String, type: String) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path,
      headerFields: [.contentType: type])
  }
}

/// The screens as the composition makes them.
private struct RealScreens: BookmarksScreens {
  let repository: any BookmarkRepository

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    BookmarkListViewModel(repository: repository, router: router(navigator))
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen {
    BookmarkDetailViewModel(repository: repository, router: router(navigator))
  }

  func editor(navigator: any Navigator) -> any BookmarkEditorScreen {
    BookmarkEditorViewModel(repository: repository, router: router(navigator))
  }

  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen {
    BookmarkTransferViewModel(repository: repository, router: router(navigator))
  }

  private func router(_ navigator: any Navigator) -> any BookmarksRouting {
    RouteBookmarksRouter(navigator: navigator)
  }
}
