import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct QuakeFormTests {
  private let rules = QuakeRules.fixture

  @Test(arguments: ["", " \n"])
  func usesTheDefaultsForABlankForm(_ blank: String) throws {
    let form = QuakeForm(near: blank, radius: blank, since: blank, minimumMagnitude: blank)
    let query = try form.query(by: rules)
    #expect(query.place.name == "San Ramon")
    #expect(query.radius.kilometres == 100)
    #expect(query.since.iso8601 == "2015-10-01")
    #expect(query.minimumMagnitude == nil)
  }

  @Test func readsTheFilledFields() throws {
    let form = QuakeForm(
      near: "-33.8,151.2", radius: " 250.5 ", since: "2020-02-29", minimumMagnitude: "-0.5")
    let query = try form.query(by: rules)
    #expect(query.place == .fixture(-33.8, 151.2))
    #expect(query.radius == .fixture(250.5))
    #expect(query.since == .fixture("2020-02-29"))
    #expect(query.minimumMagnitude == .fixture(-0.5))
  }

  @Test(arguments: ["far", "-1", "20001.7", "100 km", "nan", "1,5"])
  func rejectsARadiusOutOfBounds(_ typed: String) {
    expect(
      QuakeForm(radius: typed),
      QuakeFieldFailure(.radius, "Radius must be between 0 and 20001.6 km, got “\(typed)”."))
  }

  @Test(arguments: ["strong", "-10.1", "12.1", "inf"])
  func rejectsAMagnitudeOutOfBounds(_ typed: String) {
    expect(
      QuakeForm(minimumMagnitude: typed),
      QuakeFieldFailure(.magnitude, "Magnitude must be between −10 and 12, got “\(typed)”."))
  }

  @Test func rejectsAnInvalidDay() {
    expect(
      QuakeForm(since: "10/1/2015"),
      QuakeFieldFailure(.since, "Invalid date “10/1/2015”. Use the format 2015-10-01."))
  }

  @Test func namesEveryInvalidFieldAtOnce() throws {
    let form = QuakeForm(near: "Nowhere", radius: "far", since: "soon", minimumMagnitude: "strong")
    let failure = try #require(
      #expect(throws: QuakeFailure.self) {
        try QuakeListForm(form, order: "best", limit: "0").request(by: rules)
      })
    guard case .form(let failures) = failure else {
      Issue.record("another failure: \(failure)")
      return
    }
    #expect(failures.map(\.field) == [.near, .radius, .since, .magnitude, .sort, .limit])
    #expect(failure.description == failures.map(\.reason).joined(separator: " "))
  }

  @Test func quotesNoControlCharactersAndTruncatesLongText() {
    let typed = "\u{1B}[2J" + String(repeating: "a", count: 100)
    expect(
      QuakeForm(since: typed),
      QuakeFieldFailure(
        .since,
        "Invalid date “\u{FFFD}[2J" + String(repeating: "a", count: 76)
          + "…”. Use the format 2015-10-01."))
  }

  private func expect(
    _ form: QuakeForm, _ failure: QuakeFieldFailure,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: QuakeFailure.form([failure]), sourceLocation: sourceLocation) {
      try form.query(by: rules)
    }
  }
}

@Suite struct QuakeListFormTests {
  private let rules = QuakeRules.fixture

  @Test func listsTheTwentyNewestForABlankForm() throws {
    let request = try QuakeListForm().request(by: rules)
    #expect(request.order == .newest)
    #expect(request.limit == 20)
    #expect(request.query == (try QuakeForm().query(by: rules)))
  }

  @Test(arguments: [(" largest ", QuakeOrder.largest), ("nearest", .nearest), ("newest", .newest)])
  func parsesASortOrderByName(_ typed: String, _ order: QuakeOrder) throws {
    #expect(try QuakeListForm(order: typed).request(by: rules).order == order)
  }

  @Test(arguments: [("oldest", ""), ("largset", " Did you mean “largest”?")])
  func rejectsAnUnknownSortOrderAndListsTheKnownOnes(_ typed: String, _ suggestion: String) {
    let failure = QuakeFieldFailure(
      .sort,
      "Unknown sort order “\(typed)”. Use “newest”, “largest”, “nearest”.\(suggestion)")
    #expect(throws: QuakeFailure.form([failure])) {
      try QuakeListForm(order: typed).request(by: rules)
    }
  }

  @Test(arguments: [("1", 1), (" 40000", 40_000)])
  func acceptsEveryLimitInRange(_ typed: String, _ limit: Int) throws {
    #expect(try QuakeListForm(limit: typed).request(by: rules).limit == limit)
  }

  @Test(arguments: [("", 0), (" 40000", 40_000)])
  func acceptsEveryCursorInRange(_ typed: String, _ offset: Int) throws {
    #expect(try QuakeListForm(cursor: typed).request(by: rules).offset == offset)
  }

  @Test(arguments: ["-1", "40001", "far"])
  func rejectsACursorOutOfRange(_ typed: String) {
    let failure = QuakeFieldFailure(
      .cursor, "The cursor must be between 0 and 40000, got “\(typed)”.")
    #expect(throws: QuakeFailure.form([failure])) {
      try QuakeListForm(cursor: typed).request(by: rules)
    }
  }

  @Test(arguments: ["0", "-1", "40001", "many", "1.5", "99999999999999999999"])
  func rejectsALimitOutOfRangeAndNamesTheRange(_ typed: String) throws {
    let failure = #expect(throws: QuakeFailure.self) {
      try QuakeListForm(limit: typed).request(by: rules)
    }
    #expect(
      try #require(failure).description
        == "The limit must be between 1 and 40000, got “\(typed)”. "
        + "Use an integer in that range, or leave it out.")
  }
}
