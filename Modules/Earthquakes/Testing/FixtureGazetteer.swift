import CoreDomain
public import EarthquakesDomain

/// A gazetteer of a few well-known places, for tests. It compares names without regard to case, but
/// does not ignore width and accents, and accepts only the whole region after a comma.
public struct FixtureGazetteer: Gazetteer {
  /// The places, sorted by size, the largest first.
  public static let places = [
    Place(name: "Tokyo", region: "Japan", coordinates: .fixture(35.69, 139.69)),
    Place(
      name: "Portland", region: "Oregon, United States", coordinates: .fixture(45.52, -122.68)),
    Place(name: "Suva", region: "Fiji", coordinates: .fixture(-18.14, 178.44)),
    Place.sanRamon,
    Place(name: "Portland", region: "Maine, United States", coordinates: .fixture(43.66, -70.25)),
  ]

  public init() {}

  public func places(matching query: String, limit: Int) -> [Place] {
    let wanted = Self.words(query)
    guard !wanted.isEmpty || DisplayText.trimmed(query).isEmpty else { return [] }
    let found = Self.places.filter { place in
      let words = Self.words("\(place.name) \(place.region)")
      return wanted.allSatisfy { start in words.contains { $0.hasPrefix(start) } }
    }
    return Array(found.prefix(max(0, limit)))
  }

  public func places(named name: String) -> [Place] {
    let name = name.lowercased()
    return Self.places.filter { place in
      [place.name, "\(place.name), \(place.region)"].contains { $0.lowercased() == name }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
