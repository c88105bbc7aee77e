import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import StargazersCLI

@Suite struct CLIStargazerViewTests {
  @Test func alignsTheListInColumns() {
    let list = StargazerList.fixture([
      .fixture(id: 1, login: "mira-lindqvist"), .fixture(id: 2, login: "ola", starred: nil),
      Stargazer(
        id: Stargazer.ID(3), login: "t", page: nil, avatar: nil, starredAt: .fixture(86_400)),
    ])
    #expect(
      self.list().commandOutput(of: .success(list))
        == CommandOutput(
          """
             1  mira-lindqvist  2026-01-01  https://github.com/mira-lindqvist
             2  ola             ?           https://github.com/ola
             3  t               2026-01-02
          3 of 2,340 stargazers, oldest first

          """))
  }

  @Test(arguments: [
    (1, 1 as Int?, StargazerOrder.oldest, "1 of 1 stargazer, oldest first\n"),
    (1, 40_960, .newest, "1 of 40,960 stargazers, newest first\n"),
    (1, nil, .oldest, "1 stargazer, oldest first\n"),
    (2, nil, .newest, "2 stargazers, newest first\n"),
    (0, 3, .oldest, "0 of 3 stargazers, oldest first\n"),
  ])
  func printsTheNumberOfRowsAndTheTotal(
    _ count: Int64, _ total: Int?, _ order: StargazerOrder, _ line: String
  ) {
    let stargazers = (0..<count).map { Stargazer.fixture(id: $0) }
    let commandOutput = list().commandOutput(
      of: .success(.fixture(stargazers, total: total, order: order)))
    #expect(commandOutput?.text.hasSuffix(line) == true)
  }

  @Test func printsASentenceForAnEmptyList() {
    let nobody = StargazerList.fixture([], total: 0)
    #expect(
      list().commandOutput(of: .success(nobody))
        == CommandOutput(notices: ["lindqvist/glaze has no stars."]))
    let json = list(json: true).commandOutput(of: .success(nobody))
    #expect(json?.text.contains(#""stargazers":[]"#) == true && json?.notices == [])
  }

  @Test func printsThePublicDataOfARestrictedList() {
    let restricted = StargazerList.fixture(
      [], total: 5, .restricted, history: .fixture([3, 0, 2]))
    let sentence =
      "GitHub shows this list only to members of the repository. "
      + "Set SEAMS_GITHUB_TOKEN to the token of a member."
    #expect(
      list().commandOutput(of: .success(restricted))
        == CommandOutput(
          """
          lindqvist/glaze has 5 stars.
          2025-12-28  3  \(String(repeating: "█", count: 30))
          2025-12-21  0
          2025-12-14  2  \(String(repeating: "█", count: 20))

          """, notices: [sentence]))
    let json = list(json: true).commandOutput(of: .success(restricted))
    #expect(json?.text.contains(#""availability":"restricted""#) == true)
    #expect(json?.notices == [sentence] && json?.status == .success)
  }

  @Test func showsTheReasonOfGitHubForARestrictedList() {
    let restricted = StargazerList.fixture(
      [], total: 5, .restricted, refusal: "Resource not accessible.")
    let sentence =
      "GitHub denied access. GitHub says: “Resource not accessible.”"
    #expect(list().commandOutput(of: .success(restricted))?.notices == [sentence])
  }

  @Test func failsIfRequestedRowsAreMissing() {
    let limit = StargazerLimit(until: .fixture(), isQuota: true)
    for (gap, status) in [
      (StargazerGap.unread(1), ProgramStatus.tryAgain), (.unlisted(1), .success),
      (.ceiling(1), .success),
    ] {
      let list = StargazerList.fixture(
        total: 2340, .partial(gap), origin: .stored(because: .limited(limit)))
      for json in [false, true] {
        #expect(self.list(json: json).commandOutput(of: .success(list))?.status == status)
      }
    }
  }

  @Test func labelsStarsThatMayNotBeTheNewest() {
    for (availability, origin) in [
      (StargazerAvailability.partial(.ceiling(40_000)), StargazerOrigin.now),
      (.list, .stored()),
    ] {
      let list = StargazerList.fixture(
        total: 40_960, order: .newest, availability, origin: origin)
      #expect(
        self.list().commandOutput(of: .success(list))?.text
          .hasSuffix("1 of 40,960 stargazers, newest known first\n") == true)
    }
  }

  @Test(arguments: [
    (5 as Int?, "lindqvist/glaze has 5 stars.\n"), (1, "lindqvist/glaze has 1 star.\n"),
    (nil, "The number of stars of lindqvist/glaze is unknown.\n"),
  ])
  func printsOnlyTheCountWithoutAHistory(_ total: Int?, _ text: String) {
    let list = StargazerList.fixture([], total: total, .restricted)
    #expect(self.list().commandOutput(of: .success(list))?.text == text)
  }

  @Test(arguments: [
    (
      StargazerGap.ceiling(40_000), 40_960 as Int?,
      "GitHub lists only the oldest stars, 40,000 of 40,960. The newest are missing."
    ),
    (
      .unlisted(2338), 2340,
      "GitHub lists 2,338 of 2,340 stars. The others may belong to deleted or hidden accounts."
    ),
    (.unread(1200), nil, "The list is incomplete. Confirmed so far: 1,200 stars."),
    (.unread(1), nil, "The list is incomplete. Confirmed so far: 1 star."),
    (.unread(1), 2, "The list is incomplete. Confirmed so far: 1 of 2 stars."),
  ])
  func printsWhatIsMissing(_ gap: StargazerGap, _ total: Int?, _ sentence: String) {
    let list = StargazerList.fixture(total: total, .partial(gap))
    for json in [false, true] {
      let commandOutput = self.list(json: json).commandOutput(of: .success(list))
      #expect(commandOutput?.notices == [sentence] && commandOutput?.status == .success)
      #expect(commandOutput?.text.contains("person-1") == true)
    }
  }

  @Test func printsEveryAttributeOfAStargazer() {
    let view = StargazerDetailView(context: .fixture())
    let found = FoundStargazer(.fixture(login: "ola", starred: 7), of: .fixture(), origin: .now)
    #expect(
      view.commandOutput(of: .success(found))?.text == """
        ola
          Starred  lindqvist/glaze
          On       2026-01-01T07:00:00Z
          Page     https://github.com/ola

        """)
    let bare = Stargazer(
      id: Stargazer.ID(3), login: "t", page: nil, avatar: nil, starredAt: nil)
    let text = view.commandOutput(of: .success(FoundStargazer(bare, of: .fixture(), origin: .now)))?
      .text
    #expect(text?.contains("On       unknown\n") == true)
  }

  @Test func printsOneJSONValueWithEveryKey() {
    let record =
      #"{"avatarUrl":"https://avatars.example/u/1","login":"person-1","#
      + #""starredAt":"2026-01-01T00:00:00.000Z","url":"https://github.com/person-1"}"#
    #expect(
      list(json: true).commandOutput(of: .success(.fixture()))?.text
        == sortedJSON(
          #"{"availability":"list","fetchedAt":"2026-01-01T00:00:00.000Z","next":1,"refusal":null,"stargazers":["#
            + record
            + #"],"total":2340}"#) + "\n")
    let found = FoundStargazer(.fixture(), of: .fixture(), origin: .now)
    #expect(
      StargazerDetailView(context: .fixture(), json: true).commandOutput(of: .success(found))?.text
        == record + "\n")
    #expect(
      StargazerHistoryView(context: .fixture(), json: true)
        .commandOutput(of: .success(.fixture([3])))?.text
        == #"{"total":3,"weeks":[{"days":[3,0,0,0,0,0,0],"total":3,"week":1766880000}]}"# + "\n")
  }

  @Test(arguments: [
    (
      60, "   1  mira-lindqvist-of-aalborg  2026-01-01  https://github…",
      "   2  ola                        ?           https://github…"
    ),
    (
      48, "   1  mira-lindqvist-of-aalborg  2026-01-01",
      "   2  ola                        ?         "
    ),
    (34, "   1  mira-lindqvist-…  2026-01-01", "   2  ola               ?         "),
  ])
  func fitsTheWidthOfATerminalAndNeverCutsADate(
    _ columns: Int, _ first: String, _ second: String
  ) {
    let people = [
      Stargazer.fixture(id: 1, login: "mira-lindqvist-of-aalborg"),
      .fixture(id: 2, login: "ola", starred: nil),
    ]
    let display = Display(
      isTerminal: true, colors: .never, environment: [:], columns: columns)
    let lines = display.lines(of: people)
    #expect(lines == [first, second])
    #expect(lines.allSatisfy { $0.terminalColumns <= columns })
    #expect(Display.plain.lines(of: people)[0].hasSuffix("com/mira-lindqvist-of-aalborg"))
  }

  @Test func countsTheRowsThatWereSkipped() throws {
    let people = [Stargazer.fixture(id: 31), .fixture(id: 32)]
    let commandOutput = list().commandOutput(of: .success(.fixture(people, offset: 30)))
    #expect(commandOutput?.text.hasPrefix("  31  person-31  2026-01-01") == true)
    #expect(commandOutput?.text.hasSuffix("31 to 32 of 2,340 stargazers, oldest first\n") == true)
  }

  @Test func printsThatTheCursorIsTooLarge() {
    let beyond = list().commandOutput(of: .success(.fixture([], offset: 2345)))
    #expect(
      beyond
        == CommandOutput(notices: [
          "The cursor is too large: the list has at most 2,345 stargazers. Use a smaller one."
        ]))
    let unread = list().commandOutput(
      of: .success(.fixture([], offset: 2000, .partial(.unread(9)))))
    #expect(unread?.text == "0 of 2,340 stargazers, oldest first\n")
  }

  @Test func printsNoControlCharactersOfNames() {
    let hostile = StargazerList.fixture([.fixture(login: "\u{1B}[2Jx\u{202E}")])
    let display = Display(isTerminal: true, colors: .never, environment: [:])
    let view = StargazerListView(context: .fixture(display: display))
    #expect(
      view.commandOutput(of: .success(hostile))?.text.contains("\u{FFFD}[2Jx\u{FFFD}  2026") == true
    )
  }

  private func list(json: Bool = false) -> StargazerListView {
    StargazerListView(context: .fixture(), json: json)
  }
}

