import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import EarthquakesViewModel
import Testing

/// Each screen gets the same intent twice, the second time while it is busy.
@Suite(.timeLimit(.minutes(1))) struct EarthquakesOneAtATimeTests {
  @Test func theCountDoesOneThingAtATime() async {
    await expectOneAtATime(QuakeCountViewModel.self, [{ await $0.count(QuakeForm()) }]) { gate in
      screen(gate) {
        QuakeCountViewModel(
          repository: $0, router: SpyEarthquakesRouter(), dialogs: ScriptedDialogPresenter(),
          rules: .fixture)
      }
    }
  }

  @Test func theListDoesOneThingAtATime() async {
    await expectOneAtATime(QuakeListViewModel.self, [{ await $0.show(QuakeListForm()) }]) { gate in
      screen(gate) {
        QuakeListViewModel(repository: $0, router: SpyEarthquakesRouter(), rules: .fixture)
      }
    }
  }

  @Test func theDetailDoesOneThingAtATime() async {
    await expectOneAtATime(QuakeDetailViewModel.self, [{ await $0.show(Quake.ID("a1")) }]) { gate in
      screen(gate) { QuakeDetailViewModel(repository: $0) }
    }
  }

  @Test func thePictureDoesOneThingAtATime() async {
    await expectOneAtATime(
      QuakePictureViewModel.self,
      [
        { await $0.draw(.map, of: QuakeForm()) },
        { await $0.draw(.histogram, of: QuakeForm(), to: CollectingSink()) },
      ]
    ) { gate in screen(gate) { QuakePictureViewModel(repository: $0, rules: .fixture) } }
  }

  /// A screen with a repository that waits at the gate.
  private func screen<Screen>(
    _ gate: Gate, _ make: (any QuakeRepository) -> Screen
  ) -> (screen: Screen, asked: @Sendable () -> Int) {
    let repository = StubQuakeRepository(waitingFor: gate.pass)
    return (make(repository), { repository.calls.count })
  }
}
