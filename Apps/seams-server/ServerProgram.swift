import ArgumentParser
import Composition
import CoreDomain
import CoreWeb
import Logging

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
      let options = try arguments.settings(for: features.services, features.keepLimits)
      try await serve(arguments, options)
      return .success
    } catch let failure as SettingFailure {
      return say(ValidationError(failure.description))
    } catch let failure as StartFailure {
      world.console.say("seams-server: \(failure)")
      return failure.status
    } catch let failure as ServerFailure {
      world.console.say("seams-server: \(failure)")
      return failure.status
    } catch {
      return say(error)
    }
  }

  /// Serves until a signal. Throws a ``StartFailure`` or a ``ServerFailure``.
  private func serve(
    _ arguments: ServerArguments, _ options: [Setting: SettingValue]
  ) async throws {
    let sources = try await SettingSources.reading(
      arguments.config, options: options, environment: world.environment,
      files: world.files, services: features.services, limits: features.keepLimits)
    var settings = try await settings(arguments, sources)
    let program = try Settings(
      sources, logsTransitions: arguments.logLevel == .info,
      reachesPrivateNetworks: try sources.flag(.allowPrivateNetwork) ?? false)
    let opened = try await world.open(program, with: features)
    let served = try await served(by: opened)
    let work = try sources.flag(.background) ?? true ? try await backgroundWork(of: opened) : []
    settings.note = program.isDemo ? DemoNote.text : nil
    var logger = Logger(label: "seams-server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = arguments.logLevel == .info ? .info : .warning
    let server = SeamsServer(
      features: served, versions: opened.versions,
      folder: DataFolderCheck(files: world.files, folder: program.dataFolder), settings: settings,
      signIns: opened.signIns, digesting: opened.digesting, clock: world.clock, logger: logger,
      threads: world.threads, tracer: opened.tracer,
      background: Background(work, sleeper: world.sleeper, jitter: world.jitter)
    ) { [world] line in
      // Failing to print the address is not an error.
      try? world.console.write(line + "\n", to: .output)
    }
    try await server.run()
  }

  /// The address of the server and its access rules. Throws a ``StartFailure`` or a
  /// ``ServerFailure``.
  private func settings(
    _ arguments: ServerArguments, _ sources: SettingSources
  ) async throws -> ServerSettings {
    let port =
      if let port = try sources.number(.port, in: ServerArguments.ports) {
        port
      } else {
        try ServerArguments.port(in: world.environment)
      }
    let proxies = try sources.text(.trustedProxies) ?? ""
    let host = try sources.text(.host) ?? ServerArguments.defaultHost
    let usualToken = try sources.text(.token)
    let token = arguments.noToken ? nil : try await token(in: arguments.tokenFile) ?? usualToken
    return try ServerSettings(
      host: host, port: port, publicNames: arguments.publicNames,
      trustedProxies: proxies.split { $0 == "," || $0 == " " }.map(String.init), token: token,
      isForAll: arguments.noToken)
  }

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

  /// Returns the first line of the access token's file, or `nil` if `path` is `nil`.
  private func token(in path: String?) async throws(ServerFailure) -> String? {
    guard let path else { return nil }
    do throws(FileFailure) {
      let bytes = try await world.files.trustedSource(path)
        .bytes(upTo: Self.tokenFileLimit, of: path)
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      return String(decoding: line, as: UTF8.self)
    } catch {
      throw .tokenFile(error)
    }
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

struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-server",
    abstract: "The features of \(ProductName.text), as pages and as an API.",
    discussion: [
      AllPages.features.map(\.feature).services.addressHelp,
      KeepLimit.help(AllPages.features.map(\.feature).keepLimits), TracingHelp.text,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n"),
    version: SeamsServer.version)

  @OptionGroup var arguments: ServerArguments
}

extension ServerFailure {
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
