import ArgumentParser
import Composition
import CoreDomain
import EarthquakesDomain

/// The commands of the feature: each is the controller of one screen.
struct EarthquakesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quakes", abstract: "Count and list earthquakes.", subcommands: [])
}

/// The walk through earthquakes.
struct EarthquakesWalk: FeatureWalk {
  init(through screens: any EarthquakesScreens, from landing: BrowseLanding) {}

  var orders: [BrowseHelp] { [] }

  mutating func showAgain() async throws(BrowseFailure) {}
  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool { false }
  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool { false }
}
