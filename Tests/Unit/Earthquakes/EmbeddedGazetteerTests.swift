import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import EarthquakesInfrastructure

@Suite struct EmbeddedGazetteerTests {
  private let gazetteer = EmbeddedGazetteer(folding: FoundationTextFolding())

  @Test(arguments: [
    ("San Ramon", 37.7799, -121.978), ("Suva", -18.1416, 178.4419), ("Quito", -0.1807, -78.4678),
    ("Istanbul", 41.0082, 28.9784), ("South Pole", -90, 0),
  ])
  func knowsWhereCitiesAre(_ name: String, _ latitude: Double, _ longitude: Double) {
    #expect(gazetteer.places(named: name).first?.coordinates == .fixture(latitude, longitude))
  }

  @Test(arguments: [
    ("sao paulo", "São Paulo"), ("SÃO PAULO", "São Paulo"), ("ＴＯＫＹＯ", "Tokyo"),
    ("  new   york ", "New York"), ("port au prince", "Port-au-Prince"),
    ("nukualofa", "Nuku’alofa"), ("Nuku'alofa", "Nuku’alofa"), ("st johns", "St. John’s"),
  ])
  func ignoresCaseWidthAccentsAndPunctuation(_ typed: String, _ name: String) {
    #expect(gazetteer.places(named: typed).map(\.name) == [name])
  }

  @Test(arguments: [
    ("東京", "Tokyo"), ("NYC", "New York"), ("Lodz", "Łódź"), ("Diyarbakir", "Diyarbakır"),
    ("Washington, D.C.", "Washington"), ("서울", "Seoul"), ("القاهرة", "Cairo"), ("मुंबई", "Mumbai"),
  ])
  func knowsTheOtherNamesOfACity(_ typed: String, _ name: String) {
    #expect(gazetteer.places(named: typed).first?.name == name)
  }

  @Test(arguments: [
    ("Portland, Oregon", "Oregon, United States"), ("portland,me", "Maine, United States"),
    ("Portland, Maine, USA", "Maine, United States"), ("La Paz, México", "Mexico"),
    ("Victoria, BC", "British Columbia, Canada"), ("San José, Costa Rica", "Costa Rica"),
  ])
  func distinguishesPlacesOfOneNameByRegion(_ typed: String, _ region: String) {
    #expect(gazetteer.places(named: typed).map(\.region) == [region])
  }

  @Test(arguments: ["", "  ", ",", "Tok", "Portland, Ontario", "Tokyo Japan"])
  func requiresTheWholeName(_ typed: String) {
    #expect(gazetteer.places(named: typed).isEmpty)
  }

  @Test func findsByTheBeginningsOfWordsInNameAndRegion() {
    #expect(names("san fr") == ["San Francisco"])
    #expect(names("new zea welli") == ["Wellington"])
    #expect(names("東") == ["Tokyo"])
    #expect(names("aland").isEmpty)
  }

  @Test func findsTheLargestPlacesUpToALimit() {
    #expect(gazetteer.places(matching: "japan", limit: 2).map(\.name) == ["Tokyo", "Yokohama"])
    #expect(gazetteer.places(matching: "japan", limit: 0).isEmpty)
    #expect(gazetteer.places(matching: "japan", limit: -1).isEmpty)
  }

  @Test func findsEveryPlaceForABlankQuery() {
    #expect(names("") == names(" \n") && names("").count == GazetteerTable.cities.count)
  }

  @Test(arguments: [" . ", "\"", "“…", "’"])
  func findsNoPlaceForAQueryOfPunctuation(_ query: String) {
    #expect(names(query).isEmpty)
  }

  private func names(_ query: String) -> [String] {
    gazetteer.places(matching: query, limit: .max).map(\.name)
  }
}

@Suite struct GazetteerTableTests {
  private let cities = GazetteerTable.cities

  @Test func hasSomeHundredCitiesTheLargestFirst() {
    #expect((300...1000).contains(cities.count))
    #expect(cities.map(\.population) == cities.map(\.population).sorted(by: >))
  }

  @Test func hasNoCityTwice() {
    let names = cities.map { "\($0.place.name), \($0.place.region)" }
    #expect(Set(names).count == names.count)
    #expect(Set(cities.map(\.place.coordinates)).count == cities.count)
  }

  /// The region distinguishes places of the same name, for display and for input.
  @Test func findsAPlaceByItsNameAndRegion() {
    let gazetteer = EmbeddedGazetteer(folding: FoundationTextFolding())
    for index in stride(from: 0, to: cities.count, by: 25) {
      let place = cities[index].place
      #expect(gazetteer.places(named: "\(place.name), \(place.region)").contains(place))
    }
  }

  @Test(arguments: [
    "", "Tokyo;35;139;1", "Tokyo;95;139;1;Japan;;", "Tokyo;x;139;1;Japan;;",
    "Tokyo;35;139;many;Japan;;",
  ])
  func rejectsAnInvalidLineOfTheGazetteer(_ line: String) {
    #expect(GazetteerCity(Substring(line)) == nil)
  }

  @Test func readsTheNamesOfACityAndOfItsRegion() throws {
    let city = try #require(
      GazetteerCity("New York City;40.7;-74;8804;New York, United States;NY|USA;New York|NYC"))
    #expect(city.names == ["New York City", "New York", "NYC"])
    #expect(city.regions == ["New York", "United States", "NY", "USA"])
  }
}
