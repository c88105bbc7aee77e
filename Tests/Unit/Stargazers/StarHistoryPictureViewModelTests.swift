import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing

@Suite struct StarHistoryPictureViewModelTests {
  private let repository = StubStargazerRepository()
  private let picture = StarHistoryPicture(svg: "<svg/>", history: .fixture())

  @Test func announcesThePicture() async {
    repository.answer {
      $0.progress = [.pages(2, of: 2)]
      $0.picture = .success(picture)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.draw("lindqvist/glaze")
    #expect(
      await states.first(4) == [
        .idle, .preparing(.fixture()), .loading(.pages(2, of: 2)), .success(picture),
      ])
    #expect(repository.calls == [.picture(of: .fixture())])
  }

  @Test func isInTheFileWhenItIsAnnounced() async {
    repository.answer { $0.picture = .success(picture) }
    let sink = CollectingSink()
    let screen = screen()
    await screen.draw("lindqvist/glaze", to: sink)
    #expect(sink.text == "<svg/>")
    #expect(await screen.states().first(1) == [.success(picture)])
  }

  @Test func announcesThatTheFileCannotBeWritten() async {
    repository.answer { $0.picture = .success(picture) }
    let screen = screen()
    await screen.draw("lindqvist/glaze", to: CollectingSink(capacity: 2))
    let failure = FileFailure.unwritable(path: "-", reason: "No space left on device")
    #expect(await screen.states().first(1) == [.failure(.file(failure))])
  }

  @Test func whatFailsLeavesTheFileEmpty() async {
    repository.answer { $0.picture = .failure(.source(.badToken)) }
    let sink = CollectingSink()
    let screen = screen()
    let states = await screen.states()
    await screen.draw("lindqvist/glaze", to: sink)
    #expect(
      await states.first(3) == [.idle, .preparing(.fixture()), .failure(.source(.badToken))])
    #expect(sink.bytes == [])
  }

  @Test func aBlankRepositoryIsTheLastOne() async {
    let last = StargazerPreferences(repository: .fixture("okafor/tide"))
    await screen(StubStargazerPreferencesReader(last)).draw("")
    #expect(repository.calls == [.picture(of: .fixture("okafor/tide"))])
  }

  @Test func drawingWhileItDrawsDoesNothing() async {
    let gate = Gate()
    let repository = StubStargazerRepository(waitingFor: gate.pass)
    let screen = StarHistoryPictureViewModel(
      repository: repository, reader: StubStargazerPreferencesReader())
    async let first: Void = screen.draw("lindqvist/glaze")
    await gate.reached()
    await screen.draw("okafor/tide")
    gate.open()
    await first
    #expect(repository.calls == [.picture(of: .fixture())])
  }

  private func screen(
    _ reader: StubStargazerPreferencesReader = StubStargazerPreferencesReader()
  ) -> StarHistoryPictureViewModel {
    StarHistoryPictureViewModel(repository: repository, reader: reader)
  }
}
