package import ArgumentParser
import CoreDomain

extension ParsableCommand {
  /// Parses the arguments of the program, and returns the command that they name.
  ///
  /// - Throws: The message to print instead: a usage error, or the requested help or version. If
  ///   the arguments name only a group of commands, throws the help of the group.
  package static func leaf(of arguments: [String]) throws -> any SeamsLeafCommand {
    try checkCommands(of: arguments)
    var command = try parseAsRoot(PlainText.marked(arguments))
    if let leaf = command as? any SeamsLeafCommand { return leaf }
    try command.run()
    throw CleanExit.message("")
  }

  /// Rejects unknown commands, which the parser would report as surplus arguments of a group, or
  /// ignore after `help`.
  private static func checkCommands(of arguments: [String]) throws {
    var group: any ParsableCommand.Type = self
    for word in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      let commands = group.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
      guard let command = commands.command(named: word) else {
        let names = commands.map { $0._commandName }
        let suggestion = Spelling.suggestion(for: word, among: names)
        throw ValidationError(
          "Unknown command “\(word)”."
            + (suggestion.isEmpty ? " Use one of: \(names.joined(separator: ", "))." : suggestion))
      }
      group = command
    }
  }

  /// Returns the name of this command, and those of the subcommands at the start of the arguments.
  package static func words(in arguments: [String]) -> [String] {
    var words = [_commandName]
    var group: any ParsableCommand.Type = self
    for word in arguments {
      guard let command = group.configuration.subcommands.command(named: word) else { break }
      words.append(command._commandName)
      group = command
    }
    return words
  }
}

extension [any ParsableCommand.Type] {
  fileprivate func command(named word: String) -> (any ParsableCommand.Type)? {
    first { $0._commandName == word || $0.configuration.aliases.contains(word) }
  }
}
