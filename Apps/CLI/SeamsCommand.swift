import ArgumentParser
import Composition
import CoreDomain

/// The program's commands: a group per feature, and the walk through all screens.
///
/// The parser is handed types and makes the values itself, so the features of a program are part of this
/// type: `SeamsCommand<RecipesFeature>` has the commands of one, and `SeamsCommand< >` of none.
struct SeamsCommand<each Each: CommandLineFeature>: RootCommand {
  static var configuration: CommandConfiguration {
    let paragraphs = [
      features.isEmpty ? FirstFeature.text : "",
      """
      Settings come from options, then from variables of the environment, then from the \
      configuration file: an object in JSON with the keys dataDir, color, \
      certificates\(ServiceHelp.keys). \(ServiceHelp.tokens)
      """,
      "Days and moments are in UTC.",
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

  /// A feature that is no ``CommandLineFeature`` does not compile here.
  private static var list: FeatureList<repeat each Each> {
    FeatureList(repeat (each Each)())
  }
}

/// The command that has all others in it.
protocol RootCommand: ParsableCommand, SendableMetatype {
  /// The features of the program, in the order in which they are shown.
  static var features: [any CommandLineFeature] { get }
}

extension RootCommand {
  /// The command that arguments name.
  ///
  /// - Throws: what the parser has to say: a usage error, or the help or version that was asked
  ///   for. A group by itself shows what there is in it.
  static func leaf(of arguments: [String]) throws -> any SeamsLeafCommand {
    try checkCommands(of: arguments)
    var command = try parseAsRoot(PlainText.marked(arguments))
    if let leaf = command as? any SeamsLeafCommand { return leaf }
    try command.run()
    throw CleanExit.message("")
  }

  /// Refuses a word that is no command, which the parser would take for a surplus argument of a group.
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
