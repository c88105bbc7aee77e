import ArgumentParser
import BookmarksDomain
import Composition

extension BookmarksFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { BookmarksCommand.self }

  func walk(
    through screens: any BookmarksScreens, from landing: BrowseLanding
  ) -> any FeatureWalk {
    BookmarksWalk(through: screens, from: landing)
  }
}
