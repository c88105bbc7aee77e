import CoreDomain

/// A command of a browse session: its name, its help, and what it does.
package struct BrowseCommand<Part>: Sendable {
  package let help: BrowseHelp
  let feature: String?
  package let run: @Sendable (inout Part, BrowseArgument) async throws(BrowseFailure) -> Void

  /// - Parameters:
  ///   - argument: The placeholder of the argument in the help. Optional arguments are in brackets.
  ///     If it is empty, the command takes no argument.
  ///   - feature: The name of the feature that the command leads to. Sessions without that feature
  ///     do not have the command. `nil` means the command's own feature.
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
  let help: BrowseHelp

  /// Returns the text, or throws the usage of the command if it is empty.
  package func required() throws(BrowseFailure) -> String {
    guard !text.isEmpty else { throw usage() }
    return text
  }

  /// Returns the text as the name of a file, or throws the usage of the command if it is empty or
  /// `-`, because the session itself uses standard input and output.
  package func file() throws(BrowseFailure) -> String {
    guard !text.isEmpty, text != "-" else { throw usage("with the name of a file") }
    return text
  }

  /// Returns the entry of the displayed list that has the typed number, by default the whole
  /// argument. The first entry has the number 1.
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

  /// Returns the enumeration case whose raw value, in lower case, the user typed in any case.
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
