package import ArgumentParser
package import BookshelfDomain
package import CoreCLI

/// The feature's contribution to the command line: the command `bookshelf`, and its part of a
/// browse session.
package struct BookshelfCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { BookshelfCommand.self }

  package func walk(through screens: any BookshelfScreens, from landing: BrowseEnvironment)
    -> any BrowseFeature
  {
    BookshelfBrowsePart(through: screens, from: landing)
  }
}
