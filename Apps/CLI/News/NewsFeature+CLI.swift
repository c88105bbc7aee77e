import ArgumentParser
import Composition
import NewsDomain

extension NewsFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { NewsCommand.self }

  func walk(through screens: any NewsScreens, from landing: BrowseLanding) -> any FeatureWalk {
    NewsWalk(through: screens, from: landing)
  }
}
