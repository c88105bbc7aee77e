import ArgumentParser
import Composition
import CoreDomain
import EarthquakesDomain

struct EarthquakesListCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show earthquakes, newest first.",
    discussion: """
      A picture is put in its place when it is whole; until then, and when something fails, what is \
      there stays.
      """)

  @OptionGroup var options: QuakeFormOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The order: \(QuakeOrder.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "order"),
    completion: .list(QuakeOrder.allCases.map(\.rawValue)), transform: PlainText.read)
  var sort: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "At most this many; otherwise \(QuakeListRequest.usualLimit).", valueName: "number"),
    transform: PlainText.read)
  var limit: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Draw a map, too, in SVG.", valueName: "file"),
    completion: .file(extensions: ["svg"]), transform: PlainText.read)
  var map: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draw how many there were on each day, too, in SVG.", valueName: "file"),
    completion: .file(extensions: ["svg"]), transform: PlainText.read)
  var histogram: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    try QuakeFormOptions.refuseBlank([("sort", sort), ("limit", limit)])
    for (kind, path) in pictures where path.isBlank || path == "-" {
      throw ValidationError(
        "--\(kind.rawValue) takes the name of a file: standard output holds the list.")
    }
    if let map, map == histogram {
      throw ValidationError("--map and --histogram name one file. Give each a file of its own.")
    }
  }

  func run(
    _ screens: any EarthquakesScreens, in context: CommandContext
  ) async -> Printout {
    let list = QuakeListForm(options.form, order: sort ?? "", limit: limit ?? "")
    let screen = screens.list(navigator: context.navigator)
    let view = QuakeListView(display: context.display, json: common.json)
    var printout = await context.printout(of: screen, for: .show(list), view: view.printout)
    for (kind, path) in pictures where printout.status == .success {
      let picture = await context.draw(kind, of: list.form, to: path, on: screens)
      // Standard output contains only the list.
      printout = Printout(
        bytes: printout.output, notices: printout.notices + picture.notices,
        status: picture.status)
    }
    return printout
  }

  /// The requested pictures and their files.
  private var pictures: [(QuakePictureKind, String)] {
    [(.map, map), (.histogram, histogram)].compactMap { kind, path in path.map { (kind, $0) } }
  }
}

struct EarthquakesShowCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one event.")

  @Argument(
    help: ArgumentHelp("The identifier, as the list shows it.", valueName: "id"),
    transform: PlainText.read)
  var id: String

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any EarthquakesScreens, in context: CommandContext
  ) async -> Printout {
    let screen = screens.detail(navigator: context.navigator)
    let view = QuakeDetailView(display: context.display, json: common.json)
    return await context.printout(of: screen, for: .show(Quake.ID(id)), view: view.printout)
  }
}

struct EarthquakesPlacesCommand: EarthquakesLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Show the places that have a name, the largest first.")

  @Argument(
    help: ArgumentHelp(
      "Words that the name or the region begins with; several are joined.", valueName: "query"),
    transform: PlainText.read)
  var words: [String] = []

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any EarthquakesScreens, in context: CommandContext
  ) async -> Printout {
    let query = words.joined(separator: " ")
    let screen = screens.places(navigator: context.navigator)
    let view = QuakePlaceListView(display: context.display, json: common.json)
    return await context.printout(of: screen, for: .show(query), view: view.printout)
  }
}
