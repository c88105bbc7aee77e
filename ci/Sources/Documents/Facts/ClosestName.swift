/// Finds the name that somebody may have meant.
enum ClosestName {
  /// The name that differs least from a word, or nothing when all differ in more than a third of
  /// it. Of names that differ alike, the first in order.
  static func of(_ word: String, among names: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    let letters = Array(word.lowercased())
    var best: (name: String, distance: Int)?
    for name in names where abs(name.count - word.count) <= limit {
      let found = distance(letters, Array(name.lowercased()))
      guard found <= limit else { continue }
      if let best, (best.distance, best.name) <= (found, name) { continue }
      best = (name, found)
    }
    return best?.name
  }

  /// “; did you mean …?” or nothing.
  static func hint(_ word: String, among names: some Sequence<String>) -> String {
    of(word, among: names).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// How many letters have to be put in, taken out, changed or swapped with the next one.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var earlier: [Int] = []
    var previous = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        let changed = previous[j] + (one[i] == other[j] ? 0 : 1)
        var least = min(previous[j + 1] + 1, row[j] + 1, changed)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, earlier[j - 1] + 1)
        }
        row.append(least)
      }
      earlier = previous
      previous = row
    }
    return previous[other.count]
  }
}
