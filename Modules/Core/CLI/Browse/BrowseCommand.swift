import CoreDomain

/// A command of a browse session: its name, its help, and what it does.
package struct BrowseCommand<Part>: Sendable {
  package let help: BrowseHelp
  /// The feature that the command leads to; `nil` means the command's own feature. The command is
  /// missing from sessions without that feature.
  let feature: String?
  package let run: @Sendable (inout Part, BrowseArgument) async throws(BrowseFailure) -> Void

  /// - Parameters:
  ///   - word: The name of the command.
  ///   - letter: Its one-letter alias.
  ///   - argument: The placeholder of the argument in the help. Optional arguments are in brackets.
  ///     If it is empty, the command takes no argument.
  ///   - help: The description of the command in the help.
  ///   - feature: The name of the feature that the command leads to. Sessions without that feature
  ///     do not have the command. `nil` means the command's own feature.
  ///   - run: Runs the command with the typed argument.
  package init(
    _ word: String, _ letter: String? = nil, _ argument: String = "", help: String,
    in feature: String? = nil,
    run: @escaping @Sendable (inout Part, BrowseArgument) async throws(BrowseFailure) -> Void
  ) {
    self.help = BrowseHelp(word: word, letter: letter, argument: argument, purpose: help)
    self.feature = feature
    self.run = run
  }

  /// Whether a line starts with the command's name or its alias.
  func isMeant(by line: BrowseLine) -> Bool {
    [help.word, help.letter].contains(line.word)
  }
}

extension BrowseCommand where Part: BrowsePart {
  /// Creates a command that shows a place of the feature, such as a list.
  package init(_ word: String, _ letter: String? = nil, help: String, visits place: Part.Place) {
    self.init(word, letter, help: help) { part, _ throws(BrowseFailure) in
      try await part.visit(place)
    }
  }
}

/// The argument of a command, as it was typed.
package struct BrowseArgument: Sendable {
  package let text: String
  private let help: BrowseHelp

  package init(_ text: String, of help: BrowseHelp) {
    self.text = text
    self.help = help
  }

  /// Returns the text. Throws a ``BrowseFailure/mistake(_:)`` with the usage of the command if the
  /// text is empty.
  package func required() throws(BrowseFailure) -> String {
    guard !text.isEmpty else { throw usage() }
    return text
  }

  /// Returns the text as the name of a file. Throws a ``BrowseFailure/mistake(_:)`` if it is empty
  /// or `-`, because the session itself uses standard input and output.
  package func file() throws(BrowseFailure) -> String {
    guard !text.isEmpty, text != "-" else { throw usage("with the name of a file") }
    return text
  }

  /// Returns the entry of the displayed list that has the typed number. The first entry has the
  /// number 1.
  ///
  /// - Parameter typed: The typed number. By default, it is the whole argument.
  /// - Throws: ``BrowseFailure/mistake(_:)`` if no entry has the number.
  package func entry<Entry>(
    of entries: [Entry], _ typed: String? = nil
  ) throws(BrowseFailure) -> Entry {
    let typed = typed ?? text
    guard !entries.isEmpty else {
      throw .mistake("The list is empty, so it has no entries to choose.")
    }
    guard !typed.isEmpty else { throw usage("with a number from 1 to \(entries.count)") }
    guard let number = Int(typed), entries.indices.contains(number &- 1) else {
      throw .mistake(
        "There is no entry “\(typed.harmless)”. Use a number from 1 to \(entries.count).")
    }
    return entries[number - 1]
  }

  /// Returns the enumeration case whose raw value the user typed, in upper or lower case. The raw
  /// values must be in lower case.
  ///
  /// - Throws: ``BrowseFailure/mistake(_:)``, which lists the valid values, if no case matches.
  package func choice<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type
  ) throws(BrowseFailure) -> Value {
    guard let value = Value(rawValue: text.lowercased()) else {
      let known = Value.allCases.map(\.rawValue)
      throw .mistake(
        "Write “\(help.word) \(known.joined(separator: "|"))”."
          + Spelling.suggestion(for: text, among: known))
    }
    return value
  }

  private func usage(_ advice: String? = nil) -> BrowseFailure {
    .mistake("Write “\(help.word) \(help.argument)”\(advice.map { ", \($0)" } ?? "").")
  }
}
