import ArgumentParser
import Composition
import EarthquakesDomain

extension EarthquakesFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { EarthquakesCommand.self }

  func walk(through screens: any EarthquakesScreens, from landing: BrowseLanding) -> any FeatureWalk
  {
    EarthquakesWalk(through: screens, from: landing)
  }
}
