import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct NewsPreviewViewModelTests {
  private let feed = ParsedFeed.fixture(.fixture())
  private let repository = StubStoryRepository()

  @Test func publishesTheContentOfAnAddressOrADocument() async {
    repository.answer { $0.preview = .success(feed) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.address("tidewater.example"))
    await screen.send(
      .document(BytesSource("x"), contentType: "text/xml", base: "https://a.example/"))
    await screen.send(.document(BytesSource("x"), contentType: "", base: ""))
    #expect(
      await states.first(7) == [
        .idle, .preparing, .success(feed), .preparing, .success(feed), .preparing, .success(feed),
      ])
    #expect(
      repository.calls == [
        .preview(.fixture("https://tidewater.example/")),
        .previewDocument(contentType: "text/xml", base: .fixture("https://a.example/")),
        .previewDocument(contentType: nil, base: nil),
      ])
  }

  @Test func publishesAFailure() async {
    repository.answer { $0.preview = .failure(.unreadable(.empty)) }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.address("x"))
    #expect(await states.first(3) == [.idle, .preparing, .failure(.unreadable(.empty))])
  }

  @Test func rejectsInvalidAddressesBeforeItCallsTheRepository() async {
    let screen = screen()
    for (intent, field) in [
      (.address("ftp://a.example/"), .address),
      (.document(BytesSource("x"), contentType: "", base: "ftp://a.example/"), .base),
    ] as [(NewsPreviewIntent, NewsField)] {
      await screen.send(intent)
      let state = await screen.states().first(1).first
      guard case .failure(.form(let failures)) = state else {
        Issue.record("another state: \(String(describing: state))")
        return
      }
      #expect(failures.map(\.field) == [field])
    }
    #expect(repository.calls.isEmpty)
  }

  private func screen() -> any NewsPreviewScreen {
    NewsPreviewViewModel(repository: repository, rules: .fixture).screen()
  }
}
