/// A line of a browse session: its first word and the rest.
struct BrowseLine: Hashable, Sendable {
  /// The first word as it was typed.
  let typed: String
  let rest: String

  /// The whole line without surrounding spaces, with one space after the first word.
  var whole: String { rest.isEmpty ? typed : "\(typed) \(rest)" }

  /// The first word, in lower case.
  var word: String { typed.lowercased() }

  init(_ line: String) {
    let parts = line.unicodeScalars.split(maxSplits: 1, whereSeparator: \.properties.isWhitespace)
    typed = parts.first.map(String.init) ?? ""
    rest = parts.dropFirst().first.map { String($0).withoutBlanksAround } ?? ""
  }
}

/// The entry of a command in the help of a browse session.
struct BrowseHelp: Hashable, Sendable {
  let word: String
  /// The one-letter alias, or `nil`.
  var letter: String?
  /// The argument's placeholder.
  var argument = ""
  /// The command's description.
  let purpose: String

  /// The command as a button.
  var button: BrowseButton {
    BrowseButton(key: letter ?? word, label: word.prefix(1).uppercased() + word.dropFirst())
  }

  /// The command as a line of the help.
  var line: String {
    let usage = "\(letter.map { $0 + ", " } ?? "")\(word) \(argument)"
    let gap = String(repeating: " ", count: max(1, 30 - usage.count))
    return "  \(usage)\(gap)\(purpose)\n"
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = unicodeScalars.firstIndex(where: isInk),
      let last = unicodeScalars.lastIndex(where: isInk)
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
