/// Suggests corrections for misspelled words, such as the names of commands.
public enum Spelling {
  /// Returns a question to append to an error message: ` Did you mean “list”?` It starts with a
  /// space. Returns an empty string if no known word is similar.
  public static func suggestion(for typed: String, among known: [String]) -> String {
    nearest(to: typed, among: known).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// Returns the known word that needs the fewest edits; in a tie, the first such word. Upper and
  /// lower case are equal.
  ///
  /// - Returns: `nil` if no word is close enough, or if the typed word has more than 60 characters.
  ///   A word is close enough if it needs at most one edit, or one for every three typed
  ///   characters.
  public static func nearest(to typed: String, among known: [String]) -> String? {
    guard typed.count <= longest else { return nil }
    let limit = max(1, typed.count / 3)
    return known.map { ($0, changes(from: typed, to: $0)) }
      .filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// The number of edits between two words, ignoring case. Two swapped neighbors are one edit.
  private static func changes(from one: String, to other: String) -> Int {
    let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
    var (earlier, row) = ([Int](), Array(0...other.count))
    for (line, letter) in one.enumerated() {
      var next = [line + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = row[column] + (letter == candidate ? 0 : 1)
        var least = min(replaced, next[column] + 1, row[column + 1] + 1)
        if line > 0, column > 0, letter == other[column - 1], one[line - 1] == candidate {
          least = min(least, earlier[column - 1] + 1)
        }
        next.append(least)
      }
      (earlier, row) = (row, next)
    }
    return row[other.count]
  }

  /// The maximum length of a word to compare, in characters.
  private static let longest = 60
}
