import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct NewsPreviewViewModelTests {
  private let feed = ParsedFeed.fixture(.fixture())

  @Test func whatADocumentSaysIsShownWhereverItComesFrom() async {
    let repository = StubStoryRepository()
    repository.answer { $0.preview = .success(feed) }
    let screen = NewsPreviewViewModel(repository: repository)
    let states = await screen.states()
    await screen.preview(address: "https://tidewater.example")
    await screen.preview(BytesSource("x"), contentType: "text/xml", base: "https://a.example")
    #expect(
      await states.first(5) == [
        .idle, .preparing, .success(feed), .preparing, .success(feed),
      ])
    #expect(
      repository.calls == [
        .preview(address: "https://tidewater.example"),
        .previewDocument(contentType: "text/xml", base: "https://a.example"),
      ])
  }

  @Test func whatFailsIsAnnouncedWithItsReason() async {
    let repository = StubStoryRepository()
    repository.answer { $0.preview = .failure(.unreadable(.empty)) }
    let screen = NewsPreviewViewModel(repository: repository)
    let states = await screen.states()
    await screen.preview(address: "x")
    #expect(await states.first(3) == [.idle, .preparing, .failure(.unreadable(.empty))])
  }
}
