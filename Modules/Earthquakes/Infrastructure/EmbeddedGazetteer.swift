public import CoreDomain
public import EarthquakesDomain

/// A gazetteer of some hundred cities that stands in the program: every capital, the largest cities, and
/// towns where the ground often shakes.
///
/// It is there without a network, and costs nothing before somebody asks. How texts are compared comes in
/// from outside, so `sao paulo` and `ＴＯＫＹＯ` are found. Cities have further names, too: in their own
/// language where that has letters of its own (`東京`), and the ones that they had before (`Saigon`).
public struct EmbeddedGazetteer: Gazetteer {
  private let folding: any TextFolding

  public init(folding: any TextFolding) {
    self.folding = folding
  }

  public func places(matching query: String, limit: Int) -> [Place] {
    guard limit > 0 else { return [] }
    let beginnings = words(query)
    let found = GazetteerTable.cities.lazy.filter { city in
      let words = city.texts.flatMap(words)
      return beginnings.allSatisfy { beginning in words.contains { $0.hasPrefix(beginning) } }
    }
    return found.prefix(limit).map(\.place)
  }

  public func places(named name: String) -> [Place] {
    let whole = cities(named: name)
    if !whole.isEmpty { return whole.map(\.place) }
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return [] }
    return cities(named: parts[0])
      .filter { city in parts.dropFirst().allSatisfy { isRegion($0, of: city) } }
      .map(\.place)
  }
}

extension EmbeddedGazetteer {
  private func cities(named name: String) -> [GazetteerCity] {
    let key = words(name)
    guard !key.isEmpty else { return [] }
    return GazetteerTable.cities.filter { city in city.names.contains { words($0) == key } }
  }

  /// Whether a text is one of the parts of a city's region: `Oregon`, `OR` or `United States`.
  private func isRegion(_ text: String, of city: GazetteerCity) -> Bool {
    let key = words(text)
    return city.regions.contains { words($0) == key }
  }

  /// The words of a text as they are compared: folded, and without what stands between and within them.
  private func words(_ text: String) -> [String] {
    folding.folded(text).filter { !Self.apostrophes.contains($0) }
      .split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  /// What is left out in `st johns` and `nukualofa`.
  private static let apostrophes: Set<Character> = ["'", "’", "‘", "ʻ", "ʼ", "`"]
}
