public import CoreDomain
public import EarthquakesDomain

/// A built-in gazetteer of several hundred cities: every capital, the largest cities, and towns in
/// seismic regions.
///
/// It works offline, and parses its table on first use. It receives a `TextFolding` for comparing
/// texts, so that `sao paulo` and `ＴＯＫＹＯ` match. Cities also have native names in other scripts
/// (`東京`) and former names (`Saigon`).
public struct EmbeddedGazetteer: Gazetteer {
  private let folding: any TextFolding

  public init(folding: any TextFolding) {
    self.folding = folding
  }

  public func places(matching query: String, limit: Int) -> [Place] {
    let beginnings = words(query)
    guard limit > 0, !beginnings.isEmpty || DisplayText.trimmed(query).isEmpty else { return [] }
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

  /// Whether the text is a part of the city's region: `Oregon`, `OR` or `United States`.
  private func isRegion(_ text: String, of city: GazetteerCity) -> Bool {
    let key = words(text)
    return city.regions.contains { words($0) == key }
  }

  /// Returns the words of a text for comparison: folded, without punctuation and apostrophes.
  private func words(_ text: String) -> [String] {
    folding.folded(text).filter { !Self.apostrophes.contains($0) }
      .split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  /// These characters are removed, so that `st johns` and `nukualofa` match.
  private static let apostrophes: Set<Character> = ["'", "’", "‘", "ʻ", "ʼ", "`"]
}
