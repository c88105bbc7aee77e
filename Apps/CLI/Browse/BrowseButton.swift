/// A button on the console: what it says, and the key that presses it.
struct BrowseButton: Hashable, Sendable {
  let key: String
  let label: String

  /// The button as a line of a list.
  var line: String { "   \(key)  \(label)\n" }

  /// Whether somebody who types a text means this button.
  func isMeant(by typed: String) -> Bool {
    [key, label.lowercased()].contains(typed.lowercased())
  }

  /// Buttons with a key for each label: its first letter, or its number where that letter is taken or
  /// there is none.
  static func row(of labels: [String]) -> [BrowseButton] {
    var taken: Set<String> = []
    return labels.enumerated().map { index, label in
      let letter = label.first.map { $0.lowercased() } ?? ""
      let isFree = label.first?.isLetter == true && taken.insert(letter).inserted
      return BrowseButton(key: isFree ? letter : String(index + 1), label: label)
    }
  }
}
