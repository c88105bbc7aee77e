import ArgumentParser
import Composition
import CoreCLI
import CoreDomain

/// The command that starts a browse session through the features of a program.
protocol BrowsingCommand: SeamsLeafCommand {
  /// The name of the initial feature; `nil` means the first.
  var feature: String? { get }
}

struct BrowseSubcommand<List: CommandListing>: BrowsingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "browse", abstract: "Browse the features interactively.",
      discussion: """
        Each line is a command: a number shows an entry of the list, “search clay” searches, \
        “help” lists all commands. A pipe works too: printf 'search clay\\nshow 1\\n' | seams browse

        The option --json cannot be used here.
        """)
  }

  @Argument(
    text: "The feature to start with; by default the first one.",
    completion: .list(List.groups.map(\.name)))
  var feature: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    let names = List.groups.map(\.name)
    guard !names.isEmpty else { throw ValidationError(FirstFeature.text) }
    if let feature, !names.contains(feature) {
      throw ValidationError(
        "Unknown feature “\(feature)”. Use one of: \(names.joined(separator: ", "))."
          + Spelling.suggestion(for: feature, among: names))
    }
    if common.json {
      throw ValidationError(
        "“browse” cannot print JSON. Leave out --json, or use a command of a feature.")
    }
  }

  /// The demo notice is part of the session's output.
  var noteChannel: ConsoleChannel { .output }

  /// The command mostly waits for input, so Ctrl-C ends it immediately.
  var endsInGoodOrder: Bool { false }
}
