import BookmarksDomain
import BookmarksInfrastructure
import CoreDomain
import CoreInfrastructure
import Testing

/// Real feeds, and a real page.
@Suite(.timeLimit(.minutes(1))) struct WebTests {
  /// A feed of each kind that the News feature reads: which, where, and how its text begins.
  @Test(arguments: [
    ("Atom", "https://www.swift.org", "/atom.xml", "<feed"),
    ("RSS", "https://feeds.bbci.co.uk", "/news/rss.xml", "<rss"),
    ("RDF", "https://rss.slashdot.org", "/Slashdot/slashdotMain", "<rdf:RDF"),
    ("JSON", "https://www.jsonfeed.org", "/feed.json", "https://jsonfeed.org/version/1"),
  ])
  func aFeedIsOfItsKind(kind: String, address: String, path: String, sign: String) async throws {
    let reply = try await LiveService(kind, address).reply(path)
    let text = String(decoding: reply.body, as: UTF8.self)
    #expect(text.contains(sign), "\(reply.address) is no feed of the kind \(kind) any more")
  }

  /// The way that `seams bookmarks add` goes.
  @Test func aPageHasItsTitle() async throws {
    let source = HTTPPageTitleSource(
      client: try LiveService.client(), limits: .page, decoding: IconvTextDecoding())
    let rules = BookmarkRules(folding: UnicodeTextFolding(), hosts: IDN2HostNaming())
    let page = LiveService("Page", "https://www.swift.org").address + "/"
    let address = try #require(try BookmarkAddress(page, by: rules).web)
    let title: String?
    do throws(PageTitleFailure) {
      title = try await source.title(at: address)
    } catch {
      throw LiveFailure.unreachable(page, because: "\(error)")
    }
    #expect(title?.contains("Swift") == true, "\(page) has the title “\(title ?? "")”")
  }
}
