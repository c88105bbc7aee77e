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

  /// Returns a button for each label. The key is the first letter of the label, or the number of
  /// the button if an earlier one has that letter or the label does not start with a letter.
  static func row(of labels: [String]) -> [BrowseButton] {
    var taken: Set<String> = []
    return labels.enumerated().map { index, label in
      let letter = label.first.map { $0.lowercased() } ?? ""
      let isFree = label.first?.isLetter == true && taken.insert(letter).inserted
      return BrowseButton(key: isFree ? letter : String(index + 1), label: label)
    }
  }
}
