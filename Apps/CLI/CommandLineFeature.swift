import ArgumentParser
import Composition

/// What a feature adds to the program: its commands, and its part of a walk through the screens.
///
/// A feature conforms in its folder of this module.
protocol CommandLineFeature: Feature {
  /// The group of the feature's commands. Its name is what the feature is called in a walk, too.
  var commands: any ParsableCommand.Type { get }

  /// The feature's part of a walk.
  func walk(through screens: Screens, from landing: BrowseLanding) -> any FeatureWalk

  /// The stored values that may stand where a shell asks; they need not begin with what was typed.
  func values(for request: CompletionRequest, from screens: Screens) async -> [String]
}

extension CommandLineFeature {
  /// What the feature is called, in commands and in a walk.
  var name: String { commands._commandName }

  func values(for request: CompletionRequest, from screens: Screens) async -> [String] { [] }

  /// The values that begin with what was typed, each once, and not too many.
  func completions(
    of request: CompletionRequest, in features: any Features
  ) async throws(StartFailure) -> [String] {
    let values = await values(for: request, from: try await features.screens(of: self))
    var seen: Set<String> = []
    // A value of several lines would be several values to a shell.
    return values.filter { value in
      value.hasPrefix(request.typed) && !value.contains(where: \.isNewline)
        && seen.insert(value).inserted
    }.prefix(CompletionRequest.most).map(\.self)
  }
}

/// A command of a feature, which is handed the feature's screens.
protocol FeatureCommand: SeamsLeafCommand {
  associatedtype Owner: CommandLineFeature

  /// Carries the command out and returns what it prints.
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
