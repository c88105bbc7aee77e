import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicCatalogueViewModelTests {
  @Test func showsTheProgressAndTheResult() async throws {
    let (step, end) = (CatalogueProgress(series: 5), CatalogueProgress(series: 9))
    let repository = StubComicRepository()
    repository.answer {
      $0.steps = [step]
      $0.synchronise = .success(end)
    }
    let screen = ComicCatalogueViewModel(repository: repository, visit: .fixture(.fixture("mina")))
      .screen()
    let states = await screen.states()
    await screen.send(.synchronise(with: "shelf.json"))
    #expect(
      await states.first(4) == [
        .idle, .synchronising(CatalogueProgress()), .synchronising(step), .synchronised(end),
      ])
    let key = SignedInReader.fixture("mina").id.raw
    #expect(repository.calls == [.synchronise(with: CataloguePage("shelf.json"), for: key)])
  }

  @Test func showsTheLastUpdate() async throws {
    let state = CatalogueState(
      start: ToldCatalogue.start, finishedAt: .fixture(1), series: 3)
    let repository = StubComicRepository()
    repository.answer { $0.catalogueState = .success(state) }
    let screen = ComicCatalogueViewModel(repository: repository, visit: .fixture()).screen()
    let states = await screen.states()
    await screen.send(.show)
    #expect(await states.first(3) == [.idle, .preparing, .success(state)])
  }

  @Test func showsWhyItFailed() async throws {
    let screen = ComicCatalogueViewModel(repository: StubComicRepository(), visit: .fixture())
      .screen()
    let states = await screen.states()
    await screen.send(.synchronise(with: ""))
    #expect(await states.first(3).last == .failure(.storage(reason: "Untold.")))
  }
}
