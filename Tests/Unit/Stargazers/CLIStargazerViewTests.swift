import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@testable import CoreCLI
@testable import StargazersCLI

/// The views convert states to text or JSON.
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
    let request = StargazerListRequest(repository: .fixture(), order: order)
    let stargazers = (0..<count).map { Stargazer.fixture(id: $0) }
    let commandOutput = list().commandOutput(
      of: .success(.fixture(stargazers, total: total, of: request)))
    #expect(commandOutput?.text.hasSuffix(line) == true)
  }

  @Test func printsASentenceForAnEmptyList() {
    let nobody = StargazerList.fixture([], total: 0)
    #expect(
      list().commandOutput(of: .success(nobody))
        == CommandOutput(notices: ["lindqvist/glaze has no stars."]))
    #expect(
      list(json: true).commandOutput(of: .success(nobody))?.text
        == sortedJSON(
          #"{"availability":"list","fetchedAt":"2026-01-01T00:00:00.000Z","next":null,"refusal":null,"stargazers":[],"total":0}"#
        )
        + "\n")
  }

  @Test func printsThePublicDataOfARestrictedList() {
    let restricted = StargazerList.fixture(
      [], total: 5, availability: .restricted, history: .fixture([3, 0, 2]))
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
      [], total: 5, availability: .restricted, refusal: "Resource not accessible.")
    let sentence =
      "GitHub denied access. GitHub says: “Resource not accessible.”"
    #expect(list().commandOutput(of: .success(restricted))?.notices == [sentence])
    let json = list(json: true).commandOutput(of: .success(restricted))
    #expect(json?.notices == [sentence])
    #expect(json?.text.contains(#""refusal":"Resource not accessible.""#) == true)
  }

  @Test func failsIfRequestedRowsAreMissing() {
    let limit = StargazerLimit(until: .fixture(), isQuota: true)
    for (gap, status) in [
      (StargazerGap.unread(1), ProgramStatus.tryAgain), (.unlisted(1), .success),
      (.ceiling(1), .success),
    ] {
      let list = StargazerList.fixture(
        availability: .partial(gap), origin: .stored(because: .limited(limit)))
      for json in [false, true] {
        #expect(self.list(json: json).commandOutput(of: .success(list))?.status == status)
      }
    }
  }

  @Test func labelsStarsThatMayNotBeTheNewest() {
    let request = StargazerListRequest(repository: .fixture(), order: .newest)
    for (availability, origin) in [
      (StargazerAvailability.partial(.ceiling(40_000)), StargazerOrigin.now),
      (.list, .stored()),
    ] {
      let list = StargazerList.fixture(
        total: 40_960, of: request, availability: availability, origin: origin)
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
    let list = StargazerList.fixture([], total: total, availability: .restricted)
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
    (.unread(1200), nil, "The list is incomplete. Stored so far: 1,200 stars."),
    (.unread(1), nil, "The list is incomplete. Stored so far: 1 star."),
    (.unread(1), 2, "The list is incomplete. Stored so far: 1 of 2 stars."),
  ])
  func printsWhatIsMissing(_ gap: StargazerGap, _ total: Int?, _ sentence: String) {
    let list = StargazerList.fixture(total: total, availability: .partial(gap))
    for json in [false, true] {
      let commandOutput = self.list(json: json).commandOutput(of: .success(list))
      #expect(commandOutput?.notices == [sentence] && commandOutput?.status == .success)
      #expect(commandOutput?.text.contains("person-1") == true)
    }
  }

  @Test func printsEveryAttributeOfAStargazer() {
    let view = StargazerDetailView(in: .fixture())
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
      StargazerDetailView(in: .fixture(), json: true).commandOutput(of: .success(found))?.text
        == record + "\n")
    #expect(
      StargazerHistoryView(in: .fixture(), json: true).commandOutput(of: .success(.fixture([3])))?
        .text
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
    let request = StargazerListRequest(repository: .fixture(), offset: 30)
    let people = [Stargazer.fixture(id: 31), .fixture(id: 32)]
    let commandOutput = list().commandOutput(of: .success(.fixture(people, of: request)))
    #expect(commandOutput?.text.hasPrefix("  31  person-31  2026-01-01") == true)
    #expect(commandOutput?.text.hasSuffix("31 to 32 of 2,340 stargazers, oldest first\n") == true)
  }

  @Test func printsNoControlCharactersOfNames() {
    let hostile = StargazerList.fixture([.fixture(login: "\u{1B}[2Jx\u{202E}")])
    let display = Display(isTerminal: true, colors: .never, environment: [:])
    let view = StargazerListView(in: .fixture(display: display))
    #expect(
      view.commandOutput(of: .success(hostile))?.text.contains("\u{FFFD}[2Jx\u{FFFD}  2026") == true
    )
  }

  private func list(json: Bool = false) -> StargazerListView {
    StargazerListView(in: .fixture(), json: json)
  }
}

/// The history as text.
@Suite struct CLIStarHistoryViewTests {
  @Test func printsTheLastTwelveWeeks() {
    let text = StargazerHistoryView(in: .fixture())
      .commandOutput(of: .success(.fixture(Array(repeating: 1, count: 40), total: 1234)))?.text
    let lines = text?.split(separator: "\n") ?? []
    #expect(lines.first == "lindqvist/glaze has 1,234 stars." && lines.count == 13)
    #expect(lines.last?.hasPrefix("2025-10-12  1  █") == true)
  }

  @Test func distinguishesAWeekWithFewStarsFromAnEmptyOne() {
    let text = StargazerHistoryView(in: .fixture())
      .commandOutput(of: .success(.fixture([100_000, 1, 0])))?.text
    #expect(
      text == """
        lindqvist/glaze has 100,001 stars.
        2025-12-28  100,000  \(String(repeating: "█", count: 30))
        2025-12-21        1  ▏
        2025-12-14        0

        """)
  }

  @Test func printsASentenceWithoutAHistory() {
    let none = StarHistory.fixture([])
    for asChart in [false, true] {
      #expect(
        StargazerHistoryView(in: .fixture(), asChart: asChart).commandOutput(of: .success(none))
          == CommandOutput(notices: ["lindqvist/glaze has no stars."]))
    }
    #expect(
      StargazerHistoryView(in: .fixture(), json: true).commandOutput(of: .success(none))?.text
        == #"{"total":0,"weeks":[]}"# + "\n")
  }
}
