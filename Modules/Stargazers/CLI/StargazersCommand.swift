import ArgumentParser
import CoreCLI
import StargazersDomain

struct StargazersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stargazers",
    abstract: "Show the stargazers of a repository, and its star history.",
    discussion: """
      Data comes from GitHub and is stored. If GitHub cannot be reached, or its rate limit is \
      exceeded, the stored data is shown with its age. Some lists are visible only to members of the \
      repository: set SEAMS_GITHUB_TOKEN to the token of a member.
      """,
    subcommands: [
      StargazersListCommand.self, StargazersHistoryCommand.self, StargazersShowCommand.self,
    ])
}

protocol StargazersLeafCommand: FeatureCommand where Screens == any StargazersScreens {}

/// The argument that selects a repository. The screen parses it.
struct StargazersRepositoryOptions: ParsableArguments {
  @Argument(
    text: "The owner and the name of the repository (default: the last one listed).", "owner/repo")
  var name: String?

  @Flag(help: "Download every page again, even if it cannot have changed.")
  var refresh = false

  /// The argument as it was typed.
  var typed: String { name ?? "" }
}
