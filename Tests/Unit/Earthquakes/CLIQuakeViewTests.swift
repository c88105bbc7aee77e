import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import EarthquakesViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import EarthquakesCLI

@Suite struct CLIQuakeViewTests {
  @Test func printsTheCountInASentence() {
    let commandOutput = count().commandOutput(of: .success(.fixture(1234)))
    #expect(
      commandOutput?.text == "1,234 earthquakes within 100 km of San Ramon since 2015-10-01\n")
    #expect(commandOutput?.notices == [])
  }

  @Test func alignsTheNumbersInColumns() {
    let list = QuakeList.fixture(
      [
        .fixture(id: "a1", time: .fixture("2026-01-02T03:04:05.678Z"), magnitude: 4.26),
        .fixture(
          id: "b2", time: .fixture("1969-12-31T23:59:59Z"), magnitude: -0.04, depth: -1.25,
          placeName: nil, at: .fixture(38, -122.5), kind: QuakeKind("quarry_blast")),
        .fixture(id: "c3", magnitude: nil, depth: nil),
      ], total: 124)
    #expect(
      self.list().commandOutput(of: .success(list))?.text == """
        2026-01-02T03:04:05Z  M 4.3   8.0 km deep   0.0 km away  7 km NW of Somewhere · a1
        1969-12-31T23:59:59Z  M 0.0  -1.3 km deep  51.7 km away  38°N 122.5°W · b2 · quarry blast
        2026-01-01T00:00:00Z    M ?        ? deep   0.0 km away  7 km NW of Somewhere · c3
        3 of 124 earthquakes

        """)
  }

  /// A date is never cut.
  @Test(arguments: [
    (76, "2026-01-01T00:00:00Z  M 1.5  8.0 km deep  0.0 km away  7 km NW of Some… · a1"),
    (60, "2026-01-01T00:00:00Z  M 1.5  8.0 km deep  0.0 km away\n  7 km NW of Somewhere · a1"),
    (22, "2026-01-01T00:00:00Z  M 1.5  8.0 km deep  0.0 km away\n  7 km NW of Som… · a1"),
  ])
  func aPlaceFitsTheWidthOfATerminal(_ columns: Int, _ line: String) {
    let display = Display(isTerminal: true, colors: .never, environment: [:], columns: columns)
    let list = QuakeList.fixture([.fixture(id: "a1", magnitude: 1.5)], total: 1)
    #expect(display.lines(of: list.quakes) == [line])
  }

  /// The name has priority over the region.
  @Test(arguments: [
    (80, "San Ramon, California, United States  37.78°N 121.98°W"),
    (40, "San Ramon, California…  37.78°N 121.98°W"), (30, "San Ramon  37.78°N 121.98°W"),
    (26, "San Ram…  37.78°N 121.98°W"),
  ])
  func aNamedPlaceFitsTheWidthOfATerminal(_ columns: Int, _ line: String) {
    let display = Display(isTerminal: true, colors: .never, environment: [:], columns: columns)
    #expect(display.line(of: Place.sanRamon) == line)
  }

  @Test func printsWhichRowsOfTheListFollowTheCursor() {
    let page = list().commandOutput(
      of: .success(.fixture([.fixture(), .fixture(id: "b")], total: 9, offset: 4)))
    #expect(page?.text.hasSuffix("\n5–6 of 9 earthquakes\n") == true)
    let beyond = list().commandOutput(of: .success(.fixture([], total: 9, offset: 20)))
    #expect(
      beyond
        == CommandOutput(notices: [
          "The cursor is too large: the list has 9 earthquakes. Use a smaller one."
        ]))
    for offset in [0, 8] {
      let unread = list().commandOutput(of: .success(.fixture([], total: 9, offset: offset)))
      #expect(unread == CommandOutput(notices: ["The earthquakes of this page are not stored."]))
    }
  }

  @Test(arguments: [(40_000, 40_001, false), (40_000, 40_002, true), (39_999, 60_000, false)])
  func saysThatNoPageFollowsTheLastReachableOne(_ offset: Int, _ total: Int, _ isCut: Bool) {
    let page = list().commandOutput(
      of: .success(.fixture([.fixture()], total: total, offset: offset)))
    let sentence =
      "Only the first 40,001 earthquakes can be listed. To list others, use "
      + "a smaller radius, a later date or a higher magnitude."
    #expect(page?.notices == (isCut ? [sentence] : []))
  }

  @Test func printsASentenceWithoutEarthquakes() {
    let query = QuakeQuery.fixture(since: "2025-01-01", magnitude: 6)
    #expect(
      list().commandOutput(of: .success(.fixture([], of: query)))
        == CommandOutput(
          notices: [
            "No earthquakes of magnitude 6 or more within 100 km of San Ramon since 2025-01-01."
          ]))
    #expect(
      list(json: true).commandOutput(of: .success(.fixture([], of: query))) == CommandOutput("[]\n")
    )
  }

  @Test func printsEveryAttributeOfAnEvent() {
    let quake = Quake.fixture(
      id: "nc1", identifiers: ["us3", "ak2"], magnitude: 4.5, page: "https://usgs.example/nc1",
      tsunami: true, felt: 12)
    let view = QuakeDetailView(context: .fixture())
    #expect(
      view.commandOutput(of: .success(FoundQuake(quake, origin: .now)))?.text == """
        7 km NW of Somewhere
          Identifier     nc1
          Also known as  ak2, us3
          Time           2026-01-01T00:00:00Z
          Updated        2026-01-01T00:01:00Z
          Magnitude      M 4.5
          Depth          8.0 km deep
          Coordinates    37.78°N 121.98°W
          Type           earthquake
          Felt by        12 people
          Tsunami        may have followed
          Page           https://usgs.example/nc1

        """)
  }

  @Test func printsPlacesWithTheirCoordinates() {
    let view = QuakePlaceListView(display: .plain, json: false)
    let places = [Place.sanRamon, .fixture(-33.8, 151.2)]
    #expect(
      view.commandOutput(of: .success(places, of: ""))?.text == """
        San Ramon, California, United States  37.78°N 121.98°W
        33.8°S 151.2°E  33.8°S 151.2°E

        """)
    #expect(
      view.commandOutput(of: .success([], of: "atlantis"))?.notices.first?.contains("“atlantis”")
        == true
    )
  }

  @Test func printsOneJSONValue() throws {
    let quake = Quake.fixture(magnitude: nil, depth: nil)
    let quakes = QuakeList.fixture([quake])
    #expect(
      try count(json: true).commandOutput(of: .success(.fixture(7)))?.text
        == printedJSON(QuakeCountRecord(.fixture(7))) + "\n")
    #expect(
      try list(json: true).commandOutput(of: .success(quakes))?.text
        == printedJSON([QuakeRecord(quakes.quakes[0])]) + "\n")
    let detail = QuakeDetailView(context: .fixture(), json: true)
    #expect(
      try detail.commandOutput(of: .success(FoundQuake(quake, origin: .now)))?.text
        == printedJSON(QuakeRecord(quake)) + "\n")
    let places = QuakePlaceListView(display: .plain, json: true)
    #expect(
      places.commandOutput(of: .success([.sanRamon], of: ""))?.text
        == #"[{"latitude":37.78,"longitude":-121.98,"name":"San Ramon","#
        + #""region":"California, United States"}]"# + "\n")
  }

  @Test func printsNoControlCharactersOfNames() {
    let hostile = Quake.fixture(placeName: "\u{1B}[2Jx\u{202E}", at: .sanRamon)
    let display = Display(isTerminal: true, colors: .never, environment: [:])
    let view = QuakeListView(context: .fixture(display: display))
    let text = view.commandOutput(of: .success(.fixture([hostile])))?.text
    #expect(text?.contains("\u{FFFD}[2Jx\u{FFFD}") == true)
  }

  @Test func printsNothingButProgressForIntermediateStates() {
    let query = QuakeQuery.fixture()
    let request = QuakeListRequest(query: query)
    let progress = QuakeProgress(done: 2, of: 9)
    #expect(
      count().commandOutput(of: .idle) == nil && count().commandOutput(of: .counting(query)) == nil)
    #expect(QuakeCountState.counting(query).progress?.text == "Counting…")
    for state in [QuakeListState.idle, .preparing(request), .loading(progress)] {
      #expect(list().commandOutput(of: state) == nil)
    }
    #expect(QuakeListState.loading(progress).progress?.text == "Loading: 2 of 9 …")
    #expect(QuakeListState.preparing(request).progress?.text == "Asking the service…")
    #expect(QuakePictureState.loading(progress).progress?.text == "Loading: 2 of 9 …")
  }

  @Test(arguments: [
    (QuakeFailure.form([QuakeFieldFailure(.since, "x")]), ProgramStatus.usage),
    (.form([QuakeFieldFailure(.near, "x", isUnknown: true)]), .malformedData),
    (.form([.init(.near, "x", isUnknown: true), .init(.radius, "y")]), .usage),
    (.notFound(Quake.ID("x")), .malformedData), (.tooMany(9, limit: 1), .malformedData),
    (.busy(reason: "Busy."), .tryAgain),
    (.source(.refused(reason: "y")), .malformedData), (.source(.unreadable("y")), .unavailable),
    (.source(.cancelled), .interrupted),
    (.source(.tooMany(limit: 1)), .malformedData),
    (.source(.unknown(Quake.ID("x"))), .malformedData),
    (.source(.deleted(Quake.ID("x"))), .malformedData),
  ])
  func printsEachFailureOnStandardErrorWithItsStatus(
    _ failure: QuakeFailure, _ status: ProgramStatus
  ) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    for json in [false, true] {
      #expect(count(json: json).commandOutput(of: .failure(failure)) == expected)
      #expect(list(json: json).commandOutput(of: .failure(failure)) == expected)
      let detail = QuakeDetailView(context: .fixture(), json: json)
      #expect(detail.commandOutput(of: .failure(failure)) == expected)
    }
  }

  @Test(arguments: [
    (QuakeSourceFailure.unreachable("No route."), ProgramStatus.unavailable),
    (.outOfOrder(status: 503), .unavailable), (.tooOften(retryAfter: 9), .tryAgain),
  ])
  func hintsAtTheDemoIfTheServiceIsUnavailable(
    _ failure: QuakeSourceFailure, _ status: ProgramStatus
  ) {
    let commandOutput = QuakeOriginNotices(isDemo: false).commandOutput(of: .source(failure))
    #expect(commandOutput.status == status && commandOutput.notices.first == "seams: \(failure)")
    #expect(commandOutput.notices.last?.contains("--demo") == true)
    let inDemo = QuakeOriginNotices(isDemo: true).commandOutput(of: .source(failure))
    #expect(inDemo.notices == ["seams: \(failure)"])
  }

  private func count(json: Bool = false) -> QuakeCountView {
    QuakeCountView(context: .fixture(), json: json)
  }

  private func list(json: Bool = false) -> QuakeListView {
    QuakeListView(context: .fixture(), json: json)
  }
}

