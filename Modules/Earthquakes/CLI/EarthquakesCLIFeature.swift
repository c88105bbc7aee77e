package import ArgumentParser
package import CoreCLI
package import EarthquakesDomain

package struct EarthquakesCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { EarthquakesCommand.self }

  package func walk(through screens: any EarthquakesScreens, from landing: BrowseEnvironment)
    -> any BrowseFeature
  {
    EarthquakesBrowsePart(through: screens, from: landing)
  }

  package func values(
    for request: CompletionRequest, from screens: any EarthquakesScreens
  ) async -> [String] {
    guard request.argument == "--near" else { return [] }
    let screen = screens.places(navigator: NoopNavigator())
    return await screen.outcome(of: .show(request.typed)) { state -> [String]? in
      switch state {
      case .idle: nil
      case .success(let places, _): places.map(\.name)
      }
    } ?? []
  }
}
