package import ArgumentParser
package import CoreCLI
package import StargazersDomain

/// The feature's contribution to the command line: the command `stargazers`, and its part of a
/// browse session.
package struct StargazersCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { StargazersCommand.self }

  package func walk(through screens: any StargazersScreens, from landing: BrowseEnvironment)
    -> any BrowseFeature
  {
    StargazersBrowsePart(through: screens, from: landing)
  }
}