@Suite struct CLIQuakeOriginTests {
  private let notices = QuakeOriginNotices(isDemo: false)

  @Test func printsNoNoticeForCurrentData() {
    #expect(notices.lines(of: QuakeOrigin.now) == [])
    #expect(notices.lines(of: .fresh(askedAt: .fixture())) == [])
  }

  @Test(arguments: [(true, ""), (false, " It may be incomplete.")])
  func printsTheReasonTheAgeAndAHintForStoredData(_ isComplete: Bool, _ doubt: String) {
    #expect(
      notices.lines(of: .stored(isComplete: isComplete)) == [
        "The service cannot be reached. No route to host.",
        "Showing stored data from 3 hours ago (2025-12-31T21:00:00Z).\(doubt)",
        "Use --demo for sample data without a network.",
      ])
  }

  @Test(arguments: [(false, 3), (true, 2)])
  func printsTheNoticesOfItsContextBesideTheOutput(_ isDemo: Bool, _ count: Int) {
    let context = CommandContext.fixture(isDemo: isDemo)
    let views = EarthquakesBrowseViews(context: context)
    let list = QuakeListState.success(.fixture([.fixture()], origin: .stored()))
    let found = FoundQuake(.fixture(), origin: .stored())
    let answer = QuakeCountState.success(.fixture(origin: .stored()))
    for output in [
      QuakeListView(context: context).commandOutput(of: list), views.commandOutput(of: list),
      QuakeDetailView(context: context).commandOutput(of: .success(found)),
      QuakeCountView(context: context).commandOutput(of: answer),
      QuakeCountView(context: context, json: true).commandOutput(of: answer), views.count(answer),
    ] {
      #expect(output?.notices.count == count && output?.status == .success)
      #expect(output?.text.contains("stored") == false)
    }
  }

  @Test func showsACountThatCouldNotBeStored() {
    let answer = QuakeCount.fixture(keepingFailure: .storage(reason: "The disk is full."))
    let commandOutput = QuakeCountView(context: .fixture(), json: true).commandOutput(
      of: .success(answer))
    #expect(commandOutput?.status == .success)
    #expect(
      commandOutput?.notices == [
        "The count is correct, but the earthquakes could not be stored. The disk is full."
      ])
  }
}

@Suite struct CLIQuakeCompletionTests {
  @Test(arguments: [("--near", ["Portland", "Portland"]), ("--radius", []), ("positional@0", [])])
  func offersTheNamesOfPlaces(_ argument: String, _ values: [String]) async throws {
    let request = try #require(
      CompletionRequest(
        ["---completion", "quakes", "count", "--", argument, "3", "4"]
          + ["seams", "quakes", "count", "port"]))
    let screens = DefaultEarthquakesScreens(repository: StubQuakeRepository())
    #expect(await EarthquakesCLIFeature().values(for: request, from: screens) == values)
  }
}
