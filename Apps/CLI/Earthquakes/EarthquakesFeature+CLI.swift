import ArgumentParser
import Composition
import EarthquakesDomain

extension EarthquakesFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { EarthquakesCommand.self }

  func walk(through screens: any EarthquakesScreens, from landing: BrowseLanding) -> any FeatureWalk
  {
    EarthquakesBrowsePart(through: screens, from: landing)
  }

  func values(
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
