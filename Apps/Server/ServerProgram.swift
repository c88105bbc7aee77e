import ArgumentParser
public import Composition
import CoreDomain
import Logging

/// The program `seams-server`.
public struct ServerProgram: Sendable {
  private let world: any World

  public init(world: any World) {
    self.world = world
  }

  /// Serves until it is told to stop, and returns how the program ends.
  public func run() async -> ProgramStatus {
    do {
      let arguments = try ServerCommand.parse(world.arguments).arguments
      return await serve(arguments, port: try arguments.port(in: world.environment))
    } catch {
      return say(error)
    }
  }

  private func serve(_ arguments: ServerArguments, port: Int) async -> ProgramStatus {
    do throws(StartFailure) {
      let settings = try Settings(
        dataFolder: arguments.dataFolder, environment: world.environment, logsTransitions: true,
        reachesPrivateNetworks: arguments.allowPrivateNetwork)
      return await serve(try await world.open(settings), port: port)
    } catch {
      world.console.say("seams-server: \(error)")
      return error.status
    }
  }

  private func serve(_ features: any Features, port: Int) async -> ProgramStatus {
    var logger = Logger(label: "seams-server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .info
    let server = SeamsServer(features: features, port: port, logger: logger) { [world] line in
      // Whoever started the server and listens no more still wants it to serve.
      try? world.console.write(line + "\n", to: .output)
    }
    do throws(ServerFailure) {
      try await server.run()
      return .success
    } catch {
      world.console.say("seams-server: \(error)")
      return error.status
    }
  }

  /// Prints what the parser has to say: a usage error, or the help or version that was asked for.
  private func say(_ error: any Error) -> ProgramStatus {
    let isFailure = ServerCommand.exitCode(for: error) != .success
    do throws(FileFailure) {
      try world.console.write(
        ServerCommand.fullMessage(for: error) + "\n", to: isFailure ? .error : .output)
      return isFailure ? .usage : .success
    } catch {
      return .inputOutput
    }
  }
}

/// The program's one command.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-server",
    abstract: "The features of Seams, as pages and as an API, for this machine alone.",
    version: "0.1.0")

  @OptionGroup var arguments: ServerArguments
}

extension ServerFailure {
  /// How the program ends that does not serve.
  var status: ProgramStatus {
    switch self {
    case .portTaken, .portNotAllowed, .cannotListen: .unavailable
    case .stopped: .software
    }
  }
}
