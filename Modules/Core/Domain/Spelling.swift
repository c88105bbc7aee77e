/// Finds the word that somebody meant and misspelt.
public enum Spelling {
  /// “ Did you mean “list”?”, or an empty text if no known word is near.
  public static func suggestion(for typed: String, among known: [String]) -> String {
    nearest(to: typed, among: known).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// The known word that takes the fewest changes, the first one of several; `nil` if each takes more
  /// than one change for every three letters.
  public static func nearest(to typed: String, among known: [String]) -> String? {
    guard typed.count <= longest else { return nil }
    let limit = max(1, typed.count / 3)
    return known.map { ($0, changes(from: typed, to: $0)) }
      .filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// How many letters are put in, left out or replaced: the distance of Levenshtein.
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

  /// A longer word is not compared.
  private static let longest = 60
}
