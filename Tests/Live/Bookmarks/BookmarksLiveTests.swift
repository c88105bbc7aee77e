import BookmarksDomain
import BookmarksInfrastructure
import CoreDomain
import CoreInfrastructure
import Testing

/// The Bookmarks feature's expectations of the web: pages with titles.
@Suite(.timeLimit(.minutes(1))) struct BookmarksLiveTests {
  /// The same code as in `seams bookmarks add`.
  @Test func readsTheTitleOfAPage() async throws {
    let source = HTTPPageTitleSource(
      client: try LiveService.client(), limits: .page, decoding: IconvTextDecoding(),
      sniffing: UchardetEncodingSniffing())
    let normalizer = BookmarkNormalizer(folding: UnicodeTextFolding(), hosts: IDN2HostNaming())
    let page = LiveService("Page", "https://www.swift.org").address + "/"
    let address = try #require(try BookmarkAddress(page, by: normalizer).web)
    let title: String?
    do throws(PageTitleFailure) {
      title = try await source.title(at: address)
    } catch {
      throw LiveFailure.unreachable(page, because: "\(error)")
    }
    #expect(title?.contains("Swift") == true, "\(page) has the title “\(title ?? "")”")
  }
}
