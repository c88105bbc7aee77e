package import ArgumentParser
package import CoreDomain

/// A command that runs with injected dependencies.
package protocol SeamsLeafCommand: ParsableCommand, Sendable {
  var common: CommonOptions { get }

  /// The channel of the demo notice. By default, the notice does not go to the channel of the
  /// results.
  var noteChannel: ConsoleChannel { get }

  /// Whether Ctrl-C cancels the command, which then prints its partial result. If `false`, Ctrl-C
  /// ends the program immediately, which suits a command that waits for input.
  var endsInGoodOrder: Bool { get }
}

extension SeamsLeafCommand {
  package var noteChannel: ConsoleChannel { .error }
  package var endsInGoodOrder: Bool { true }
}

/// The dependencies of a command.
package struct CommandContext: Sendable {
  package let files: any FileSystem
  package let console: any Console
  package let clock: any WallClock
  /// Formats text for the console.
  package let display: Display
  /// Whether the console shows a progress line.
  package let showsProgress: Bool
  /// Whether the services are simulated.
  package var isDemo = false

  package init(
    files: any FileSystem, console: any Console, clock: any WallClock, display: Display,
    showsProgress: Bool, isDemo: Bool = false
  ) {
    self.files = files
    self.console = console
    self.clock = clock
    self.display = display
    self.showsProgress = showsProgress
    self.isDemo = isDemo
  }

  /// The navigator for the screens. It ignores their routes, because a command runs only once.
  package var navigator: any Navigator { NoopNavigator() }

  /// Writes a file. It appears at its path only if it is complete.
  ///
  /// - Parameter body: Writes the file. If its output is not a success, the old file remains.
  package func replacing(
    _ path: String, _ body: (any FileReplacement) async throws(FileFailure) -> CommandOutput
  ) async -> CommandOutput {
    do throws(FileFailure) {
      let file = try await files.replacement(of: path)
      let output = try await body(file)
      if output.status == .success { try await file.commit() }
      return output
    } catch {
      return .failure(error.description, error.status)
    }
  }

  /// Creates a progress line, which stays hidden if ``showsProgress`` is `false`.
  package var progressLine: ProgressLine {
    ProgressLine(console: console, clock: clock, isShown: showsProgress)
  }
}

/// The options of every command.
package struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("data-dir"), parsing: .unconditional,
    help: ArgumentHelp(
      "The folder that holds the data.",
      discussion: "Default: $SEAMS_DATA_DIR, $XDG_DATA_HOME/seams or ~/.local/share/seams.",
      valueName: "dir"),
    completion: .directory, transform: PlainText.read)
  package var dataFolder: String?

  @Option(
    name: .customLong("config"), parsing: .unconditional,
    help: ArgumentHelp(
      "The configuration file, in JSON.",
      discussion: "Default: $SEAMS_CONFIG, $XDG_CONFIG_HOME/seams/config.json or "
        + "~/.config/seams/config.json.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PlainText.read)
  package var configurationFile: String?

  @Option(
    name: .customLong("ca-file"), parsing: .unconditional,
    help: ArgumentHelp(
      "A PEM file with certificates of additional trusted authorities.",
      discussion: "Default: $SEAMS_CA_FILE, if it is set.", valueName: "file"),
    completion: .file(), transform: PlainText.read)
  package var certificates: String?

  @Flag(
    help: ArgumentHelp(
      "Use invented data and no network.",
      discussion:
        "A demo has its own data folder: --data-dir, or seams-demo next to the usual one. "
        + "Default: $SEAMS_DEMO."))
  package var demo = false

  @Option(
    name: .customLong("service"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Use another address for a public service.",
      discussion: "May be repeated. “seams help” lists the services and their variables.",
      valueName: "name=address"),
    transform: PlainText.read)
  package var services: [String] = []

  @Option(
    help: ArgumentHelp(
      "When to colour text.",
      discussion: "Default: $SEAMS_COLOR, or auto: on a terminal, unless NO_COLOR is set.",
      valueName: "when"))
  package var color: ColorUse?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The program that pages long output on a terminal; cat turns paging off.",
      discussion: "Default: $SEAMS_PAGER, $PAGER or less.", valueName: "program"),
    transform: PlainText.read)
  package var pager: String?

  @Flag(help: "Print one JSON value instead of text.")
  package var json = false

  @Flag(help: "Log each transition between screens to standard error.")
  package var verbose = false

  package init() {}

  package func validate() throws {
    let options = [
      ("--data-dir", dataFolder), ("--config", configurationFile), ("--ca-file", certificates),
      ("--pager", pager),
    ]
    for (name, value) in options where value?.isEmpty == true {
      throw ValidationError("\(name) is empty. Give it a value, or leave the option out.")
    }
  }

  /// A short form of the options for the usage line. Below that line, the help page lists the
  /// options in full.
  package static var usage: String {
    return
      " [--data-dir <dir>] [--config <file>] [--ca-file <file>] [--demo] [--service <name=address> ...]"
      + " [--color <when>] [--pager <program>] [--json] [--verbose]"
  }
}

extension ColorUse: ExpressibleByArgument {}
