import ArgumentParser
import Composition
import StargazersDomain

extension StargazersFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { StargazersCommand.self }

  func walk(through screens: any StargazersScreens, from landing: BrowseLanding) -> any FeatureWalk
  {
    StargazersBrowsePart(through: screens, from: landing)
  }
}
