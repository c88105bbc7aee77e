import ArgumentParser
import Composition
import CoreDomain

/// A command that does something, and is handed all that it needs.
protocol SeamsLeafCommand: ParsableCommand, Sendable {
  var common: CommonOptions { get }

  /// Carries the command out and returns what it prints.
  func run(in context: CommandContext) async -> Printout
}

/// What a command works with.
struct CommandContext: Sendable {
  let features: any Features
  let files: any FileSystem
  let navigator: any Navigator
}

/// The options of every command.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("data-dir"), parsing: .unconditional,
    help: ArgumentHelp(
      "The folder that holds the data.",
      discussion: "Otherwise $SEAMS_DATA_DIR, $XDG_DATA_HOME/seams or ~/.local/share/seams.",
      valueName: "dir"))
  var dataFolder: String?

  @Flag(help: "Print one JSON value instead of text.")
  var json = false

  @Flag(help: "Log each transition between screens to standard error.")
  var verbose = false

  func validate() throws {
    if dataFolder?.isEmpty == true {
      throw ValidationError("--data-dir is empty. Name a folder, or leave the option out.")
    }
  }
}
