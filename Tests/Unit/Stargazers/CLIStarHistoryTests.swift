import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import StargazersCLI

@Suite struct CLIStarHistoryChartTests {
  @Test func drawsTheGrowthWithRoundNumbersAndDates() {
    let history = StarHistory.fixture(Array(repeating: 5, count: 52))
    #expect(
      StargazerHistoryChart(history).text(on: display(columns: 48)) == """
        lindqvist/glaze has 260 stars.
        300 ┤
            │
            │                                      ▂▄▆█
            │                                   ▂▄█████
            │                                ▂▆████████
        200 ┤                             ▄▆███████████
            │                         ▂▄▆██████████████
            │                      ▂▄▆█████████████████
            │                   ▂▄█████████████████████
            │                ▄▆████████████████████████
        100 ┤            ▂▄▆███████████████████████████
            │         ▂▄▆██████████████████████████████
            │      ▂▄██████████████████████████████████
            │   ▂▆█████████████████████████████████████
            │▄▆████████████████████████████████████████
          0 └────────────────────┬────────────────────┬
                                 2025-07        2026-01

        """)
  }

  @Test func usesASCIIIfTheTerminalSupportsNothingElse() {
    let chart = StargazerHistoryChart(.fixture(Array(repeating: 9, count: 30)))
    let text = chart.text(on: display(locale: "C"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("#") && text.contains("0 +---"))
  }

  @Test(arguments: [
    ["LANG": "de_DE.UTF-8"], ["LC_ALL": "", "LC_CTYPE": "C.utf8", "LANG": "C"],
    ["LC_ALL": "en_GB.utf-8", "LANG": "POSIX"],
  ])
  func detectsUnicodeByTheLocale(_ environment: [String: String]) {
    #expect(Display(isTerminal: true, colors: .never, environment: environment).isUnicode)
    let others = [["LC_ALL": "C", "LANG": "en_GB.UTF-8"], [:], ["LANG": "de_DE.ISO-8859-1"]]
    for environment in others {
      #expect(!Display(isTerminal: true, colors: .never, environment: environment).isUnicode)
    }
  }

  @Test(arguments: [
    (nil as Int?, [:], 80), (nil, ["COLUMNS": "100"], 100), (132, ["COLUMNS": "100"], 132),
    (nil, ["COLUMNS": "wide"], 80), (nil, ["COLUMNS": "0"], 80),
    (nil, ["COLUMNS": "\(Int.min)"], 80),
  ])
  func usesTheWidthOfTheTerminal(
    _ columns: Int?, _ environment: [String: String], _ width: Int
  ) {
    let display = Display(
      isTerminal: true, colors: .never, environment: environment, columns: columns)
    #expect(display.columns == width)
  }

  @Test(arguments: [10, 40, 80, 120, 5000], [1, 2, 3, 9, 30, 600, 3000])
  func fitsTheLineForAnyLengthOfHistory(_ columns: Int, _ weeks: Int) {
    let history = StarHistory.fixture((0..<weeks).map { $0 % 7 + 1 })
    let lines = StargazerHistoryChart(history).text(on: display(columns: columns)).split(
      separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.count <= min(max(columns, 40), 160) })
    #expect((15...20).contains(lines.count))
  }

  @Test(arguments: [1, 2, 7, 99, 2340, 40_960, 1_000_000, Int.max])
  func drawsAnyNumberOfStars(_ total: Int) {
    let history = StarHistory.fixture([1, 0], total: total)
    let text = StargazerHistoryChart(history).text(on: display())
    #expect(text.contains("▁") || text.contains("█"))
  }

  @Test func drawsNothingWithoutStarsOrWeeks() {
    for history in [StarHistory.fixture([], total: 7), .fixture([0, 0], total: 0)] {
      #expect(StargazerHistoryChart(history).text(on: display()).split(separator: "\n").count == 1)
    }
  }

  @Test func usesColourOnlyIfEnabled() {
    let history = StarHistory.fixture()
    #expect(!StargazerHistoryChart(history).text(on: display()).contains("\u{1B}"))
    let colored = Display(isTerminal: true, colors: .always, environment: ["LANG": "C.UTF-8"])
    #expect(StargazerHistoryChart(history).text(on: colored).contains("\u{1B}[36m"))
  }

  @Test func countsAMissingWeekAsZero() {
    let growth = [("2026-01-04", 1), ("2026-01-18", 3)].map {
      StarGrowth(week: .fixture($0.0 + "T00:00:00Z"), stars: $0.1)
    }
    let timeline = StargazerHistoryTimeline(
      start: .fixture("2026-01-04T00:00:00Z"), end: .fixture("2026-01-25T00:00:00Z"), columns: 6)
    #expect(StargazerHistoryChart.heights(of: growth, along: timeline) == [1, 1, 1, 1, 3, 3])
  }

  private func display(columns: Int = 80, locale: String = "C.UTF-8") -> Display {
    Display(
      isTerminal: true, colors: .never, environment: ["LC_ALL": locale], columns: columns)
  }
}

