import BookmarksDomain
import BookmarksTesting
import CoreDomain
import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerJSONTests {
  private let bookmark = Bookmark.fixture(
    address: "https://example.org/a", title: "Über \"uns\"", tags: ["one", "two"], note: "a\nb",
    createdAt: .fixture())

  private let json = """
    {"archived":false,"createdAt":"2026-01-01T00:00:00Z","id":"b1","note":"a\\nb",\
    "tags":["one","two"],"title":"Über \\"uns\\"","unread":false,"url":"https://example.org/a"}
    """

  @Test func givesTheListAsAnArrayWithTheTotalBesideIt() throws {
    let page = BookmarkPage(bookmarks: [bookmark], total: 7)
    let reply = try #require(try BookmarkListJSON().reply(to: .success(page, of: .all)))
    #expect(reply.status == .ok)
    #expect(reply.fields == [.contentType: "application/json", .totalCount: "7"])
    #expect(reply.text == "[\(json)]")
  }

  @Test func givesOneBookmarkAsAnObject() throws {
    let reply = try #require(try BookmarkDetailJSON().reply(to: .success(bookmark)))
    #expect(reply.status == .ok)
    #expect(reply.text == json)
  }

  @Test func saysWithoutABodyThatABookmarkWasRemoved() throws {
    let reply = try #require(try BookmarkDetailJSON().reply(to: .removed(bookmark.id)))
    #expect(reply == ServerReply(.noContent))
  }

  @Test func saysWhereANewBookmarkIs() throws {
    let added = AddedBookmark(kept: .added(bookmark))
    let reply = try #require(try BookmarkEditorJSON().reply(to: .saved(added)))
    #expect(reply.status == .created)
    #expect(reply.fields[.location] == "/api/v1/bookmarks/b1")
    #expect(reply.text == json)
  }

  @Test func tellsAMergedBookmarkFromANewOne() throws {
    let merged = AddedBookmark(kept: .merged(bookmark))
    let reply = try #require(try BookmarkEditorJSON().reply(to: .saved(merged)))
    #expect(reply.status == .ok)
    #expect(reply.fields[.location] == nil)
  }

  @Test func waitsWhileTheScreensWork() throws {
    #expect(try BookmarkListJSON().reply(to: .idle) == nil)
    #expect(try BookmarkListJSON().reply(to: .preparing(.all)) == nil)
    #expect(try BookmarkDetailJSON().reply(to: .preparing(bookmark.id)) == nil)
    #expect(try BookmarkEditorJSON().reply(to: .editing) == nil)
    #expect(try BookmarkEditorJSON().reply(to: .saving(BookmarkForm(address: ""))) == nil)
  }

  @Test func throwsEveryFailureAsAProblem() {
    let failure = BookmarkFailure.notFound([Bookmark.ID("b9")])
    let problem = Problem(.notFound, "There is no bookmark “b9”.")
    #expect(throws: problem) { try BookmarkListJSON().reply(to: .failure(failure)) }
    #expect(throws: problem) { try BookmarkDetailJSON().reply(to: .failure(failure)) }
    #expect(throws: problem) {
      try BookmarkEditorJSON().reply(to: .failure(failure, BookmarkForm(address: "")))
    }
  }

  @Test(arguments: [
    (BookmarkFailure.malformedAddress("x", reason: "y"), HTTPResponse.Status.unprocessableContent),
    (.malformedTag("x", reason: "y"), .unprocessableContent),
    (.malformedQuery("x", reason: "y"), .unprocessableContent),
    (.malformedLimit(0), .unprocessableContent), (.tooManyTags(limit: 1), .unprocessableContent),
    (.tooLong(field: "x", limit: 1), .unprocessableContent),
    (.unreadableFile(reason: "x"), .unprocessableContent),
    (.notFound([Bookmark.ID("x")]), .notFound),
    (.busy(reason: "x"), .serviceUnavailable), (.storage(reason: "x"), .internalServerError),
  ])
  func hasAStatusForEveryFailure(_ failure: BookmarkFailure, _ status: HTTPResponse.Status) {
    #expect(Problem(failure).status == status)
    #expect(Problem(failure).detail == failure.description)
    #expect(Problem(failure).fields[.retryAfter] == (status == .serviceUnavailable ? "1" : nil))
  }
}
