import CoreDomain

/// A line that the user types in a browse session, split into its first word and the rest.
package struct BrowseLine: Hashable, Sendable {
  /// The first word as it was typed.
  package let typed: String
  package let rest: String

  /// The line without white space around it, and with one space after the first word.
  package var whole: String { rest.isEmpty ? typed : "\(typed) \(rest)" }

  /// The first word in lower case, to compare with the names of commands.
  package var word: String { typed.lowercased() }

  package init(_ line: String) {
    let parts = line.unicodeScalars.split(maxSplits: 1, whereSeparator: \.properties.isWhitespace)
    typed = parts.first.map(String.init) ?? ""
    rest = parts.dropFirst().first.map { DisplayText.trimmed(String($0)) } ?? ""
  }
}

/// The entry of a command in the help of a browse session.
package struct BrowseHelp: Hashable, Sendable {
  package let word: String
  /// The one-letter alias, or `nil` if the command has no alias.
  var letter: String?
  /// The placeholder of the argument; empty if the command takes no argument.
  package var argument = ""
  package let purpose: String

  /// The command as a button. Views offer it below their output.
  package var button: BrowseButton {
    BrowseButton(key: letter ?? word, label: word.prefix(1).uppercased() + word.dropFirst())
  }

  /// The command as a line of the help. If the command is too long for its column, the description
  /// is on the next line.
  package var line: String {
    let usage = "\(letter.map { $0 + ", " } ?? "")\(word) \(argument)"
    let room = 30 - usage.count
    let gap = (room > 0 ? "" : "\n") + String(repeating: " ", count: room > 0 ? room : 32)
    return "  \(usage)\(gap)\(purpose)\n"
  }
}
