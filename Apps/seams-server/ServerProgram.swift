import ArgumentParser
import Composition
import CoreDomain
import CoreWeb
import Logging

/// The program `seams-server`.
struct ServerProgram: Sendable {
  private let world: any AppEnvironment
  private let pages: [any ServedFeature]

  init(world: any AppEnvironment, features: [any ServedFeature]) {
    self.world = world
    pages = features
  }

  private var features: [any Feature] { pages.map(\.feature) }

  /// Runs the server until a signal or an error stops it, and returns the exit status.
  func run() async -> ProgramStatus {
    do {
      let arguments = try ServerCommand.parse(world.arguments).arguments
      return await serve(
        arguments, try arguments.settings(for: features.services, features.keepLimits))
    } catch let failure as SettingFailure {
      return say(ValidationError(failure.description))
    } catch {
      return say(error)
    }
  }

  private func serve(
    _ arguments: ServerArguments, _ options: [Setting: SettingValue]
  ) async -> ProgramStatus {
    do throws(StartFailure) {
      let sources = try await SettingSources.reading(
        arguments.config, options: options, environment: world.environment,
        files: world.files, services: features.services, limits: features.keepLimits)
      return await serve(arguments, sources, try listening(sources))
    } catch {
      world.console.say("seams-server: \(error)")
      return error.status
    }
  }

  /// The host, port, proxies and token of the settings.
  private func listening(_ sources: SettingSources) throws(StartFailure) -> Listening {
    let port =
      if let port = try sources.number(.port, in: ServerArguments.ports) {
        port
      } else {
        try ServerArguments.port(in: world.environment)
      }
    let proxies = try sources.text(.trustedProxies) ?? ""
    return Listening(
      host: try sources.text(.host) ?? ServerArguments.defaultHost, port: port,
      proxies: proxies.split { $0 == "," || $0 == " " }.map(String.init),
      token: try sources.text(.token))
  }

  private func serve(
    _ arguments: ServerArguments, _ sources: SettingSources, _ listening: Listening
  ) async -> ProgramStatus {
    do throws(ServerFailure) {
      let token =
        arguments.noToken ? nil : try await token(in: arguments.tokenFile) ?? listening.token
      let settings = try ServerSettings(
        host: listening.host, port: listening.port, publicNames: arguments.publicNames,
        trustedProxies: listening.proxies, token: token, isForAll: arguments.noToken)
      return await serve(arguments, sources, settings)
    } catch {
      world.console.say("seams-server: \(error)")
      return error.status
    }
  }

  private func serve(
    _ arguments: ServerArguments, _ sources: SettingSources, _ settings: ServerSettings
  ) async -> ProgramStatus {
    do throws(StartFailure) {
      let program = try Settings(
        sources, logsTransitions: arguments.logLevel == .info,
        reachesPrivateNetworks: try sources.flag(.allowPrivateNetwork) ?? false)
      let opened = try await world.open(program, with: features)
      let features = try await served(by: opened)
      let work = try sources.flag(.background) ?? true ? try await backgroundWork(of: opened) : []
      var settings = settings
      settings.note = program.isDemo ? DemoNote.text : nil
      let folder = DataFolderCheck(files: world.files, folder: program.dataFolder)
      return await serve(
        features, opened, work, folder, settings, level: arguments.logLevel)
    } catch {
      world.console.say("seams-server: \(error)")
      return error.status
    }
  }

  /// Composes all features of the server, each once.
  private func served(by features: any Features) async throws(StartFailure) -> ServerFeatures {
    var all: [ServerFeature] = []
    for one in pages { all.append(try await one.served(by: features)) }
    return ServerFeatures(all, generator: FirstFeature.order)
  }

  private func backgroundWork(
    of features: any Features
  ) async throws(StartFailure) -> [any BackgroundWork] {
    var all: [any BackgroundWork] = []
    for one in pages { all += try await features.backgroundWork(of: one.feature) }
    return all
  }

  private func serve(
    _ features: ServerFeatures, _ opened: any Features, _ work: [any BackgroundWork],
    _ folder: DataFolderCheck, _ settings: ServerSettings, level: ServerArguments.LogLevel
  ) async -> ProgramStatus {
    var logger = Logger(label: "seams-server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = level == .info ? .info : .warning
    let server = SeamsServer(
      features: features, versions: opened.versions, folder: folder, settings: settings,
      signIns: opened.signIns, digesting: opened.digesting, clock: world.clock, logger: logger,
      threads: world.threads, tracer: opened.tracer,
      background: Background(work, sleeper: world.sleeper, jitter: world.jitter)
    ) { [world] line in
      // Failing to print the address is not an error.
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

  /// Returns the first line of the access token's file, or `nil` if `path` is `nil`.
  private func token(in path: String?) async throws(ServerFailure) -> String? {
    guard let path else { return nil }
    var bytes: [UInt8] = []
    do throws(FileFailure) {
      let source = try await world.files.trustedSource(path)
      while bytes.count <= Self.tokenFileLimit, let piece = try await source.next() {
        bytes += piece
      }
    } catch {
      throw .tokenFile(error)
    }
    guard bytes.count <= Self.tokenFileLimit else {
      throw .tokenFile(.tooLarge(path: path, limit: Self.tokenFileLimit))
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self)
  }

  /// The maximum length of the access token's file in bytes.
  private static let tokenFileLimit = 4096

  /// Prints the parser's message: a usage error, or the requested help or version.
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

/// The address settings before validation.
private struct Listening {
  let host: String
  let port: Int
  let proxies: [String]
  let token: String?
}

/// The program's only command.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-server",
    abstract: "The features of \(ProductName.text), as pages and as an API.",
    discussion: [
      ServiceHelp(AllPages.features.map(\.feature).services).addresses,
      KeepLimit.help(AllPages.features.map(\.feature).keepLimits), TracingHelp.text,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n"),
    version: SeamsServer.version)

  @OptionGroup var arguments: ServerArguments
}

extension ServerFailure {
  /// The exit status for a server that could not run.
  var status: ProgramStatus {
    switch self {
    case .portTaken, .portNotAllowed, .cannotListen, .unknownHost: .unavailable
    case .tokenMissing, .tokenMissingBehindProxy, .weakToken, .malformedName, .malformedProxy:
      .configuration
    case .tokenFile: .noInput
    case .stopped: .software
    }
  }
}
