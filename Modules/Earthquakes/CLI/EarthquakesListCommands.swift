import ArgumentParser
import CoreCLI
import CoreDomain
import EarthquakesDomain

struct EarthquakesListCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List earthquakes, newest first.",
    discussion: """
      An existing SVG file is replaced only when the new one is complete.
      """)

  @OptionGroup var options: QuakeFormOptions

  @Option(
    text: "The sort order: \(QuakeOrder.allCases.map(\.rawValue).joined(separator: ", ")).",
    "order", completion: .list(QuakeOrder.allCases.map(\.rawValue)))
  var sort: String?

  @Option(
    text: "The maximum number of earthquakes (default: \(QuakeListRequest.usualLimit)).", "number")
  var limit: String?

  @Option(text: "Where to start: the number of earthquakes to skip.", "number")
  var cursor: String?

  @Option(text: "Also write a map to an SVG file.", "file", completion: .file(extensions: ["svg"]))
  var map: String?

  @Option(
    text: "Also write a histogram over time to an SVG file.", "file",
    completion: .file(extensions: ["svg"]))
  var histogram: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    try Self.refuseBlank([("sort", sort), ("limit", limit), ("cursor", cursor)])
    for (kind, path) in pictures where path.isBlank || path == "-" {
      throw ValidationError(
        "--\(kind.rawValue) needs the name of a file. “-” (standard output) is not "
          + "allowed, because the list is written there.")
    }
    if let map, map == histogram {
      throw ValidationError("--map and --histogram name the same file. Use two files.")
    }
  }

  func run(_ screens: any EarthquakesScreens, in context: CommandContext) async -> CommandOutput {
    let list = QuakeListForm(
      options.form, order: sort ?? "", limit: limit ?? "", cursor: cursor ?? "")
    let screen = screens.list(navigator: context.navigator)
    let view = QuakeListView(context: context, json: common.json)
    var commandOutput = await context.commandOutput(
      of: screen, for: .show(list), view: view.commandOutput)
    for (kind, path) in pictures where commandOutput.status == .success {
      let picture = await context.draw(kind, of: list.form, to: path, on: screens)
      // Standard output contains only the list.
      commandOutput = CommandOutput(
        bytes: commandOutput.output, notices: commandOutput.notices + picture.notices,
        status: picture.status)
    }
    return commandOutput
  }

  /// The requested pictures and their files.
  private var pictures: [(QuakePictureKind, String)] {
    [(.map, map), (.histogram, histogram)].compactMap { kind, path in path.map { (kind, $0) } }
  }
}

struct EarthquakesShowCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one event.")

  @Argument(text: "The identifier, as the list shows it.", "id")
  var id: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any EarthquakesScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.detail(navigator: context.navigator)
    let view = QuakeDetailView(context: context, json: common.json)
    return await context.commandOutput(
      of: screen, for: .show(Quake.ID(id)), view: view.commandOutput)
  }
}

struct EarthquakesPlacesCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "List named places, largest first.")

  @Argument(
    help: ArgumentHelp(
      "The first letters of words in the name or the region.", valueName: "query"),
    transform: PlainText.read)
  var words: [String] = []

  @OptionGroup var common: CommonOptions

  func run(_ screens: any EarthquakesScreens, in context: CommandContext) async -> CommandOutput {
    let query = words.joined(separator: " ")
    let screen = screens.places(navigator: context.navigator)
    let view = QuakePlaceListView(display: context.display, json: common.json)
    return await context.commandOutput(of: screen, for: .show(query), view: view.commandOutput)
  }
}
