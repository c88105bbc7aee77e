import ArgumentParser
import Composition
import EarthquakesDomain

extension EarthquakesFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { EarthquakesCommand.self }

  func walk(through screens: any EarthquakesScreens, from landing: BrowseLanding) -> any FeatureWalk
  {
    EarthquakesWalk(through: screens, from: landing)
  }

  func values(
    for request: CompletionRequest, from screens: any EarthquakesScreens
  ) async -> [String] {
    guard request.argument == "--near" else { return [] }
    let screen = screens.places(navigator: RestingNavigator())
    let binding = ScreenBinding<PlaceListState, [String]> { state in
      switch state {
      case .idle: nil
      case .success(let places, _): places.map(\.name)
      }
    }
    let typed = request.typed
    return await binding.outcome(of: await screen.states()) { await screen.show(typed) } ?? []
  }
}
