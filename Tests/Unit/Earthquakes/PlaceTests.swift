import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import Testing

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
    #expect(failure.reason.components(of: " or ") == 3)
  }

  private func expect(
    _ typed: String, _ failure: QuakeFieldFailure,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: failure, sourceLocation: sourceLocation) { try rules.place(typed) }
  }
}

extension String {
  fileprivate func components(of separator: String) -> Int {
    split(separator: separator).count
  }
}
