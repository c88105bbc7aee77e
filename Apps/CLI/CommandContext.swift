import ArgumentParser
import Composition
import CoreDomain

/// A command that runs with injected dependencies.
protocol SeamsLeafCommand: ParsableCommand, Sendable {
  var common: CommonOptions { get }

  /// The channel of the demo notice. The default keeps it out of the results.
  var noteChannel: ConsoleChannel { get }

  /// Whether Ctrl-C cancels the command, which then prints its partial result. If `false`, Ctrl-C
  /// ends the program immediately, which suits a command that waits for input.
  var endsInGoodOrder: Bool { get }

  /// Runs the command and returns its output.
  func run(in context: CommandContext) async -> Printout
}

extension SeamsLeafCommand {
  var noteChannel: ConsoleChannel { .error }
  var endsInGoodOrder: Bool { true }
}

/// The dependencies of a command.
struct CommandContext: Sendable {
  let features: any Features
  let files: any FileSystem
  let console: any Console
  let clock: any WallClock
  /// Formats text for the console.
  let display: Display
  /// Whether the console shows a progress line.
  let showsProgress: Bool
  /// Whether the services are simulated.
  var isDemo = false

  /// The navigator for the screens. It ignores their routes, because a command runs only once.
  var navigator: any Navigator { NoopNavigator() }

  /// Creates a progress line.
  var progressLine: ProgressLine {
    ProgressLine(console: console, clock: clock, isShown: showsProgress)
  }
}

/// The options of every command.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("data-dir"), parsing: .unconditional,
    help: ArgumentHelp(
      "The folder that holds the data.",
      discussion: "Default: $SEAMS_DATA_DIR, $XDG_DATA_HOME/seams or ~/.local/share/seams.",
      valueName: "dir"),
    completion: .directory, transform: PlainText.read)
  var dataFolder: String?

  @Option(
    name: .customLong("config"), parsing: .unconditional,
    help: ArgumentHelp(
      "The configuration file, in JSON.",
      discussion: "Default: $SEAMS_CONFIG, $XDG_CONFIG_HOME/seams/config.json or "
        + "~/.config/seams/config.json.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PlainText.read)
  var configurationFile: String?

  @Option(
    name: .customLong("ca-file"), parsing: .unconditional,
    help: ArgumentHelp(
      "A PEM file with certificates of additional trusted authorities.",
      discussion: "Default: $SEAMS_CA_FILE, if it is set.", valueName: "file"),
    completion: .file(), transform: PlainText.read)
  var certificates: String?

  @Flag(
    help: ArgumentHelp(
      "Use invented data and no network.",
      discussion:
        "A demo has its own data folder: --data-dir, or seams-demo next to the usual one. "
        + "Default: $SEAMS_DEMO."))
  var demo = false

  @Option(
    name: .customLong("service"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Use another address for a public service, as in \(ServiceHelp.example).",
      discussion: "May be repeated. Default: \(ServiceHelp.variables), or the public service.",
      valueName: "name=address", visibility: AllFeatures.list.services.isEmpty ? .hidden : .default),
    transform: { try ServiceOption(PlainText.read($0)) })
  var services: [ServiceOption] = []

  @Option(
    help: ArgumentHelp(
      "When to colour text.",
      discussion: "Default: $SEAMS_COLOR, or auto: on a terminal, unless NO_COLOR is set.",
      valueName: "when"))
  var color: ColorUse?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The program that shows long output on a terminal, or cat for none.",
      discussion: "Default: $SEAMS_PAGER, $PAGER or less.", valueName: "program"),
    transform: PlainText.read)
  var pager: String?

  @Flag(help: "Print one JSON value instead of text.")
  var json = false

  @Flag(help: "Log each transition between screens to standard error.")
  var verbose = false

  func validate() throws {
    let options = [
      ("--data-dir", dataFolder), ("--config", configurationFile), ("--ca-file", certificates),
      ("--pager", pager),
    ]
    for (name, value) in options where value?.isEmpty == true {
      throw ValidationError("\(name) is empty. Give it a value, or leave the option out.")
    }
    do throws(SettingFailure) {
      try ServiceOption.check(services)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// A short form of the options for the usage line. The help page lists the options below that
  /// line.
  static var usage: String {
    let services = AllFeatures.list.services.isEmpty ? "" : " [--service <name=address> ...]"
    return " [--data-dir <dir>] [--config <file>] [--ca-file <file>] [--demo]\(services)"
      + " [--color <when>] [--pager <program>] [--json] [--verbose]"
  }

  /// The settings that the options specify.
  var settings: [Setting: SettingValue] {
    let settings: [Setting: SettingValue?] = [
      .dataFolder: dataFolder.map(SettingValue.text),
      .certificates: certificates.map(SettingValue.text),
      .color: color.map { .text($0.rawValue) },
      .pager: pager.map(SettingValue.text),
      .demo: demo ? .flag(true) : nil,
    ]
    return settings.compactMapValues(\.self)
      .merging(ServiceOption.settings(of: services)) { one, _ in one }
  }
}

extension ColorUse: ExpressibleByArgument {}
