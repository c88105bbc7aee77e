package import ArgumentParser

/// A request of a shell to complete an argument whose values are stored, such as the name of a tag.
///
/// The scripts of `--generate-completion-script` call the program with these arguments:
/// `---completion`, the command names, `--`, the argument to complete, the index of the word at the
/// cursor, the number of characters of that word before the cursor, and all words of the line.
package struct CompletionRequest: Hashable, Sendable {
  /// The command whose argument is completed, as the path to it: `bookmarks` and `list` for
  /// `seams bookmarks list`.
  package let commands: [String]
  /// The argument to complete: an option with its hyphens, or `positional@0` for an argument
  /// without a name.
  package let argument: String
  /// The part of the value that is already typed.
  package let typed: String
  private let words: [String]

  /// Parses the program's arguments. Returns `nil` if they are not a completion request.
  package init?(_ arguments: [String]) {
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

  /// Returns the value of an option, such as `--config`, on the typed line.
  package func option(_ name: String) -> String? {
    for (index, word) in words.enumerated() {
      if word == name, words.indices.contains(index + 1) { return words[index + 1] }
      if word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
    }
    return nil
  }

  /// Whether the typed line has a flag, such as `--demo`.
  package func hasFlag(_ name: String) -> Bool { words.contains(name) }

  /// The maximum number of values to return to the shell.
  package static let most = 200

  /// Returns values as lines for the completion script of a shell. For bash, the lines omit values
  /// with `$` or a backquote: bash inserts these characters unquoted, so Enter would run commands
  /// from a stored value.
  ///
  /// - Parameter shell: The name of the shell, which the script sets in `SAP_SHELL`.
  package static func lines(of values: [String], for shell: String?) -> String {
    let words: [String] =
      switch shell {
      case "bash": values.compactMap(quoted)
      // The script shows the text after a colon as a description. It also drops the last line, so
      // an extra line keeps it from dropping a value.
      case "zsh":
        values.map { $0.replacing(#"\"#, with: #"\\"#).replacing(":", with: #"\:"#) } + [" "]
      default: values
      }
    return words.map { $0 + "\n" }.joined()
  }

  /// Returns a value in quotes, because the script for bash expands the lines like a command line.
  /// Returns `nil` for a value that bash would expand after the completion.
  ///
  /// Compares scalars, because a quotation mark with a combining mark is another character.
  private static func quoted(_ value: String) -> String? {
    let scalars = value.unicodeScalars
    guard !scalars.contains(where: { $0 == "$" || $0 == "`" }) else { return nil }
    return "'" + scalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}

extension CompletionKind {
  /// The completion of stored values. The program answers completion requests before it calls the
  /// parser, because only the program can read the stored values: see
  /// ``CLIFeature/values(for:from:)``.
  package static var stored: CompletionKind { .custom { @Sendable _, _, _ in [String]() } }
}
