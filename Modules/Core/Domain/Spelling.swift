/// Suggests corrections for misspelt words.
public enum Spelling {
  /// Returns “ Did you mean “list”?”, or an empty string if no known word is similar.
  public static func suggestion(for typed: String, among known: [String]) -> String {
    nearest(to: typed, among: known).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// Returns the known word that needs the fewest edits; in a tie, the first such word. Returns
  /// `nil` if no word is close enough. A word may need one edit for every three typed characters,
  /// and at least one edit is allowed.
  public static func nearest(to typed: String, among known: [String]) -> String? {
    guard typed.count <= longest else { return nil }
    let limit = max(1, typed.count / 3)
    return known.map { ($0, changes(from: typed, to: $0)) }
      .filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// The Levenshtein distance between two words, ignoring case.
  private static func changes(from one: String, to other: String) -> Int {
    let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, candidate) in other.enumerated() {
        let replaced = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }

  /// The maximum length of a word to compare, in characters.
  private static let longest = 60
}
