import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing

@Suite struct StargazerDetailViewModelTests {
  private let repository = StubStargazerRepository()
  private let reader = StubStargazerPreferencesReader(
    StargazerPreferences(repository: .fixture("okafor/tide")))

  @Test func announcesTheWalkAndTheStargazer() async {
    let found = FoundStargazer(.fixture(login: "ola"), of: .fixture(), origin: .now)
    repository.answer {
      $0.progress = [.pages(1, of: 2)]
      $0.stargazer = .success(found)
    }
    let screen = StargazerDetailViewModel(repository: repository, reader: reader)
    let states = await screen.states()
    await screen.show("OLA", of: "lindqvist/glaze")
    #expect(
      await states.first(4) == [
        .idle, .preparing(login: "OLA"), .walking(.pages(1, of: 2)), .success(found),
      ])
    #expect(repository.calls == [.stargazer("OLA", of: .fixture())])
  }

  @Test func announcesThatThereIsNobodyOfThatName() async {
    let failure = StargazerFailure.unknownStargazer("ola", of: .fixture())
    repository.answer { $0.stargazer = .failure(failure) }
    let screen = StargazerDetailViewModel(repository: repository, reader: reader)
    let states = await screen.states()
    await screen.show("ola", of: "lindqvist/glaze")
    #expect(await states.first(3) == [.idle, .preparing(login: "ola"), .failure(failure)])
  }

  @Test func aBlankRepositoryIsTheLastOne() async {
    let screen = StargazerDetailViewModel(repository: repository, reader: reader)
    await screen.show("ola", of: " ")
    #expect(repository.calls == [.stargazer("ola", of: .fixture("okafor/tide"))])
  }

  @Test func aRepositoryThatIsNoneIsRefusedBeforeAnybodyIsAsked() async {
    let screen = StargazerDetailViewModel(repository: repository, reader: reader)
    let states = await screen.states()
    await screen.show("ola", of: "glaze")
    let refusal = StargazerFailure.malformedRepository(
      "glaze", reason: "write an owner, a slash and a name")
    #expect(await states.first(2) == [.idle, .failure(refusal)])
    #expect(repository.calls == [])
  }

  @Test func askingWhileSomebodyIsLookedForDoesNothing() async {
    let gate = Gate()
    let repository = StubStargazerRepository(waitingFor: gate.pass)
    let screen = StargazerDetailViewModel(repository: repository, reader: reader)
    async let first: Void = screen.show("ola", of: "lindqvist/glaze")
    await gate.reached()
    await screen.show("mira", of: "lindqvist/glaze")
    gate.open()
    await first
    #expect(repository.calls == [.stargazer("ola", of: .fixture())])
  }
}
