import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicCatalogueViewModelTests {
  @Test func tellsHowFarItHasComeAndWhatItCameTo() async throws {
    let (step, end) = (CatalogueProgress(series: 5), CatalogueProgress(series: 9))
    let repository = StubComicRepository()
    repository.answer {
      $0.steps = [step]
      $0.synchronise = .success(end)
    }
    let screen = ComicCatalogueViewModel(
      repository: repository, visit: .fixture(.fixture("mina")))
    let states = await screen.states()
    await screen.synchronise(with: "shelf.json")
    #expect(
      await states.first(4) == [
        .idle, .synchronising(CatalogueProgress()), .synchronising(step), .synchronised(end),
      ])
    let key = SignedInReader.fixture("mina").id.raw
    #expect(repository.calls == [.synchronise(with: "shelf.json", for: key)])
  }

  @Test func tellsWhenItWasLastDone() async throws {
    let state = CatalogueState(
      start: ToldCatalogue.start, finishedAt: .fixture(1), series: 3)
    let repository = StubComicRepository()
    repository.answer { $0.catalogueState = .success(state) }
    let screen = ComicCatalogueViewModel(repository: repository, visit: .fixture())
    let states = await screen.states()
    await screen.show()
    #expect(await states.first(3) == [.idle, .preparing, .success(state)])
  }

  @Test func whyItFailedIsTold() async throws {
    let screen = ComicCatalogueViewModel(
      repository: StubComicRepository(), visit: .fixture())
    let states = await screen.states()
    await screen.synchronise(with: "")
    #expect(await states.first(3).last == .failure(.storage(reason: "Untold.")))
  }

  @Test func ignoresASecondIntentWhileItSynchronises() async throws {
    let gate = Gate()
    let repository = StubComicRepository(waitingFor: { _ in await gate.pass() })
    let screen = ComicCatalogueViewModel(repository: repository, visit: .fixture())
    let first = Task { await screen.synchronise(with: "shelf.json") }
    await gate.reached()
    await screen.show()
    gate.open()
    await first.value
    #expect(repository.calls == [.synchronise(with: "shelf.json", for: "")])
  }
}
