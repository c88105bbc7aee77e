import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import FoundationEssentials
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookmarksWeb
@testable import CoreWeb

@Suite struct ServerJSONTests {
  private let bookmark = Bookmark.fixture(
    address: "https://example.org/a", title: "Über \"uns\"", tags: ["one", "two"], note: "a\nb",
    createdAt: .fixture())

  private let list = BookmarkListJSON(form: BookmarkListForm(limit: "2"))

  private let json = """
    {"archived":false,"createdAt":"2026-01-01T00:00:00.000Z","id":"b1","note":"a\\nb",\
    "tags":["one","two"],"title":"Über \\"uns\\"","unread":false,"url":"https://example.org/a"}
    """

  @Test func returnsTheListAsAnArrayAndTheTotalAsAField() throws {
    let page = BookmarkPage(bookmarks: [bookmark], total: 7)
    let reply = try #require(try list.reply(to: .success(page, of: .fixture(list.form))))
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == "application/json")
    #expect(reply.fields[.totalCount] == "7")
    #expect(reply.text == "[\(json)]")
  }

  @Test(arguments: [
    (0, 7, ["first": 0, "next": 3, "last": 6]),
    (3, 7, ["first": 0, "prev": 0, "next": 6, "last": 6]),
    (6, 7, ["first": 0, "prev": 3, "last": 6]), (0, 0, ["first": 0, "last": 0]),
    (4, 7, ["first": 0, "prev": 1, "last": 6]), (90, 7, ["first": 0, "prev": 6, "last": 6]),
    (0, 6, ["first": 0, "next": 3, "last": 3]),
    (.max, 7, ["first": 0, "prev": 6, "last": 6]),
  ])
  func linksToTheOtherPagesOfTheList(_ offset: Int, _ total: Int, _ links: [String: Int]) throws {
    let view = BookmarkListJSON(
      form: BookmarkListForm(
        query: "a&b", tag: "t", unreadOnly: true, order: "title", limit: "3", cursor: "\(offset)"))
    let reply = try #require(
      try view.reply(
        to: .success(BookmarkPage(bookmarks: [], total: total), of: .fixture(view.form))))
    let query = "q=a%26b&tag=t&unread=true&sort=title&limit=3"
    let expected = ["first", "prev", "next", "last"].compactMap { name in
      links[name].map { "</api/v1/bookmarks?\(query)&cursor=\($0)>; rel=\"\(name)\"" }
    }
    #expect(reply.fields[.link] == expected.joined(separator: ", "))
  }

  @Test func writesTheSameJSONAsTheEncoder() throws {
    let controls = String(String.UnicodeScalarView((0...0x9F).compactMap { Unicode.Scalar($0) }))
    let hostile = controls + "\"\\/é\u{301}日本\u{2028}\u{2029}🏳️‍🌈\u{10FFFF}"
    let bookmarks = [
      bookmark,
      .fixture(
        id: hostile, address: "https://example.org/é\"\\", title: hostile, tags: ["a", "\"b\\"],
        note: hostile, unread: true, archived: true, createdAt: .fixture(1)),
    ]
    let records = bookmarks.map(BookmarkRecord.init)
    #expect(
      ServerReply.records(bookmarks, fields: [:]).text == (try ServerReply.json(records)).text)
    #expect(ServerReply.records([Bookmark](), fields: [:]).text == "[]")
    #expect(ServerReply.record(bookmark).text == (try ServerReply.json(records[0])).text)
  }

  @Test func returnsTheCurrentVersionOnAConflict() {
    let failure = BookmarkFailure.changedMeanwhile(bookmark)
    let problem = Problem(
      .preconditionFailed, failure.description, fields: [.eTag: bookmark.version.entityTag])
    #expect(throws: problem) { try BookmarkDetailJSON().reply(to: .failure(failure)) }
    #expect(throws: problem) {
      try BookmarkEditorJSON().reply(to: .unchanged(failure, bookmark.id, BookmarkEdit()))
    }
  }

  @Test func returnsABookmarkAsAnObjectWithItsVersionAsAStrongTag() throws {
    let reply = try #require(try BookmarkDetailJSON().reply(to: .success(bookmark)))
    #expect(reply.status == .ok)
    #expect(reply.text == json)
    #expect(reply.fields[.eTag] == "\"\(bookmark.version.text)\"")
  }

  @Test func repliesToARemovalWithoutABody() throws {
    let reply = try #require(try BookmarkDetailJSON().reply(to: .removed(bookmark.id)))
    #expect(reply == ServerReply(.noContent))
  }

  @Test func returnsTheLocationOfANewBookmarkButNotOfAMergedOne() throws {
    let reply = { (kept: KeptBookmark) in
      try BookmarkEditorJSON().reply(to: .saved(AddedBookmark(kept: kept)))
    }
    let created = try #require(try reply(.added(bookmark)))
    #expect(created.status == .created && created.text == json)
    #expect(created.fields[.location] == "/api/v1/bookmarks/b1")
    #expect(try reply(.merged(bookmark)) == ServerReply.record(bookmark))
  }

  @Test func returnsEveryFailureAsAProblem() {
    let failure = BookmarkFailure.notFound([Bookmark.ID("b9")])
    let problem = Problem(.notFound, "There is no bookmark “b9”. Check the identifier.")
    #expect(throws: problem) { try list.reply(to: .failure(failure)) }
    #expect(throws: problem) { try BookmarkDetailJSON().reply(to: .failure(failure)) }
    #expect(throws: problem) {
      try BookmarkEditorJSON().reply(to: .failure(failure, BookmarkForm(address: "")))
    }
  }

  @Test(arguments: [
    (BookmarkFailure.form([.tooLong(.note, limit: 1)]), HTTPResponse.Status.unprocessableContent),
    (.unreadableFile(reason: "x"), .unprocessableContent),
    (.notFound([Bookmark.ID("x")]), .notFound), (.tagNotFound(.fixture("x")), .notFound),
    (.emptyChange, .unprocessableContent), (.changedMeanwhile(.fixture()), .conflict),
    (.addressTaken(.fixture(), by: Bookmark.ID("x")), .conflict),
    (.busy(reason: "x"), .serviceUnavailable),
  ])
  func hasAStatusForEveryFailure(_ failure: BookmarkFailure, _ status: HTTPResponse.Status) {
    #expect(Problem(failure).status == status)
    #expect(Problem(failure).detail == failure.description)
  }

  @Test func reportsABodyThatCannotBeReadLikeTheSite() {
    let failure = FileFailure.tooLarge(path: "x", limit: 9)
    #expect(Problem(BookmarkFailure.file(failure)) == Problem(ofBody: failure))
  }

  @Test func returnsTagsAndTheResultOfARename() throws {
    let tags = BookmarkTagsState.success([TagUse(tag: .fixture("a"), count: 2)])
    #expect(try BookmarkTagsJSON().reply(to: tags)?.text == #"[{"count":2,"tag":"a"}]"#)
    let renamed = BookmarkTagsState.renamed(from: .fixture("a"), to: .fixture("b"), bookmarks: 3)
    let json = try #require(try BookmarkTagsJSON().reply(to: renamed)).text
    // Members are sorted by name, and a fork renames one of them.
    for member in [#""bookmarks":3"#, #""from":"a""#, #""to":"b""#] {
      #expect(json.contains(member))
    }
  }

  @Test func returnsDuplicatesInGroups() throws {
    let reply = try BookmarkDuplicatesJSON().reply(to: .success([[bookmark], []]))
    #expect(reply?.text == "[[\(json)],[]]")
  }

  @Test func returnsTheResultOfAnImport() throws {
    let report = ImportReport(
      imported: 1, merged: 2, skipped: [SkippedRow(line: 4, reason: "r")], unlisted: 2)
    #expect(
      try BookmarkTransferJSON().reply(to: .imported(report))?.text
        == #"{"imported":1,"merged":2,"note":null,"skipped":[{"line":4,"reason":"r"}],"skippedCount":3}"#
    )
    let problem = Problem(
      .unprocessableContent,
      "The file is not a valid bookmark file: x. Before the error, new bookmarks: 1, merged: 2. These changes are kept."
    )
    #expect(throws: problem) {
      try BookmarkTransferJSON().reply(to: .failure(.unreadableFile(reason: "x"), after: report))
    }
  }
}

