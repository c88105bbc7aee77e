package import ArgumentParser
package import CoreDomain

/// A command that does something, unlike a group of commands. It receives its dependencies when it
/// runs.
package protocol SeamsLeafCommand: ParsableCommand, Sendable {
  var common: CommonOptions { get }

  /// The channel for the notice of `--demo` that all data is invented. By default, this is the
  /// standard error, so that the standard output contains only the results.
  var noteChannel: ConsoleChannel { get }

  /// Whether Ctrl-C cancels the command, so that it prints its partial result, and whether a pager
  /// shows long output. `false` suits a command that waits for input.
  var endsInGoodOrder: Bool { get }
}

extension SeamsLeafCommand {
  package var noteChannel: ConsoleChannel { .error }
  package var endsInGoodOrder: Bool { true }
}

/// The dependencies that every command receives. A feature's command also receives its screens.
package struct CommandContext: Sendable {
  package let files: any FileSystem
  package let console: any Console
  package let clock: any WallClock
  private let usualDisplay: Display
  /// Whether the console shows a progress line.
  package let showsProgress: Bool
  /// Whether the public services are simulated, because of `--demo`.
  package var isDemo = false

  /// - Parameter display: Formats text for the console. Its width is for a console that does not
  ///   report one.
  package init(
    files: any FileSystem, console: any Console, clock: any WallClock, display: Display,
    showsProgress: Bool, isDemo: Bool = false
  ) {
    self.files = files
    self.console = console
    self.clock = clock
    usualDisplay = display
    self.showsProgress = showsProgress
    self.isDemo = isDemo
  }

  /// Formats text for the console at its present width, because the user can resize the terminal.
  package var display: Display { usualDisplay.resized(to: console.columns(of: .output)) }

  /// Ignores all routes, because a command ends after its result.
  package var navigator: any Navigator { NoopNavigator() }

  /// Writes a file, which replaces the file at the path only when it is complete.
  ///
  /// - Parameter body: Writes the content and returns the output of the command. If the status of
  ///   the output is not `success`, the old file remains.
  /// - Returns: The output of `body`, or the message of an error.
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

  var progressColumns: Int { console.columns(of: .error) ?? display.columns }

  /// A new progress line, which stays hidden if ``showsProgress`` is `false`.
  package var progressLine: ProgressLine {
    ProgressLine(
      console: console, clock: clock, isShown: showsProgress, columns: progressColumns)
  }
}

/// The options that all commands have, such as `--data-dir`. A command can reject an option.
package struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("data-dir"), text: "The folder that holds the data.", "dir",
    discussion: "Default: $SEAMS_DATA_DIR, $XDG_DATA_HOME/seams or ~/.local/share/seams.",
    completion: .directory)
  package var dataFolder: String?

  @Option(
    name: .customLong("config"), text: "The configuration file, in JSON.", "file",
    discussion: "Default: $SEAMS_CONFIG, $XDG_CONFIG_HOME/seams/config.json or "
      + "~/.config/seams/config.json.",
    completion: .file(extensions: ["json"]))
  package var configurationFile: String?

  @Option(
    name: .customLong("ca-file"),
    text: "A PEM file with certificates of additional trusted authorities.", "file",
    discussion: "Default: $SEAMS_CA_FILE, if it is set.", completion: .file())
  package var certificates: String?

  @Flag(
    help: ArgumentHelp(
      "Use invented data and no network.",
      discussion:
        "Default: $SEAMS_DEMO. A demo stores its data in the folder of --data-dir. Without "
        + "--data-dir, it uses the folder seams-demo next to the usual folder."))
  package var demo = false

  @Option(
    name: .customLong("service"), text: "Use another address for a public service.",
    "name=address",
    discussion: "May be repeated. “seams help” lists the services and their variables.")
  package var services: [String] = []

  @Option(
    text: "Set a limit on the stored data.", "name=number",
    discussion: "May be repeated. “seams help” lists the limits and their variables.")
  package var keep: [String] = []

  @Option(
    help: ArgumentHelp(
      "When to colour text.",
      discussion: "Default: $SEAMS_COLOR, or auto: on a terminal, unless NO_COLOR is set.",
      valueName: "when"))
  package var color: ColorUse?

  @Option(
    text: "The program that pages long output on a terminal; cat turns paging off.", "program",
    discussion: "Default: $SEAMS_PAGER, $PAGER or less.")
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

  /// The options in the usage line at the top of the help.
  package static var usage: String {
    return
      " [--data-dir <dir>] [--config <file>] [--ca-file <file>] [--demo] [--service <name=address> ...]"
      + " [--keep <name=number> ...] [--color <when>] [--pager <program>] [--json] [--verbose]"
  }
}

extension ColorUse: ExpressibleByArgument {}