@Suite struct CLIStargazerOriginTests {
  private let notices = StargazerOriginNotices(isDemo: false)

  @Test func printsNoNoticeForCurrentData() {
    #expect(notices.lines(of: StargazerOrigin.now) == [])
    #expect(notices.lines(of: .fresh(askedAt: .fixture())) == [])
  }

  @Test(arguments: [(true, ""), (false, " The history may be incomplete.")])
  func printsTheReasonTheAgeAndAHintForStoredData(_ isComplete: Bool, _ doubt: String) {
    #expect(
      notices.lines(of: .stored(isComplete: isComplete)) == [
        "GitHub cannot be reached. No route to host.",
        "Showing stored data from 3 hours ago (2025-12-31T21:00:00Z).\(doubt)",
        "Use --demo for sample data without a network.",
      ])
  }

  @Test func doesNotHintAtTheDemoInTheDemo() {
    let notices = StargazerOriginNotices(isDemo: true)
    #expect(notices.lines(of: .stored()).count == 2)
    #expect(notices.commandOutput(of: .source(.unreachable("No."))).notices.count == 1)
  }

  @Test func printsNoticesBesideEachKindOfOutput() {
    for json in [false, true] {
      let context = CommandContext.fixture()
      let list = StargazerListView(context: context, json: json)
        .commandOutput(of: .success(.fixture(origin: .stored())))
      let found = FoundStargazer(.fixture(), of: .fixture(), origin: .stored())
      let detail = StargazerDetailView(context: context, json: json)
        .commandOutput(of: .success(found))
      let history = StargazerHistoryView(context: context, json: json)
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
      let list = StargazerListView(context: context, json: json)
      let detail = StargazerDetailView(context: context, json: json)
      let history = StargazerHistoryView(context: context, json: json)
      let outputs = [
        list.commandOutput(of: .failure(failure)), detail.commandOutput(of: .failure(failure)),
        history.commandOutput(of: .failure(failure)),
      ]
      #expect(outputs == [expected, expected, expected])
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
          done: ["Cancelled after 37 of 400 pages. The next request continues from there."],
          status: .interrupted))
  }
}

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
    #expect(StargazerListView(context: context).commandOutput(of: .loading(pages)) == nil)
    #expect(StargazerDetailView(context: context).commandOutput(of: .loading(pause)) == nil)
    #expect(StargazerHistoryView(context: context).commandOutput(of: .loading(pause)) == nil)
  }
}
