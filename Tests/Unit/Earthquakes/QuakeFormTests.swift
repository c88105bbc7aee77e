import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import Testing

@Suite struct QuakeFormTests {
  private let rules = QuakeRules.fixture

  @Test(arguments: ["", " \n"])
  func usesTheDefaultsForABlankForm(_ blank: String) throws {
    let form = QuakeForm(near: blank, radius: blank, since: blank, minimumMagnitude: blank)
    #expect(try form.query(by: rules) == .fixture(radius: 100, since: "2015-10-01"))
  }

  @Test func readsTheFilledFields() throws {
    let form = QuakeForm(
      near: "-33.8,151.2", radius: " 250.5 ", since: "2020-02-29", minimumMagnitude: "-0.5")
    #expect(
      try form.query(by: rules)
        == .fixture(
          near: .fixture(-33.8, 151.2), radius: 250.5, since: "2020-02-29", magnitude: -0.5))
  }

  /// The pages print a minus sign, and not a hyphen.
  @Test func readsTheMinusSignOfThePages() throws {
    let form = QuakeForm(near: "−33.8,−151.2", minimumMagnitude: " −2")
    #expect(
      try form.query(by: rules) == .fixture(near: .fixture(-33.8, -151.2), magnitude: -2))
  }

  @Test(arguments: ["far", "-1", "20001.7", "100 km", "nan", "1,5", "1,000", "−1"])
  func rejectsARadiusOutOfBounds(_ typed: String) {
    expect(
      QuakeForm(radius: typed),
      QuakeFieldFailure(.radius, "Radius must be a number from 0 to 20001.6 km, got “\(typed)”."))
  }

  @Test(arguments: ["strong", "-10.1", "12.1", "inf"])
  func rejectsAMagnitudeOutOfBounds(_ typed: String) {
    expect(
      QuakeForm(minimumMagnitude: typed),
      QuakeFieldFailure(.magnitude, "Magnitude must be a number from −10 to 12, got “\(typed)”."))
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
    #expect(failures.last?.reason == ListLimit.rejection(of: "0"))
    #expect(failure.description == failures.map(\.reason).joined(separator: " "))
  }

  @Test func rejectsAnInvalidDayWithoutQuotingControlCharactersOrLongText() {
    let typed = "\u{1B}[2J" + String(repeating: "a", count: 100)
    expect(
      QuakeForm(since: typed),
      QuakeFieldFailure(
        .since,
        "Invalid date “\u{FFFD}[2J" + String(repeating: "a", count: 76)
          + "…”. Use the format 2015-10-01 or 2015-10-01T12:00:00Z."))
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
    #expect(
      try QuakeListForm().request(by: rules)
        == QuakeListRequest(query: .fixture(), order: .newest, limit: 20))
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

  @Test func readsACursorWithinItsBounds() throws {
    #expect(try QuakeListForm(cursor: " 40000").request(by: rules).offset == 40_000)
    let failure = QuakeFieldFailure(
      .cursor, "The cursor must be an integer from 0 to 40000, got “40001”.")
    #expect(throws: QuakeFailure.form([failure])) {
      try QuakeListForm(cursor: "40001").request(by: rules)
    }
  }
}

@Suite struct QuakeDialogTests {
  @Test func showsWhyTheCountFailedAndOffersToTryAgain() {
    let dialog = Dialog<QuakeCountChoice>(.busy(reason: "The store is busy."))
    #expect(dialog.title == "Earthquakes were not counted")
    #expect(dialog.message == "The store is busy.")
    #expect(dialog.choices.map(\.label) == ["Cancel", "Try again"])
    #expect(dialog.choices.map(\.value) == [.cancel, .tryAgain])
    #expect(dialog.usual == .tryAgain)
  }
}

@Suite struct QuakeFailureTests {
  @Test(arguments: [
    (
      QuakeSourceFailure.unreachable("There is no network."),
      "The service cannot be reached. There is no network."
    ),
    (.refused(reason: "Bad\u{7}value."), "The service rejected the request: Bad\u{FFFD}value."),
    (.tooOften(retryAfter: 30), "Too many requests to the service. Try again in 30 seconds."),
    (.tooOften(retryAfter: 1), "Too many requests to the service. Try again in 1 second."),
    (.tooOften(retryAfter: nil), "Too many requests to the service. Try again in a minute."),
    (
      .outOfOrder(status: 500),
      "The service has an outage: it responded with status 500. Try again later."
    ),
    (
      .outOfOrder(status: 599),
      "The service has an outage: it responded with status 599. Try again later."
    ),
    (
      .outOfOrder(status: 404),
      "The service responded with status 404. Check the address of the service."
    ),
    (
      .unreadable("It ends in its middle."),
      "The response of the service cannot be parsed. It ends in its middle."
    ),
    (
      .tooMany(limit: 20_000),
      "There are more than 20000 earthquakes. Use a smaller radius, a later date or a higher magnitude."
    ),
    (.unknown(Quake.ID("a1")), "The service has no event “a1”. Check the identifier."),
    (.cancelled, "The request was cancelled."),
    (.deleted(Quake.ID("a1")), "The service has deleted the event “a1”."),
  ])
  func describesEveryFailureOfTheService(_ failure: QuakeSourceFailure, _ sentence: String) {
    #expect(failure.description == sentence)
    #expect(QuakeFailure.source(failure).description == sentence)
  }

