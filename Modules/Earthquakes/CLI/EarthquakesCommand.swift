import ArgumentParser
import CoreCLI
import EarthquakesDomain

struct EarthquakesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quakes", abstract: "Count and list earthquakes near a place.",
    discussion: """
      Data comes from the USGS and is stored. If the service cannot be reached, the stored data is \
      shown with its age.
      """,
    subcommands: [
      EarthquakesCountCommand.self, EarthquakesListCommand.self, EarthquakesShowCommand.self,
      EarthquakesPlacesCommand.self,
    ], aliases: ["earthquakes"])
}

protocol EarthquakesLeafCommand: FeatureCommand where Screens == any EarthquakesScreens {}

/// The options that select earthquakes. The screen parses them.
struct QuakeFormOptions: ParsableArguments {
  @Option(
    text: "A place name, or latitude and longitude.", "place",
    discussion: "The default is \(QuakeForm.usualPlace). Example: --near -33.8,151.2.",
    completion: .stored)
  var near: String?

  @Option(text: "The radius around the place in kilometres (default: 100).", "km")
  var radius: String?

  @Option(text: "The earliest date or time, in UTC (default: \(QuakeStart.usual.iso8601)).", "date")
  var since: String?

  @Option(
    name: .customLong("min-magnitude"), text: "The minimum magnitude (default: any).", "magnitude")
  var minimumMagnitude: String?

  func validate() throws {
    try Self.refuseBlank([
      ("near", near), ("radius", radius), ("since", since), ("min-magnitude", minimumMagnitude),
    ])
  }

  /// The form with the values as they were typed.
  var form: QuakeForm {
    QuakeForm(
      near: near ?? "", radius: radius ?? "", since: since ?? "",
      minimumMagnitude: minimumMagnitude ?? "")
  }
}
