import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import BookmarksTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

/// The feature's adapters and repository with the real libcurl, and with both well-behaved and
/// misbehaving servers.
@Suite struct BookmarksOverTheWireTests {
  @Test func storesTheTitleOfThePage() async throws {
    let page = Array("<title>A page\n of its own</title>".utf8)
    try await withLoopbackServer(
      answering: { _ in [.reply(header: ["Content-Type: text/html"], body: page)] }
    ) { server in
      let added = try await add("http://\(server.authority)/x?y#z")
      #expect(added.kept.bookmark.title == "A page of its own")
      #expect(added.titleFailure == nil)
      #expect(server.requests.map(\.path) == ["/x?y"])
    }
  }

  @Test func findsTheTitleBehindARedirect() async throws {
    try await withLoopbackServer(
      answering: { request in
        request.path == "/old"
          ? [.redirect(301, to: "/new")]
          : [.reply("<title>New</title>")]
      }
    ) { server in
      let added = try await add("http://\(server.authority)/old")
      #expect(added.kept.bookmark.title == "New")
    }
  }

  @Test func readsATitleInItsDeclaredEncoding() async throws {
    let page =
      Array("<meta charset=Shift_JIS><title>".utf8) + [0x93, 0xFA, 0x96, 0x7B]
      + Array("</title>".utf8)
    try await withLoopbackServer(
      answering: { _ in [.reply(header: ["Content-Type: text/html"], body: page)] }
    ) { server in
      let added = try await add("http://\(server.authority)/")
      #expect(added.kept.bookmark.title == "日本")
    }
  }

  @Test func guessesTheEncodingOfATitleThatDeclaresNone() async throws {
    let text: [UInt8] = [
      0x93, 0xA9, 0x8C, 0x7C, 0x82, 0xCC, 0xE7, 0xD6, 0x96, 0xF2, 0x82, 0xC6, 0x97, 0x71, 0x82,
      0xCC, 0x89, 0xB7, 0x93, 0x78, 0x82, 0xC9, 0x82, 0xC2, 0x82, 0xA2, 0x82, 0xC4, 0x81, 0x41,
      0x8F, 0x89, 0x90, 0x53, 0x8E, 0xD2, 0x82, 0xCC, 0x82, 0xBD, 0x82, 0xDF, 0x82, 0xCC, 0x8A,
      0x6F, 0x82, 0xA6, 0x8F, 0x91, 0x82, 0xAB,
    ]
    let page =
      Array("<meta charset=klingon><title>".utf8) + text + Array("</title><p>".utf8) + text
    try await withLoopbackServer(
      answering: { _ in [.reply(header: ["Content-Type: text/html"], body: page)] }
    ) { server in
      let added = try await add("http://\(server.authority)/")
      #expect(added.kept.bookmark.title == "陶芸の釉薬と窯の温度について、初心者のための覚え書き")
    }
  }

  @Test func addsABookmarkWithoutATitleIfTheConnectionIsCut() async throws {
    try await withLoopbackServer(answering: { _ in [.close] }) { server in
      let added = try await add("http://\(server.authority)/")
      #expect(added.kept.bookmark.title == "")
      let reason = try #require(added.titleFailure)
      #expect(reason.description.contains("cut off"))
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
