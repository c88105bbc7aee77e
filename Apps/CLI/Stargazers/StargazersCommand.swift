import ArgumentParser
import Composition
import StargazersDomain

/// The commands of the feature. Each is the controller of one screen.
struct StargazersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stargazers", abstract: "Show who has starred a repository, and its star history.",
    discussion: """
      The service is asked page by page, and what it says is kept. Where it cannot be reached, or wants \
      to be left alone, what is kept answers, with its age. Some lists are for the people of a \
      repository alone: a token of theirs in SEAMS_GITHUB_TOKEN shows them.
      """,
    subcommands: [
      StargazersListCommand.self, StargazersHistoryCommand.self, StargazersOpenCommand.self,
    ])
}

/// A command of the feature.
protocol StargazersLeafCommand: FeatureCommand where Owner == StargazersFeature {}

/// The argument that selects a repository. The screen parses it.
struct StargazersRepositoryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "An owner, a slash and a name; otherwise the one that was listed last.",
      valueName: "owner/repo"), transform: PlainText.read)
  var name: String?

  @Flag(help: "Ask for every page, also where nothing can have changed.")
  var refresh = false

  /// The argument as it was typed.
  var typed: String { name ?? "" }
}
