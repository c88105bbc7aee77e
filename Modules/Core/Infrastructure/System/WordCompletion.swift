/// Completes the first word of a line.
enum WordCompletion {
  /// Returns the text to insert after the typed text: the rest of the only matching word and a
  /// space, or the next characters that all matching words have in common. Returns `nil` if there
  /// is nothing to insert.
  ///
  /// - Parameter typed: The line up to the cursor.
  static func rest(of typed: String, among words: [String]) -> String? {
    let start = typed.lowercased()
    let matches = words.filter { $0.hasPrefix(start) }
    guard let first = matches.first else { return nil }
    guard matches.count > 1 else { return first.dropFirst(start.count) + " " }
    let common = matches.dropFirst().reduce(first[...]) { $0.commonPrefix(with: $1) }
    return common.count > start.count ? String(common.dropFirst(start.count)) : nil
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