@Suite struct CLIStarHistoryTimelineTests {
  @Test(arguments: [
    ("2025-12-28", "2026-01-04", ["2025-12-28"], [0]),
    ("2025-11-16", "2025-12-07", ["2025-11-16", "2025-11-30"], [0, 46]),
    ("2025-11-30", "2026-02-22", ["2025-12", "2026-01", "2026-02"], [0, 26, 52]),
    (
      "2025-01-05", "2026-01-04",
      ["2025-03", "2025-05", "2025-07", "2025-09", "2025-11", "2026-01"], [10, 22, 34, 45]
    ),
    (
      "2023-06-04", "2026-06-07",
      ["2023-07", "2024-01", "2024-07", "2025-01", "2025-07", "2026-01"], [1, 13, 25, 36]
    ),
    (
      "1995-01-01", "2026-01-04", ["1995", "2000", "2005", "2010", "2015", "2020", "2025"],
      [0, 11, 22]
    ),
    (
      "1957-06-02", "2026-06-07", ["1960", "1970", "1980", "1990", "2000", "2010", "2020"], [2, 12]
    ),
  ])
  func labelsRoundDatesWithoutOverlap(
    _ start: String, _ end: String, _ labels: [String], _ columns: [Int]
  ) {
    let timeline = StargazerHistoryTimeline(
      start: .fixture(start + "T00:00:00Z"), end: .fixture(end + "T00:00:00Z"), columns: 70)
    #expect(timeline.dates.map(\.label) == labels)
    #expect(timeline.dates.map(\.column).starts(with: columns))
  }
}

@Suite struct CLIStarHistoryViewTests {
  @Test func printsTheLastTwelveWeeks() {
    let text = StargazerHistoryView(context: .fixture())
      .commandOutput(of: .success(.fixture(Array(repeating: 1, count: 40), total: 1234)))?.text
    let lines = text?.split(separator: "\n") ?? []
    #expect(lines.first == "lindqvist/glaze has 1,234 stars." && lines.count == 13)
    #expect(lines.last?.hasPrefix("2025-10-12  1  █") == true)
  }

  @Test func distinguishesAWeekWithFewStarsFromAnEmptyOne() {
    let text = StargazerHistoryView(context: .fixture())
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
        StargazerHistoryView(context: .fixture(), asChart: asChart)
          .commandOutput(of: .success(none))
          == CommandOutput(notices: ["lindqvist/glaze has no stars."]))
    }
    #expect(
      StargazerHistoryView(context: .fixture(), json: true).commandOutput(of: .success(none))?.text
        == #"{"total":0,"weeks":[]}"# + "\n")
  }
}

/// The image of a history: the file is replaced only when it is complete.
@Suite struct CLIStarHistoryPictureTests {
  private let files = InMemoryFileSystem(["old.svg": Array("old".utf8)])

  @Test func writesTheChartBesideTheHistory() async throws {
    let commandOutput = try await run(["lindqvist/glaze", "--json", "--svg", "old.svg"])
    #expect(commandOutput.text.hasPrefix(#"{"total":5,"#) && commandOutput.status == .success)
    #expect(commandOutput.notices == ["Wrote the chart to old.svg."])
    #expect(files.files == ["old.svg": Array("<svg/>".utf8)])
  }

  @Test func printsTheNoticesOfTheHistoryAndTheChartOnce() async throws {
    repository.answer { answers in
      answers.history = .success(.fixture(origin: .stored()))
      answers.picture = .success(
        StarHistoryPicture(svg: "<svg/>", history: .fixture(origin: .stored())))
    }
    let commandOutput = try await run(["lindqvist/glaze", "--svg", "new.svg"])
    #expect(commandOutput.notices.count == 4 && Set(commandOutput.notices).count == 4)
  }

  @Test func keepsTheFileAndFailsIfTheChartFails() async throws {
    repository.answer { $0.picture = .failure(.busy(reason: "Busy.")) }
    let commandOutput = try await run(["lindqvist/glaze", "--svg", "old.svg"])
    #expect(commandOutput.text.hasPrefix("lindqvist/glaze has 5 stars.\n"))
    #expect(commandOutput.status == .tryAgain && commandOutput.notices == ["seams: Busy."])
    #expect(files.files == ["old.svg": Array("old".utf8)])
  }

  @Test func drawsNoChartWithoutAHistory() async throws {
    repository.answer { $0.history = .failure(.busy(reason: "Busy.")) }
    #expect(try await run(["lindqvist/glaze", "--svg", "old.svg"]).status == .tryAgain)
    #expect(files.files == ["old.svg": Array("old".utf8)])
    #expect(repository.calls == [.history(of: .fixture(), refreshes: false)])
  }

  private let repository = StubStargazerRepository().answering {
    $0.history = .success(.fixture())
    $0.picture = .success(StarHistoryPicture(svg: "<svg/>", history: .fixture()))
  }

  private func run(_ arguments: [String]) async throws -> CommandOutput {
    try await DefaultStargazersScreens(repository: repository)
      .run(["history"] + arguments, in: .fixture(files: files))
  }
}
