import ArgumentParser
import Composition
import CoreCLI

/// A feature of a program: its commands, and the composition of its screens.
protocol CommandGroup: Sendable {
  /// The feature's name in commands and in a browse session.
  var name: String { get }
  var commands: any ParsableCommand.Type { get }
  var feature: any Feature { get }

  /// Runs a command of the feature, or returns `nil` if it is a command of another feature.
  func run(
    _ command: any SeamsLeafCommand, in context: CommandContext, with features: any Features
  ) async throws(StartFailure) -> CommandOutput?

  func part(
    from landing: BrowseEnvironment, with features: any Features
  ) async throws(StartFailure) -> BrowseSession.Part

  func completions(
    of request: CompletionRequest, with features: any Features
  ) async throws(StartFailure) -> [String]
}

/// The features of a program. The list is a type, because the parser creates commands from types.
protocol CommandListing: Sendable {
  /// The features in display order.
  static var groups: [any CommandGroup] { get }
}

extension CommandListing {
  static var root: any ParsableCommand.Type { SeamsCommand<Self>.self }
}

/// The commands of a feature together with the composition of its screens. The compiler checks
/// that both use the same type of screens.
struct ComposedCommands<Commands: CLIFeature, Source: Feature>: CommandGroup
where Commands.Screens == Source.Screens {
  private let cli: Commands
  private let source: Source

  init(_ cli: Commands, of source: Source) {
    self.cli = cli
    self.source = source
  }

  var name: String { cli.name }
  var commands: any ParsableCommand.Type { cli.commands }
  var feature: any Feature { source }

  func run(
    _ command: any SeamsLeafCommand, in context: CommandContext, with features: any Features
  ) async throws(StartFailure) -> CommandOutput? {
    guard command is any FeatureCommand<Source.Screens> else { return nil }
    return await cli.run(command, through: try await features.screens(of: source), in: context)
  }

  func part(
    from landing: BrowseEnvironment, with features: any Features
  ) async throws(StartFailure) -> BrowseSession.Part {
    BrowseSession.Part(
      name: name, walk: cli.walk(through: try await features.screens(of: source), from: landing))
  }

  func completions(
    of request: CompletionRequest, with features: any Features
  ) async throws(StartFailure) -> [String] {
    await cli.completions(of: request, from: try await features.screens(of: source))
  }
}
