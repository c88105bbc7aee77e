import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import BookmarksTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

/// The feature's adapters and repository with the real libcurl.
@Suite struct BookmarksOverTheWireTests {
  @Test(arguments: [
    ("Shift_JIS", "93fa967b", "日本"),
    // The label is unknown, so the encoding is guessed by the bytes of the whole page.
    ("klingon", NetscapeEncodingTests.shiftJIS, NetscapeEncodingTests.japanese),
  ])
  func readsATitleInItsDeclaredOrGuessedEncoding(
    _ charset: String, _ hex: String, _ title: String
  ) async throws {
    let bytes = NetscapeEncodingTests.bytes(hex)
    let body =
      Array("<meta charset=\(charset)><title>".utf8) + bytes + Array("</title><p>".utf8) + bytes
    let page = LoopbackAction.reply(header: ["Content-Type: text/html"], body: body)
    try await withLoopbackServer(answering: { _ in [page] }) { server async throws in
      #expect(try await add("http://\(server.authority)/").kept.bookmark.title == title)
    }
  }

  private func add(_ address: String) async throws -> AddedBookmark {
    let repository = DefaultBookmarkRepository(
      store: InMemoryBookmarkStore(),
      titles: HTTPPageTitleSource(
        client: CurlHTTPClient(userAgent: "SeamsTests/1"), limits: .page,
        decoding: IconvTextDecoding(), sniffing: UchardetEncodingSniffing()),
      formats: { _ in JSONBookmarkFormat(normalizer: .fixture) }, clock: FixedWallClock(.fixture()),
      identifiers: SequentialIdentifierSource(), tracer: .off)
    return try await repository.add(.fixture(address: address), fetchingTitle: true)
  }
}
