import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import Testing

@Suite struct PlaceTests {
  /// The rules with the built-in gazetteer.
  private let rules = QuakeRules(
    trigonometry: FoundationTrigonometry(),
    gazetteer: EmbeddedGazetteer(folding: FoundationTextFolding()))

  @Test(arguments: [
    ("-33.8,151.2", -33.8, 151.2), (" 37.78 , -121.98 ", 37.78, -121.98), ("0,0", 0, 0),
    ("-90,0", -90, 0), ("+1.5,190", 1.5, -170), ("1e1,2", 10, 2),
  ])
  func twoNumbersAreAPointLatitudeFirst(
    _ typed: String, _ latitude: Double, _ longitude: Double
  ) throws {
    let place = try rules.place(typed)
    #expect(place == Place(at: .fixture(latitude, longitude)))
  }

  @Test(arguments: [
    (-33.8, 151.2, "33.8°S 151.2°E"), (37.7799, -121.978, "37.7799°N 121.978°W"),
    (0, 0, "0°N 0°E"), (-0.0, -0.5, "0°N 0.5°W"), (90, 180, "90°N 180°E"),
  ])
  func aPointIsCalledByItsCoordinates(_ latitude: Double, _ longitude: Double, _ name: String) {
    let place = Place(at: .fixture(latitude, longitude))
    #expect(place.name == name)
    #expect(place.region.isEmpty)
  }

  @Test func aNameIsThatOfTheLargestPlaceUnlessTheRegionIsSaid() throws {
    #expect(try rules.place("Portland").region == "Oregon, United States")
    #expect(try rules.place(" portland, maine ").region == "Maine, United States")
  }

  @Test(arguments: ["90.5,0", "0,361", "nan,0", "1,inf"])
  func aPointOutsideOfTheGlobeIsRefused(_ typed: String) {
    let failure = QuakeFailure.malformedPlace(
      typed, reason: "a latitude is −90 to 90, and a longitude −360 to 360")
    #expect(throws: failure) { try rules.place(typed) }
    #expect(
      failure.description
        == "“\(typed)” is no place: a latitude is −90 to 90, and a longitude −360 to 360.")
  }

  @Test(arguments: ["", " \n"])
  func nothingIsNoPlace(_ typed: String) {
    #expect(
      throws: QuakeFailure.malformedPlace(
        typed, reason: "write a name, or a latitude and a longitude")
    ) { try rules.place(typed) }
  }

  @Test func aNameThatIsCutBringsTheOnesThatBeginSo() {
    let failure = QuakeFailure.unknownPlace("san fran", similar: ["San Francisco"])
    #expect(throws: failure) { try rules.place("san fran") }
    #expect(
      failure.description == "No place “san fran” is known. Do you mean “San Francisco”?")
  }

  @Test(arguments: ["Nowhere", "37.78 -121.98", "1,2,3", "37.78,", "12"])
  func aNameThatNothingIsLikeBringsAdvice(_ typed: String) {
    let failure = QuakeFailure.unknownPlace(typed, similar: [])
    #expect(throws: failure) { try rules.place(typed) }
    #expect(
      failure.description
        == "No place “\(typed)” is known. Write its coordinates, as in “37.78,-121.98”.")
  }

  @Test func threeNamesAreSuggestedAtMost() {
    #expect(
      QuakeFailure.unknownPlace("x", similar: ["A", "B", "C"]).description
        == "No place “x” is known. Do you mean “A” or “B” or “C”?")
    #expect {
      try rules.place("s")
    } throws: { error in
      guard case .unknownPlace(_, let similar)? = error as? QuakeFailure else { return false }
      return similar.count == 3
    }
  }
}
