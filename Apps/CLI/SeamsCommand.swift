import ArgumentParser

/// The program's commands: a group per feature.
struct SeamsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams",
    abstract: "Keep bookmarks: the first feature of a reference architecture for testable Swift.",
    version: "0.1.0",
    subcommands: [BookmarksCommand.self])

  /// The command that arguments name.
  ///
  /// - Throws: what the parser has to say: a usage error, or the help or version that was asked
  ///   for. A group by itself shows what there is in it.
  static func leaf(of arguments: [String]) throws -> any SeamsLeafCommand {
    var command = try parseAsRoot(arguments)
    if let leaf = command as? any SeamsLeafCommand { return leaf }
    try command.run()
    throw CleanExit.message("")
  }
}
