import ArgumentParser
import Composition

/// A feature's contribution to the program: its commands, and its part of a browse session.
///
/// A feature conforms to this protocol in its folder of this module.
protocol CommandLineFeature: Feature {
  /// The feature's command group. Its name is also the feature's name in a browse session.
  var commands: any ParsableCommand.Type { get }

  /// Creates the feature's part of a browse session.
  func walk(through screens: Screens, from landing: BrowseLanding) -> any FeatureWalk

  /// Returns the stored values for a shell completion. They may include values that do not match
  /// the typed prefix.
  func values(for request: CompletionRequest, from screens: Screens) async -> [String]
}

extension CommandLineFeature {
  /// The feature's name in commands and in a browse session.
  var name: String { commands._commandName }

  func values(for request: CompletionRequest, from screens: Screens) async -> [String] { [] }

  /// Returns the values that start with the typed prefix: without duplicates, and at most
  /// ``CompletionRequest/most``.
  func completions(
    of request: CompletionRequest, in features: any Features
  ) async throws(StartFailure) -> [String] {
    let values = await values(for: request, from: try await features.screens(of: self))
    var seen: Set<String> = []
    // A shell would read a value with line breaks as several values.
    return values.filter { value in
      value.hasPrefix(request.typed) && !value.contains(where: \.isNewline)
        && seen.insert(value).inserted
    }.prefix(CompletionRequest.most).map(\.self)
  }
}

/// A command of a feature. It receives the feature's screens.
protocol FeatureCommand: SeamsLeafCommand {
  associatedtype Owner: CommandLineFeature

  /// Runs the command and returns its output.
  func run(_ screens: Owner.Screens, in context: CommandContext) async -> Printout
}

extension FeatureCommand {
  func run(in context: CommandContext) async -> Printout {
    do throws(StartFailure) {
      return await run(try await context.features.screens(of: Owner()), in: context)
    } catch {
      return .failure(error.description, error.status)
    }
  }
}
