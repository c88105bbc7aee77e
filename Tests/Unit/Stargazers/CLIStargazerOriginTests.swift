import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@testable import CoreCLI
@testable import StargazersCLI

/// The notices about the origin of data and about failures.
@Suite struct CLIStargazerOriginTests {
  private let notices = StargazerOriginNotices(isDemo: false)

  @Test func printsNoNoticeForCurrentData() {
    #expect(notices.lines(of: StargazerOrigin.now) == [])
    #expect(notices.lines(of: .fresh(askedAt: .fixture())) == [])
  }

  @Test func printsTheReasonTheAgeAndAHintForStoredData() {
    #expect(
      notices.lines(of: .stored()) == [
        "GitHub cannot be reached. No route to host.",
        "Showing stored data from 3 hours ago (2025-12-31T21:00:00Z).",
        "Use --demo for sample data without a network.",
      ])
  }

  @Test func doesNotHintAtTheDemoInTheDemo() {
    let notices = StargazerOriginNotices(isDemo: true)
    #expect(notices.lines(of: .stored()).count == 2)
    #expect(notices.commandOutput(of: .source(.unreachable("No."))).notices.count == 1)
  }

  @Test(arguments: [
    (0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"),
    (3599, "59 minutes"), (3600, "1 hour"), (86_399, "23 hours"), (86_400, "1 day"),
    (400 * 86_400, "400 days"),
  ])
  func printsAnAgeInItsLargestUnit(_ seconds: Int64, _ age: String) {
    let lines = notices.lines(of: .stored(seconds))
    #expect(lines.contains { $0.contains("data from \(age) ago (") })
  }

  @Test func printsNoticesBesideEachKindOfOutput() {
    for json in [false, true] {
      let context = CommandContext.fixture()
      let list = StargazerListView(in: context, json: json)
        .commandOutput(of: .success(.fixture(origin: .stored())))
      let found = FoundStargazer(.fixture(), of: .fixture(), origin: .stored())
      let detail = StargazerDetailView(in: context, json: json).commandOutput(of: .success(found))
      let history = StargazerHistoryView(in: context, json: json)
        .commandOutput(of: .success(.fixture(origin: .stored())))
      for commandOutput in [list, detail, history] {
        #expect(commandOutput?.notices.count == 3 && commandOutput?.status == .success)
        #expect(commandOutput?.text.contains("stored") == false)
      }
    }
  }

  @Test(arguments: [
    (StargazerFailure.form([.repository("x")]), ProgramStatus.usage),
    (.unknownRepository(.fixture()), .malformedData),
    (.unknownStargazer("x", of: .fixture()), .malformedData),
    (.restricted(.fixture()), .noPermission), (.source(.badToken), .noPermission),
    (.source(.forbidden(reason: "y")), .noPermission), (.source(.foreign("x")), .unavailable),
    (.source(.unreadable("y")), .unavailable), (.source(.notFound), .malformedData),
    (.source(.ceiling), .malformedData), (.source(.refused(reason: "y")), .malformedData),
    (.source(.cancelled), .interrupted), (.busy(reason: "Busy."), .tryAgain),
    (.storage(reason: "Gone."), .inputOutput),
    (.full(reason: "Full."), .inputOutput),
  ])
  func printsEachFailureOnStandardErrorWithItsStatus(
    _ failure: StargazerFailure, _ status: ProgramStatus
  ) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    for json in [false, true] {
      let context = CommandContext.fixture()
      #expect(
        StargazerListView(in: context, json: json).commandOutput(of: .failure(failure)) == expected)
      let detail = StargazerDetailView(in: context, json: json)
      #expect(detail.commandOutput(of: .failure(failure)) == expected)
      #expect(
        StargazerHistoryView(in: context, json: json).commandOutput(of: .failure(failure))
          == expected)
    }
  }

  @Test(arguments: [
    (StargazerSourceFailure.unreachable("No route."), ProgramStatus.unavailable),
    (.outOfOrder(status: 503), .unavailable),
    (.limited(StargazerLimit(until: .fixture(), isQuota: true)), .tryAgain),
  ])
  func hintsAtTheDemoIfTheServiceIsUnavailable(
    _ failure: StargazerSourceFailure, _ status: ProgramStatus
  ) {
    for failure in [StargazerFailure.source(failure), .unknownEnd(because: failure)] {
      let commandOutput = notices.commandOutput(of: failure)
      #expect(commandOutput.status == status && commandOutput.notices.first == "seams: \(failure)")
      #expect(
        commandOutput.notices.last?.contains("--demo") == true && commandOutput.output.isEmpty)
    }
  }

  @Test func printsHowToContinueAfterCancellation() {
    let commandOutput = notices.commandOutput(of: .cancelled(pages: 37, of: 400))
    #expect(
      commandOutput
        == CommandOutput(
          done: ["Cancelled at page 37 of 400. The next request continues from there."],
          status: .interrupted))
  }
}

/// The progress line.
@Suite struct CLIStargazerProgressTests {
  private let pages = StargazerProgress.pages(37, of: 400)
  private let pause = StargazerProgress.pause(until: .fixture("2026-11-21T08:31:00Z"))

  @Test func showsTheProgressAndThePause() {
    let texts = [
      StargazerListState.loading(pages).progress, StargazerDetailState.loading(pages).progress,
      StarHistoryState.loading(pages).progress, StarHistoryPictureState.loading(pages).progress,
    ].map(\.?.text)
    #expect(texts == Array(repeating: "Page 37 of 400 …", count: 4))
    #expect(
      StargazerListState.loading(pause).progress?.text
        == "Waiting for GitHub's rate limit until 08:31:00 UTC …")
    #expect(StarHistoryState.preparing(.fixture()).progress?.text == "Asking GitHub…")
  }

  @Test func showsAPauseAtOnceAndClearsTheLineAtTheEnd() async throws {
    let console = ScriptedConsole(terminals: [.error])
    let screens = StubStargazersScreens(
      list: [.loading(pages), .loading(.pages(38, of: 400)), .loading(pause), .success(.fixture())])
    _ = try await screens.run(["list"], in: .fixture(console: console))
    // The clock stands still, so page 38 is suppressed: it comes too soon after page 37.
    #expect(
      console.error == "\rPage 37 of 400 …\u{1B}[K"
        + "\rWaiting for GitHub's rate limit until 08:31:00 UTC …\u{1B}[K\r\u{1B}[K")
  }

  @Test func printsNothingForIntermediateStates() {
    let context = CommandContext.fixture()
    let request = StargazerListRequest(repository: .fixture())
    for state in [.idle, .ready(.init()), .preparing(request), .loading(pages)]
      as [StargazerListState]
    {
      #expect(StargazerListView(in: context).commandOutput(of: state) == nil)
    }
    for state in [.idle, .preparing(login: "x"), .loading(pause)] as [StargazerDetailState] {
      #expect(StargazerDetailView(in: context).commandOutput(of: state) == nil)
    }
    for state in [.idle, .preparing(.fixture()), .loading(pause)] as [StarHistoryState] {
      #expect(StargazerHistoryView(in: context).commandOutput(of: state) == nil)
    }
  }
}
