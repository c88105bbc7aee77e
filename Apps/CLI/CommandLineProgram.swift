import ArgumentParser
public import Composition
import CoreDomain

/// The program `seams`.
public struct CommandLineProgram: Sendable {
  private let world: any World

  public init(world: any World) {
    self.world = world
  }

  /// Carries out the command that the arguments name, prints what comes of it, and returns how
  /// the program ends.
  public func run() async -> ProgramStatus {
    await perform().print(to: world.console)
  }

  private func perform() async -> Printout {
    do {
      return await run(try SeamsCommand.leaf(of: world.arguments))
    } catch {
      return Self.message(of: error)
    }
  }

  private func run(_ command: any SeamsLeafCommand) async -> Printout {
    do throws(StartFailure) {
      let settings = try Settings(
        dataFolder: command.common.dataFolder, environment: world.environment,
        logsTransitions: command.common.verbose, reachesPrivateNetworks: true)
      let context = CommandContext(
        features: try await world.open(settings), files: world.files,
        navigator: RestingNavigator())
      return await command.run(in: context)
    } catch {
      return .failure(error.description, error.status)
    }
  }

  /// What the parser has to say: a usage error, or the help or version that was asked for.
  private static func message(of error: any Error) -> Printout {
    let text = SeamsCommand.fullMessage(for: error)
    let isFailure = SeamsCommand.exitCode(for: error) != .success
    return isFailure
      ? Printout(notices: [text], status: .usage) : Printout(text.isEmpty ? "" : text + "\n")
  }
}

extension FileFailure {
  /// How a command ends that could not use a file.
  var status: ProgramStatus {
    switch self {
    case .missing, .unreadable: .noInput
    case .tooLarge: .malformedData
    case .unwritable: .cannotCreate
    }
  }
}
