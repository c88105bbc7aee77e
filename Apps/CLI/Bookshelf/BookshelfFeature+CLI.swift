import ArgumentParser
import BookshelfDomain
import Composition

extension BookshelfFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { BookshelfCommand.self }

  func walk(through screens: any BookshelfScreens, from landing: BrowseLanding) -> any FeatureWalk {
    BookshelfBrowsePart(through: screens, from: landing)
  }
}
