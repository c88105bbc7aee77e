/// A choice that a browse session offers. The user selects it by typing its key or its label.
package struct BrowseButton: Hashable, Sendable {
  package let key: String
  package let label: String

  /// The key and the label as an indented line, with a line break.
  package var line: String { "   \(key)  \(label)\n" }

  /// Whether the typed text selects this button.
  func isMeant(by typed: String) -> Bool {
    [key, label.lowercased()].contains(typed.lowercased())
  }

  /// Returns a button for each label. The key is the first letter of the label. If an earlier
  /// button has that letter, or if the label does not start with a letter, the key is the button's
  /// number.
  static func row(of labels: [String]) -> [BrowseButton] {
    var taken: Set<String> = []
    return labels.enumerated().map { index, label in
      let letter = label.first.map { $0.lowercased() } ?? ""
      let isFree = label.first?.isLetter == true && taken.insert(letter).inserted
      return BrowseButton(key: isFree ? letter : String(index + 1), label: label)
    }
  }
}
