package import ArgumentParser
package import BookshelfDomain
package import CoreCLI

package struct BookshelfCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { BookshelfCommand.self }

  package func walk(through screens: any BookshelfScreens, from landing: BrowseEnvironment)
    -> any BrowseFeature
  {
    BookshelfBrowsePart(through: screens, from: landing)
  }
}