@Suite struct ServerJSONReadingTests {
  @Test func readsANewBookmark() throws {
    let json =
      #"{"url":"u","title":"T","tags":["a","b"],"note":"n","unread":true,"archived":true,"fetch":false}"#
    #expect(
      try decode(NewBookmark.self, json).form
        == BookmarkForm(
          address: "u", title: "T", tags: ["a", "b"], note: "n", unread: true, archived: true,
          fetchesTitle: false))
    #expect(
      try decode(NewBookmark.self, #"{"url":"u","tags":null}"#).form
        == BookmarkForm(address: "u"))
  }

  @Test(arguments: [
    ("{}", BookmarkEdit()), (#"{"url":"u"}"#, BookmarkEdit(address: "u")),
    (#"{"title":null,"tags":null,"note":null}"#, BookmarkEdit(title: "", tags: [], note: "")),
    (#"{"addTags":["a"],"removeTags":["b"]}"#, BookmarkEdit(addedTags: ["a"], removedTags: ["b"])),
    (
      #"{"title":"T","tags":["t"],"note":"n","unread":false,"archived":true}"#,
      BookmarkEdit(title: "T", tags: ["t"], note: "n", unread: false, archived: true)
    ),
  ])
  func readsAChange(_ json: String, _ edit: BookmarkEdit) throws {
    #expect(try decode(BookmarkPatch.self, json).edit == edit)
  }

  @Test(arguments: [
    #"{"url":null}"#, #"{"unread":null}"#, #"{"archived":"yes"}"#, #"{"addTags":null}"#,
    #"{"tags":"a"}"#, "[]", "7",
  ])
  func rejectsAChangeWithAWrongType(_ json: String) {
    let problem = #expect(throws: Problem.self) { try decode(BookmarkPatch.self, json).edit }
    #expect(problem?.status == .unprocessableContent)
  }

  @Test func namesAnUnknownKey() {
    let problem = Problem(
      .unprocessableContent, "Unknown key “t\u{FFFD}tel”. The valid keys are “from”, “to”.")
    #expect(throws: problem) {
      try decode(TagRenaming.self, #"{"from":"a","t\u001btel":1}"#)
    }
    #expect(throws: Problem.self) {
      try decode(NewBookmark.self, #"{"url":"u","id":1}"#)
    }
    #expect(throws: Problem.self) { try decode(BookmarkPatch.self, #"{"fetch":true}"#) }
  }

  @Test(arguments: [
    ("", HTTPResponse.Status.badRequest, "The body is not valid JSON. Send a JSON object."),
    ("[]", .unprocessableContent, "The body is not a JSON object. Send one."),
    (#"{"title":"T"}"#, .unprocessableContent, "“url” is missing. Add it."),
    (#"{"url":7}"#, .unprocessableContent, "“url” has the wrong type. See /api/v1/openapi.json."),
    (
      #"{"url":null}"#, .unprocessableContent,
      "“url” has the wrong type. See /api/v1/openapi.json."
    ),
    (
      #"{"url":"x","tags":["a",1]}"#, .unprocessableContent,
      "“tags.1” has the wrong type. See /api/v1/openapi.json."
    ),
  ])
  func rejectsInvalidJSONWithTheReason(
    _ json: String, _ status: HTTPResponse.Status, _ detail: String
  ) {
    #expect(throws: Problem(status, detail)) { try decode(NewBookmark.self, json).form }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ json: String
  ) throws(Problem) -> Value {
    try StrictJSON.decode(type, Array(json.utf8))
  }
}

@Suite struct ServerOpenAPITests {
  @Test func describesTheRoutesOfTheAPIAndTheLimitsOfAllInputs() throws {
    let feature = BookmarksWebFeature().served(StubBookmarksScreens())
    try feature.expectDescribedAPI(operations: 11..., limits: 11...)
  }
}
