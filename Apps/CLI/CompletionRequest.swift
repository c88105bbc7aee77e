import ArgumentParser
import Composition

/// What a shell asks when somebody presses Tab behind an argument whose values are stored.
///
/// The scripts of `--generate-completion-script` ask it with `---completion`, the names of the commands, `--`, the argument,
/// the number of the word at the cursor, how many of its characters stand before the cursor, and all words of the line.
struct CompletionRequest: Hashable, Sendable {
  /// The names of the commands: `bookmarks`, `list`.
  let commands: [String]
  /// An option with its hyphens, or `positional@0`.
  let argument: String
  /// What was typed of the value.
  let typed: String
  private let words: [String]

  /// Reads arguments of the program; `nil` if they are not a request.
  init?(_ arguments: [String]) {
    guard arguments.first == "---completion" else { return nil }
    let rest = arguments.dropFirst()
    commands = rest.prefix { $0 != "--" }.map(\.self)
    let question = Array(rest.dropFirst(commands.count + 1))
    argument = question.first ?? ""
    let places = question.dropFirst().prefix(2).compactMap { Int($0) }
    words = Array(question.dropFirst(3))
    guard places.count == 2, words.indices.contains(places[0]), places[1] >= 0 else {
      typed = ""
      return
    }
    typed = String(words[places[0]].prefix(places[1]))
  }

  /// The value of an option of the line, if it is typed there.
  func option(_ name: String) -> String? {
    for (index, word) in words.enumerated() {
      if word == name, words.indices.contains(index + 1) { return words[index + 1] }
      if word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
    }
    return nil
  }

  /// What the options of the line set.
  var settings: [Setting: SettingValue] {
    var settings: [Setting: SettingValue] = [:]
    if let folder = option("--data-dir") { settings[.dataFolder] = .text(folder) }
    if words.contains("--demo") { settings[.demo] = .flag(true) }
    return settings
  }

  /// How many values are offered at most.
  static let most = 200
}

extension CompletionKind {
  /// Values that are stored. The program answers for them before the parser is asked, since it alone knows
  /// where they are: see ``CommandLineFeature/values(for:from:)``.
  static var stored: CompletionKind { .custom { @Sendable _, _, _ in [String]() } }
}
