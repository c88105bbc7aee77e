package import ArgumentParser

/// The contribution of a feature to the program `seams`: its commands, and its places in a browse
/// session. A feature conforms in its `CLI` target.
package protocol CLIFeature<Screens>: Sendable {
  /// The protocol that makes the feature's screens. The feature declares it in its Domain.
  associatedtype Screens: Sendable

  /// The feature's command group. Its name is also the feature's name in a browse session.
  var commands: any ParsableCommand.Type { get }

  func walk(through screens: Screens, from landing: BrowseEnvironment) -> any BrowseFeature

  /// Returns the stored values that a shell can complete, such as the names of tags, even if they
  /// do not match the typed prefix. By default, there are no values.
  func values(for request: CompletionRequest, from screens: Screens) async -> [String]
}

extension CLIFeature {
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

  package func session(through screens: Screens, in context: CommandContext) -> BrowseSession {
    let landing = BrowseEnvironment(context: context)
    return BrowseSession(
      [BrowseSession.Part(name: name, walk: walk(through: screens, from: landing))], on: landing)
  }

  /// Returns the values of ``values(for:from:)`` that start with the typed prefix, without
  /// duplicates: at most ``CompletionRequest/most`` values.
  package func completions(of request: CompletionRequest, from screens: Screens) async -> [String] {
    let values = await values(for: request, from: screens)
    var seen: Set<String> = []
    // A shell would read a value with line breaks as several values.
    return values.filter { value in
      value.hasPrefix(request.typed) && !value.contains(where: \.isNewline)
        && seen.insert(value).inserted
    }.prefix(CompletionRequest.most).map(\.self)
  }
}

package protocol FeatureCommand<Screens>: SeamsLeafCommand {
  associatedtype Screens

  /// Sends intents to the feature's screens, and returns the output for their final states.
  func run(_ screens: Screens, in context: CommandContext) async -> CommandOutput
}
