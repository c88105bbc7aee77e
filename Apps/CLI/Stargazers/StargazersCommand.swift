import ArgumentParser
import Composition
import CoreDomain
import StargazersDomain

/// The commands of the feature: each is the controller of one screen.
struct StargazersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stargazers", abstract: "Show who has starred a repository, and its star history.")
}

/// The walk through the feature.
struct StargazersWalk: FeatureWalk {
  var orders: [BrowseHelp] { [] }

  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool { false }
  mutating func showAgain() async throws(BrowseFailure) {}
  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool { false }
}
