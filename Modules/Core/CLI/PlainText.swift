package import ArgumentParser

/// Support for texts that begin with a hyphen: a search for `-video`, a note `-x`.
///
/// The parser treats every word with a leading hyphen as an option, and no configuration changes
/// this for arguments. This program has only one option with a single hyphen, `-h`. So
/// ``marked(_:)`` prefixes every other word with a single hyphen with a character that cannot occur
/// in a process argument, and ``read(_:)`` removes the prefix. Options with two hyphens stay
/// unchanged, so the parser still reports misspelled options.
package enum PlainText {
  /// Adds the prefix to each argument that starts with a single hyphen, except `-` and `-h`.
  /// Arguments after `--` stay unchanged.
  package static func marked(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { isText($0) ? mark + $0 : $0 } + arguments[end...]
  }

  @Sendable package static func read(_ argument: String) -> String {
    argument.hasPrefix(mark) ? String(argument.dropFirst(mark.count)) : argument
  }

  /// Removes the prefixes of ``marked(_:)`` from an error message, which may quote arguments.
  package static func unmarked(_ message: String) -> String {
    message.replacing(mark, with: "")
  }

  private static func isText(_ argument: String) -> Bool {
    argument.utf8.starts(with: "-".utf8) && argument != "-" && argument != "-h"
      && !argument.utf8.starts(with: "--".utf8)
  }

  private static let mark = "\u{0}"
}

extension Option where Value == String? {
  /// Declares an option whose value is a text that may begin with a hyphen.
  ///
  /// - Parameter valueName: The placeholder of the value in the help; by default, the name of the
  ///   option.
  package init(
    name: NameSpecification = .long, text help: String, _ valueName: String? = nil,
    discussion: String? = nil, completion: CompletionKind? = nil
  ) {
    self.init(
      name: name, parsing: .unconditional,
      help: ArgumentHelp(help, discussion: discussion, valueName: valueName),
      completion: completion, transform: PlainText.read)
  }
}

extension Option where Value == [String] {
  /// Declares an option that may be repeated. Each value is a text that may begin with a hyphen.
  package init(
    wrappedValue: [String], name: NameSpecification = .long, text help: String,
    _ valueName: String? = nil, discussion: String? = nil, completion: CompletionKind? = nil
  ) {
    self.init(
      wrappedValue: wrappedValue, name: name, parsing: .unconditionalSingleValue,
      help: ArgumentHelp(help, discussion: discussion, valueName: valueName),
      completion: completion, transform: PlainText.read)
  }
}

extension Argument {
  /// Declares an argument that is a text, which may begin with a hyphen.
  package init(text help: String, _ valueName: String? = nil, completion: CompletionKind? = nil)
  where Value == String {
    self.init(
      help: ArgumentHelp(help, valueName: valueName), completion: completion,
      transform: PlainText.read)
  }

  package init(text help: String, _ valueName: String? = nil, completion: CompletionKind? = nil)
  where Value == String? {
    self.init(
      help: ArgumentHelp(help, valueName: valueName), completion: completion,
      transform: PlainText.read)
  }

  package init(text help: String, _ valueName: String? = nil, completion: CompletionKind? = nil)
  where Value == [String] {
    self.init(
      help: ArgumentHelp(help, valueName: valueName), completion: completion,
      transform: PlainText.read)
  }
}

extension ParsableArguments {
  /// Rejects options with a blank value. A blank value is a mistake, and not a request for the
  /// default.
  package static func refuseBlank(_ options: [(name: String, value: String?)]) throws {
    for (name, value) in options where value?.isBlank == true {
      throw ValidationError("--\(name) needs a value. Omit the option to use the default.")
    }
  }
}

extension String {
  /// Whether the text is empty or consists only of white space.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// The text, or another one if it is blank.
  package func orUsual(_ usual: String) -> String { isBlank ? usual : self }
}
