import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsInfrastructure
import Testing

/// The language of a feed is the document's, else the server's.
@Suite struct FeedLanguageTests {
  @Test(
    arguments: [
      ("<rss/>", "pt-BR", "pt-BR"), ("<rss/>", " de , en", "de"), ("<rss/>", "", nil),
      ("<rss/>", "<b>", nil), ("<rss/>", nil, nil),
      ("<rss><channel><language>ja</language></channel></rss>", "de", "ja"),
      ("<rss><channel><dc:language>ja</dc:language></channel></rss>", "de", "ja"),
      ("<feed xml:lang='fr'/>", "de", "fr"), (#"{"items": []}"#, "de", "de"),
      (#"{"items": [], "language": "ja"}"#, "de", "ja"), (#"{"rss": {"channel": {}}}"#, "de", "de"),
    ] as [(String, String?, String?)])
  func prefersTheLanguageOfTheDocumentToThatOfTheServer(
    _ document: String, _ field: String?, _ language: String?
  ) async throws {
    let client = InMemoryHTTPClient { _, _ in
      var fields = HTTPFields()
      fields[.contentLanguage] = field
      return HTTPAnswer(fields: fields, text: document)
    }
    let source = HTTPFeedSource(client: client, clock: FixedWallClock(.fixture()))
    let reply = try await source.document(at: .fixture(), unless: .none)
    let feed = try FeedReaderFixture.reader.feed(in: try #require(reply.document))
    #expect(feed.language == language)
  }
}
