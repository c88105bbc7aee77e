import ArgumentParser
import Composition
import CoreDomain

/// The program's commands: a group per feature, and the browse session.
///
/// The parser creates commands from their types, so the features of a program are part of this
/// type: `SeamsCommand<RecipesFeature>` has the commands of one feature, and `SeamsCommand< >` has
/// none.
struct SeamsCommand<each Each: CommandLineFeature>: RootCommand {
  static var configuration: CommandConfiguration {
    let paragraphs = [
      features.isEmpty ? FirstFeature.text : "",
      """
      Settings come from options, then from environment variables, then from the \
      configuration file: a JSON object with the keys dataDir, color, pager, \
      certificates\(ServiceHelp.keys). \(ServiceHelp.tokens)
      """,
      "Dates and times are in UTC.",
    ]
    return CommandConfiguration(
      commandName: "seams",
      abstract: "The features of Seams, a reference architecture for testable Swift.",
      discussion: paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n"),
      version: "0.1.0",
      subcommands: features.map(\.commands) + [BrowseCommand<Self>.self])
  }

  static var features: [any CommandLineFeature] {
    var features: [any CommandLineFeature] = []
    for feature in repeat each list.features { features.append(feature) }
    return features
  }

  /// Compiles only if every feature is a ``CommandLineFeature``.
  private static var list: FeatureList<repeat each Each> {
    FeatureList(repeat (each Each)())
  }
}

/// The root of the command tree.
protocol RootCommand: ParsableCommand, SendableMetatype {
  /// The features of the program in display order.
  static var features: [any CommandLineFeature] { get }
}

extension RootCommand {
  /// Returns the command that the arguments select.
  ///
  /// - Throws: The parser's message: a usage error, or the requested help or version. A group
  ///   without a command throws its help.
  static func leaf(of arguments: [String]) throws -> any SeamsLeafCommand {
    try checkCommands(of: arguments)
    var command = try parseAsRoot(PlainText.marked(arguments))
    if let leaf = command as? any SeamsLeafCommand { return leaf }
    try command.run()
    throw CleanExit.message("")
  }

  /// Rejects unknown commands, which the parser would report as surplus arguments of a group.
  private static func checkCommands(of arguments: [String]) throws {
    var group: any ParsableCommand.Type = self
    for word in arguments {
      let commands = group.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
      guard
        let command = commands.first(where: {
          $0._commandName == word || $0.configuration.aliases.contains(word)
        })
      else {
        let names = commands.map { $0._commandName }
        let suggestion = Spelling.suggestion(for: word, among: names)
        throw ValidationError(
          "Unknown command “\(word)”."
            + (suggestion.isEmpty ? " Use one of: \(names.joined(separator: ", "))." : suggestion))
      }
      group = command
    }
  }
}
