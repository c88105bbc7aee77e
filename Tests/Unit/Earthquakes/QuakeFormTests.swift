import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct QuakeFormTests {
  private let rules = QuakeRules.fixture

  @Test(arguments: ["", " \n"])
  func aBlankFormAsksAsUsual(_ blank: String) throws {
    let form = QuakeForm(near: blank, radius: blank, since: blank, minimumMagnitude: blank)
    let question = try form.question(by: rules)
    #expect(question.place.name == "San Ramon")
    #expect(question.radius.kilometres == 100)
    #expect(question.since.iso8601 == "2015-10-01")
    #expect(question.minimumMagnitude == nil)
  }

  @Test func whatIsFilledInIsAsked() throws {
    let form = QuakeForm(
      near: "-33.8,151.2", radius: " 250.5 ", since: "2020-02-29", minimumMagnitude: "-0.5")
    let question = try form.question(by: rules)
    #expect(question.place == .fixture(-33.8, 151.2))
    #expect(question.radius == .fixture(250.5))
    #expect(question.since == .fixture("2020-02-29"))
    #expect(question.minimumMagnitude == .fixture(-0.5))
  }

  @Test(arguments: ["far", "-1", "20001.7", "100 km", "nan", "1,5"])
  func aRadiusOutOfBoundsIsRefusedInASentence(_ typed: String) {
    expect(
      QuakeForm(radius: typed),
      .malformedNumber(typed, of: "radius", wanted: "0 to 20001.6 km"),
      "“\(typed)” is no radius: it has to be 0 to 20001.6 km.")
  }

  @Test(arguments: ["strong", "-10.1", "12.1", "inf"])
  func aMagnitudeOutOfBoundsIsRefusedInASentence(_ typed: String) {
    expect(
      QuakeForm(minimumMagnitude: typed),
      .malformedNumber(typed, of: "magnitude", wanted: "−10 to 12"),
      "“\(typed)” is no magnitude: it has to be −10 to 12.")
  }

  @Test func aDayThatIsNoneIsRefusedInASentence() {
    expect(
      QuakeForm(since: "10/1/2015"), .malformedStart("10/1/2015"),
      "“10/1/2015” is no day. Write it as 2015-10-01.")
  }

  @Test func aPlaceThatNobodyKnowsIsRefused() {
    #expect(throws: QuakeFailure.unknownPlace("Nowhere", similar: [])) {
      try QuakeForm(near: "Nowhere").question(by: rules)
    }
  }

  @Test func aMessageRepeatsNoControlCharactersAndNoBooks() {
    let failure = QuakeFailure.malformedStart("\u{1B}[2J" + String(repeating: "a", count: 100))
    #expect(
      failure.description
        == "“\u{FFFD}[2J" + String(repeating: "a", count: 76)
        + "…” is no day. Write it as 2015-10-01.")
  }

  private func expect(
    _ form: QuakeForm, _ failure: QuakeFailure, _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: failure, sourceLocation: sourceLocation) { try form.question(by: rules) }
    #expect(failure.description == sentence, sourceLocation: sourceLocation)
  }
}

@Suite struct QuakeListFormTests {
  private let rules = QuakeRules.fixture

  @Test func aBlankFormListsTheTwentyNewest() throws {
    let request = try QuakeListForm().request(by: rules)
    #expect(request.order == .newest)
    #expect(request.limit == 20)
    #expect(request.question == (try QuakeForm().question(by: rules)))
  }

  @Test(arguments: [(" largest ", QuakeOrder.largest), ("nearest", .nearest), ("newest", .newest)])
  func anOrderIsAName(_ typed: String, _ order: QuakeOrder) throws {
    #expect(try QuakeListForm(order: typed).request(by: rules).order == order)
  }

  @Test func anotherOrderIsRefusedWithTheOnesThatThereAre() {
    let failure = QuakeFailure.malformedOrder("oldest")
    #expect(throws: failure) { try QuakeListForm(order: "oldest").request(by: rules) }
    #expect(
      failure.description
        == "“oldest” is no order. There are “newest”, “largest”, “nearest”.")
  }

  @Test func aMisspeltOrderGetsTheNearestOne() {
    #expect(
      QuakeFailure.malformedOrder("largset").description
        == "“largset” is no order. There are “newest”, “largest”, “nearest”. "
        + "Did you mean “largest”?")
  }

  @Test(arguments: [("1", 1), (" 40000", 40_000)])
  func takesALimitOfTheWholeRange(_ typed: String, _ limit: Int) throws {
    #expect(try QuakeListForm(limit: typed).request(by: rules).limit == limit)
  }

  @Test(arguments: ["0", "-1", "40001", "many", "1.5", "99999999999999999999"])
  func rejectsALimitOutOfRangeAndNamesTheRange(_ typed: String) throws {
    let failure = #expect(throws: QuakeFailure.self) {
      try QuakeListForm(limit: typed).request(by: rules)
    }
    #expect(
      try #require(failure).description
        == "The limit must be from 1 to 40000, got “\(typed)”. "
        + "Write a whole number in that range, or leave it out.")
  }
}
