/// A line of a walk: the word that it begins with, in lower case, and what stands behind it.
struct BrowseLine: Hashable, Sendable {
  /// The word as it was typed.
  let typed: String
  let rest: String

  /// The whole line, with one blank behind its first word and none around it.
  var whole: String { rest.isEmpty ? typed : "\(typed) \(rest)" }

  /// The word in lower case.
  var word: String { typed.lowercased() }

  init(_ line: String) {
    let parts = line.unicodeScalars.split(maxSplits: 1, whereSeparator: \.properties.isWhitespace)
    typed = parts.first.map(String.init) ?? ""
    rest = parts.dropFirst().first.map { String($0).withoutBlanksAround } ?? ""
  }
}

/// An order of a walk, as help tells of it.
struct BrowseHelp: Hashable, Sendable {
  let word: String
  /// The letter that means the same, where there is one.
  var letter: String?
  /// What stands behind the word.
  var argument = ""
  /// What the order does.
  let purpose: String

  /// The order as a line of a list.
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
