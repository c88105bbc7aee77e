package import ArgumentParser
package import CoreCLI
package import StargazersDomain

package struct StargazersCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { StargazersCommand.self }

  package func walk(through screens: any StargazersScreens, from landing: BrowseEnvironment)
    -> any BrowseFeature
  {
    StargazersBrowsePart(through: screens, from: landing)
  }
}
