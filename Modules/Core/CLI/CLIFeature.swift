package import ArgumentParser

/// A feature's contribution to the program: its commands, and its part of a browse session.
///
/// A feature conforms in its `CLI` target. The program combines it with the feature's screens.
package protocol CLIFeature<Screens>: Sendable {
  /// The feature's screens, a protocol of its Domain.
  associatedtype Screens: Sendable

  /// The feature's command group. Its name is also the feature's name in a browse session.
  var commands: any ParsableCommand.Type { get }

  /// Creates the feature's part of a browse session.
  func walk(through screens: Screens, from landing: BrowseEnvironment) -> any BrowseFeature

  /// Returns the stored values for a shell completion. They may include values that do not match
  /// the typed prefix.
  func values(for request: CompletionRequest, from screens: Screens) async -> [String]
}

extension CLIFeature {
  /// The feature's name in commands and in a browse session.
  package var name: String { commands._commandName }

  package func values(for request: CompletionRequest, from screens: Screens) async -> [String] {
    []
  }

  /// Runs a command of this feature, or returns `nil` if it is a command of another feature.
  package func run(
    _ command: any SeamsLeafCommand, through screens: Screens, in context: CommandContext
  ) async -> CommandOutput? {
    await (command as? any FeatureCommand<Screens>)?.run(screens, in: context)
  }

  /// Creates a browse session of this feature alone.
  package func session(through screens: Screens, in context: CommandContext) -> BrowseSession {
    let landing = BrowseEnvironment(context: context)
    return BrowseSession(
      [BrowseSession.Part(name: name, walk: walk(through: screens, from: landing))], on: landing)
  }

  /// Returns the values with the typed prefix, without duplicates: at most
  /// ``CompletionRequest/most`` values.
  package func completions(
    of request: CompletionRequest, from screens: Screens
  ) async -> [String] {
    let values = await values(for: request, from: screens)
    var seen: Set<String> = []
    // A shell would read a value with line breaks as several values.
    return values.filter { value in
      value.hasPrefix(request.typed) && !value.contains(where: \.isNewline)
        && seen.insert(value).inserted
    }.prefix(CompletionRequest.most).map(\.self)
  }
}

/// A command of a feature. It receives the feature's screens.
package protocol FeatureCommand<Screens>: SeamsLeafCommand {
  associatedtype Screens

  /// Runs the command and returns its output.
  func run(_ screens: Screens, in context: CommandContext) async -> CommandOutput
}
