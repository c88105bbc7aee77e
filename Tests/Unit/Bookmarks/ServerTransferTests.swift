import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookmarksWeb
@testable import CoreWeb

/// Uploads and downloads, with stub screens.
@Suite struct ServerTransferTests {
  private let screens = StubBookmarksScreens(
    list: [.success(BookmarkPage(bookmarks: [], total: 0), of: .fixture())],
    transfer: [.imported(ImportReport(imported: 3))])

  @Test(arguments: [1, 7, 4096])
  func importsTheFileOfAFormWhileItArrives(_ pieceSize: Int) async {
    let body = """
      --XX\r\nContent-Disposition: form-data; name="folders"\r\n\r\nignore\r\n\
      --XX\r\nContent-Disposition: form-data; name="encoding"\r\n\r\neuc-jp\r\n\
      --XX\r\nContent-Disposition: form-data; name="file"; filename="a.html"\r\n\
      Content-Type: text/html\r\n\r\nthe\r\n--X file\r\n--XX--\r\n
      """
    let reply = await answer(
      "/bookmarks/transfer", "multipart/form-data; boundary=XX",
      BytesSource(Array(body.utf8), pieceSize: pieceSize))
    #expect(reply.status == .ok)
    #expect(reply.text.contains("3 imported"))
    #expect(
      await screens.transfer.received == [
        .importFile(Array("the\r\n--X file".utf8), as: nil, folders: .ignore, encoding: "euc-jp")
      ])
  }

  @Test(arguments: [
    ("application/json", "", BookmarkFileKind.json, FolderUse.tags),
    ("text/html; charset=utf-8", "?folders=ignore", .netscape, .ignore),
    ("text/html", "?format=json", .json, .tags),
  ])
  func importsTheBodyOfAProgram(
    _ type: String, _ query: String, _ kind: BookmarkFileKind, _ folders: FolderUse
  ) async {
    let reply = await answer("/api/v1/bookmarks/import\(query)", type, BytesSource("bytes"))
    #expect(reply.text == #"{"imported":3,"merged":0,"note":null,"skipped":[],"skippedCount":0}"#)
    #expect(
      await screens.transfer.received == [
        .importFile(Array("bytes".utf8), as: kind, folders: folders, encoding: nil)
      ])
  }

  @Test func importsInTheEncodingOfTheQueryAndReturnsTheNote() async {
    let screens = StubBookmarksScreens(
      transfer: [.imported(ImportReport(imported: 3, note: "Guessed."))])
    var head = HTTPRequest(
      method: .post, scheme: "http", authority: "localhost",
      path: "/api/v1/bookmarks/import?encoding=koi8-r")
    head.headerFields[.contentType] = "text/html"
    let reply = await Site.serving(screens).answer(head, body: BytesSource("bytes")).reply
    #expect(
      reply.text
        == #"{"imported":3,"merged":0,"note":"Guessed.","skipped":[],"skippedCount":0}"#)
    #expect(
      await screens.transfer.received == [
        .importFile(Array("bytes".utf8), as: .netscape, folders: .tags, encoding: "koi8-r")
      ])
  }

  @Test func rejectsAnUploadWithATooLargeLength() async {
    let source = BytesSource("x")
    let reply = await answer(
      "/api/v1/bookmarks/import", "text/html", source, length: BodyUse.uploadLimit + 1)
    #expect(reply.status == .contentTooLarge)
    #expect(reply.text.contains("The body is longer than 268435456 bytes, which is the limit."))
    let piece = try? await source.next()
    #expect(piece == Array("x".utf8))
  }

  @Test(arguments: [
    (BookmarkFileKind.netscape, "text/html; charset=utf-8", "bookmarks.html"),
    (.json, "application/json", "bookmarks.json"),
  ])
  func exportsAFileWhileItIsSent(
    _ kind: BookmarkFileKind, _ type: String, _ name: String
  ) async throws {
    let screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: [], total: 0), of: .fixture())],
      transfer: [.exported(1)])
    let reply = await export(screens, "?format=\(kind.rawValue)")
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == type)
    #expect(reply.fields[.contentDisposition] == "attachment; filename=\"\(name)\"")
    guard case .stream(let stream) = reply.body else {
      Issue.record("the file is not sent while it is made")
      return
    }
    #expect(screens.transfer.intents.isEmpty)
    try await stream.write(CollectingSink())
    #expect(await screens.transfer.received == [.exportFile(as: kind)])
  }

  @Test func exportsTheBookmarks() async throws {
    let head = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost", path: "/api/v1/bookmarks/export")
    let screens = ModelledScreens(over: [.fixture()])
    let reply = await Site.serving(screens).answer(head, body: NoBytes()).reply
    guard case .stream(let stream) = reply.body else {
      Issue.record("the file is not sent while it is made")
      return
    }
    let sink = CollectingSink()
    try await stream.write(sink)
    #expect(sink.text == "<b>")
  }

  @Test func cutsOffTheReplyIfTheStoreFails() async {
    let failure = BookmarkFailure.storage(reason: "The disk is broken.")
    let screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: [], total: 0), of: .fixture())],
      transfer: [.failure(failure, after: nil)])
    let reply = await export(screens, "")
    guard case .stream(let stream) = reply.body else {
      Issue.record("the file is not sent while it is made")
      return
    }
    await #expect(throws: Problem(failure)) { try await stream.write(CollectingSink()) }
  }

  @Test func sendsNoFileIfTheStoreFailsAtOnce() async {
    let screens = StubBookmarksScreens(list: [.failure(.busy(reason: "Busy."))])
    let reply = await export(screens, "")
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.fields[.retryAfter] == "1")
    #expect(screens.transfer.intents.isEmpty)
  }

  private func export(_ screens: StubBookmarksScreens, _ query: String) async -> ServerReply {
    let head = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost",
      path: "/api/v1/bookmarks/export\(query)")
    return await Site.serving(screens).answer(head, body: NoBytes()).reply
  }

  private func answer(
    _ path: String, _ type: String, _ source: BytesSource, length: Int? = nil
  ) async -> ServerReply {
    var head = HTTPRequest(
      method: .post, scheme: "http", authority: "localhost", path: path,
      headerFields: [.contentType: type])
    head.headerFields[.contentLength] = length.map(String.init)
    return await Site.serving(screens).answer(head, body: source).reply
  }
}
