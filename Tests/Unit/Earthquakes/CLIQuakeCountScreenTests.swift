import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import CoreCLI
@testable import EarthquakesCLI

/// The count screen as the user operates it: the view, the binding and the controller of the browse
/// session around the real view model, without a process or a socket. The test finds a label and
/// taps it.
///
/// Its counterpart, which calls the method behind the button, is in docs/examples/EarthquakeTalk.
@Suite(.timeLimit(.minutes(1))) struct CLIQuakeCountScreenTests {
  private let repository = StubQuakeRepository()
  private let offline = QuakeFailure.source(.unreachable("No route to host."))

  @Test func tappingCountCounts() async throws {
    repository.answer { $0.count = .success(.fixture(7)) }
    try await withCLIQuakeScreen(over: repository) { screen in
      #expect(repository.calls == [])
      await screen.tap("Count")
      #expect(repository.calls == [.count(.fixture())])
    }
  }

  @Test func printsTheCountAndAsksNothing() async throws {
    repository.answer { $0.count = .success(.fixture(7)) }
    try await withCLIQuakeScreen(over: repository) { screen in
      await screen.tap("Count")
      #expect(
        screen.text.hasPrefix(
          "7 earthquakes within 100 km of San Ramon since 2015-10-01\nEarthquakes\nNear:"))
      #expect(screen.text.hasSuffix("places  Places\n> "))
    }
  }

  @Test func showsTheFailureInADialog() async throws {
    repository.answer { [offline] in $0.count = .failure(offline) }
    try await withCLIQuakeScreen(over: repository) { screen in
      await screen.tap("Count")
      #expect(
        screen.text == """
          Use --demo for sample data without a network.
          Earthquakes were not counted
          The service cannot be reached. No route to host.
             c  Cancel
             t  Try again
          ? 
          """)
    }
  }

  @Test(arguments: [true, false])
  func showsASpinnerUntilTheAnswerArrives(_ succeeds: Bool) async throws {
    // The answer waits until the spinner is shown.
    let terminal = CLIQuakeTerminal()
    let repository = StubQuakeRepository { await terminal.shows("Counting…") }
    repository.answer { $0.count = succeeds ? .success(.fixture(7)) : .failure(offline) }
    try await withCLIQuakeScreen(over: repository, on: terminal) { screen in
      await screen.tap("Count")
      #expect(screen.spins == 1 && !screen.isSpinning)
      #expect(screen.text.contains(succeeds ? "7 earthquakes" : "Try again"))
    }
  }

  @Test func tryAgainCountsAgain() async throws {
    repository.answer { [offline] in $0.count = .failure(offline) }
    try await withCLIQuakeScreen(over: repository) { screen in
      await screen.tap("Count")
      repository.answer { $0.count = .success(.fixture(1)) }
      await screen.tap("Try again")
      #expect(repository.calls == [.count(.fixture()), .count(.fixture())])
      #expect(screen.text.contains("1 earthquake within 100 km of San Ramon"))
      #expect(screen.spins == 2 && !screen.isSpinning)
    }
  }

  @Test func cancelReturnsToTheButtonWithoutCounting() async throws {
    repository.answer { [offline] in $0.count = .failure(offline) }
    try await withCLIQuakeScreen(over: repository) { screen in
      await screen.tap("Count")
      await screen.tap("Cancel")
      #expect(repository.calls.count == 1)
      await screen.tap("Count")
      #expect(repository.calls.count == 2)
    }
  }

  @Test func countsWithTheFilledFields() async throws {
    repository.answer { $0.count = .success(.fixture(7)) }
    try await withCLIQuakeScreen(over: repository) { screen in
      await screen.type("near -33.8,151.2")
      await screen.type("magnitude -1")
      #expect(screen.text.contains("Near:      -33.8,151.2\n"))
      await screen.tap("Count")
      let query = QuakeQuery.fixture(near: .fixture(-33.8, 151.2), magnitude: -1)
      #expect(repository.calls == [.count(query)])
    }
  }

  @Test func printsAMistakeOfTheFormWithoutADialogOrSpinner() async throws {
    try await withCLIQuakeScreen(over: repository) { screen in
      await screen.type("count Atlantis")
      #expect(screen.text.hasPrefix("seams: Unknown place “Atlantis”."))
      #expect(!screen.text.contains("Try again"))
      #expect(repository.calls == [] && screen.spins == 0)
      await screen.type("near Suva")
      await screen.tap("Count")
      #expect(repository.calls.count == 1)
    }
  }
}