  @Test(arguments: [
    (
      QuakeFailure.notFound(Quake.ID("a1\n")),
      "Unknown event “a1\u{FFFD}”. Use an identifier of the list."
    ),
    (
      .tooMany(30_000, limit: 20_000),
      "There are 30000 earthquakes, but at most 20000 can be fetched at once. "
        + "Use a smaller radius, a later date or a higher magnitude."
    ),
    (.busy(reason: "Somebody writes."), "Somebody writes."),
  ])
  func describesEveryOtherFailure(_ failure: QuakeFailure, _ sentence: String) {
    #expect(failure.description == sentence)
  }
}

@Suite struct PlaceTests {
  /// The rules with the built-in gazetteer.
  private let rules = QuakeRules(
    gazetteer: EmbeddedGazetteer(folding: FoundationTextFolding()))

  @Test(arguments: [
    ("-33.8,151.2", -33.8, 151.2), (" 37.78 , -121.98 ", 37.78, -121.98), ("0,0", 0, 0),
    ("-90,0", -90, 0), ("+1.5,190", 1.5, -170), ("1e1,2", 10, 2),
  ])
  func readsTwoNumbersAsLatitudeAndLongitude(
    _ typed: String, _ latitude: Double, _ longitude: Double
  ) throws {
    let place = try rules.place(typed)
    #expect(place == Place(at: .fixture(latitude, longitude)))
  }

  @Test(arguments: [
    (-33.8, 151.2, "33.8°S 151.2°E"), (37.7799, -121.978, "37.7799°N 121.978°W"),
    (0, 0, "0°N 0°E"), (-0.0, -0.5, "0°N 0.5°W"), (90, 180, "90°N 180°E"),
  ])
  func namesAPointByItsCoordinates(_ latitude: Double, _ longitude: Double, _ name: String) {
    let place = Place(at: .fixture(latitude, longitude))
    #expect(place.name == name)
    #expect(place.region.isEmpty)
  }

  @Test func resolvesANameToTheLargestPlaceUnlessARegionIsGiven() throws {
    #expect(try rules.place("Portland").region == "Oregon, United States")
    #expect(try rules.place(" portland, maine ").region == "Maine, United States")
  }

  @Test(arguments: ["90.5,0", "0,361", "nan,0", "1,inf"])
  func rejectsAPointOutsideTheGlobe(_ typed: String) {
    expect(
      typed,
      QuakeFieldFailure(
        .near,
        "Latitude must be between −90 and 90, and longitude between −360 and 360, got “\(typed)”."))
  }

  @Test(arguments: ["", " \n"])
  func rejectsAnEmptyPlace(_ typed: String) {
    expect(
      typed,
      QuakeFieldFailure(
        .near, "The place is empty. Use a name, or a latitude and a longitude."))
  }

  @Test(arguments: [("san fran", "“San Francisco”"), ("portl", "“Portland” or “Portland”")])
  func completesAPrefixToNames(_ typed: String, _ names: String) {
    expect(
      typed,
      QuakeFieldFailure(
        .near, "Unknown place “\(typed)”. Did you mean \(names)?", isUnknown: true))
  }

  @Test(arguments: ["Nowhere", "37.78 -121.98", "1,2,3", "37.78,", "12"])
  func suggestsNamesForAnUnknownPlace(_ typed: String) {
    expect(
      typed,
      QuakeFieldFailure(
        .near, "Unknown place “\(typed)”. Use its coordinates, as in “37.78,-121.98”.",
        isUnknown: true))
  }

  @Test func suggestsAtMostThreeNames() throws {
    let failure = try #require(#expect(throws: QuakeFieldFailure.self) { try rules.place("s") })
    #expect(failure.reason.count(of: " or ") == 2)
  }

  private func expect(
    _ typed: String, _ failure: QuakeFieldFailure,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: failure, sourceLocation: sourceLocation) { try rules.place(typed) }
  }
}
