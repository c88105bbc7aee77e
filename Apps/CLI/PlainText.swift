import ArgumentParser
import CoreDomain

/// Text that may begin with a hyphen: a search for `-video`, a note `-x`.
///
/// To the parser a word that begins with a hyphen is an option, and there is no asking it for
/// anything else where an argument stands. But this program has no options with one hyphen besides
/// `-h`; so every other such word is text, and is marked with a character that no argument of a
/// process can hold. The mark is taken off where the text is read. Options with two hyphens stay
/// the parser's, so a mistyped one is still told.
enum PlainText {
  /// The arguments with the mark in front of each that is text in spite of its hyphen.
  static func marked(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { isText($0) ? mark + $0 : $0 } + arguments[end...]
  }

  /// The text of an argument.
  @Sendable static func read(_ argument: String) -> String {
    argument.hasPrefix(mark) ? String(argument.dropFirst(mark.count)) : argument
  }

  /// The number of an argument.
  @Sendable static func number(_ argument: String) throws -> Int {
    let text = read(argument)
    guard let number = Int(text) else { throw ValidationError("“\(text)” is no whole number.") }
    return number
  }

  /// The limit of a list.
  @Sendable static func limit(_ argument: String) throws -> Int {
    let text = read(argument)
    guard let rows = ListLimit.rows(text) else {
      throw ValidationError(ListLimit.rejection(of: text))
    }
    return rows
  }

  /// What the parser says of arguments, without the marks.
  static func unmarked(_ message: String) -> String {
    message.replacing(mark, with: "")
  }

  private static func isText(_ argument: String) -> Bool {
    argument.utf8.starts(with: "-".utf8) && argument != "-" && argument != "-h"
      && !argument.utf8.starts(with: "--".utf8)
  }

  private static let mark = "\u{0}"
}

extension String {
  /// Whether the text shows as nothing.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }
}
