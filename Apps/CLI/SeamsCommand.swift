import ArgumentParser
import Composition

/// The program's commands: a group per feature, and the walk through all screens.
struct SeamsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams",
    abstract: "The features of Seams, a reference architecture for testable Swift.",
    discussion: """
      Settings come from options, then from variables of the environment, then from the \
      configuration file: an object in JSON with the keys dataDir, color, certificates and, for the \
      address of a public service, \(ServiceHelp.keys). \(ServiceHelp.tokens)
      """,
    version: "0.1.0",
    subcommands: CommandLineFeatures(AllFeatures.list).all.map(\.commands) + [BrowseCommand.self])

  /// The command that arguments name.
  ///
  /// - Throws: what the parser has to say: a usage error, or the help or version that was asked
  ///   for. A group by itself shows what there is in it.
  static func leaf(of arguments: [String]) throws -> any SeamsLeafCommand {
    var command = try parseAsRoot(PlainText.marked(arguments))
    if let leaf = command as? any SeamsLeafCommand { return leaf }
    try command.run()
    throw CleanExit.message("")
  }
}
