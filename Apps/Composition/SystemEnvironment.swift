import CoreDemo
public import CoreDomain
import CoreInfrastructure
import Logging
import Synchronization

/// The real environment: the machine's files, clock and network.
public struct SystemEnvironment: AppEnvironment {
  public let console: any Console = POSIXConsole()
  public let threads: any TaskExecutor = WorkerThreads()
  public let sleeper: any Sleeper = TaskSleeper()
  public let jitter: @Sendable () -> Double = { Double.random(in: 0...1) }
  private let process = ProcessEnvironment()
  private let opened = OpenedTracing()
  private let identifiers = RandomIdentifierSource(SystemRandomNumberGenerator())

  public init() {
    StandardChannels.occupyClosed()
  }

  public var arguments: [String] { process.arguments }
  public var environment: [String: String] { process.variables }
  public var files: any FileSystem { POSIXFileSystem(identifiers: identifiers) }
  public var interruptions: any Interruptions { SignalInterruptions() }
  public var clock: any WallClock { SystemWallClock() }

  /// Exports the spans that are left, and ends the process with an exit status. The output is
  /// complete by then. The process waits for the collector for a short time: see ``SpanExporter``.
  public func end(status: Int32) async -> Never {
    await opened.tracing.withLock(\.self)?.end()
    process.end(status: status)
  }

  public func open(
    _ settings: Settings, with features: [any Feature]
  ) async throws(StartFailure) -> any Features {
    try checkEncoding()
    var logger = Logger(label: "seams") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = settings.logsTransitions ? .info : .warning
    let (http, services, tracing) = try await network(settings, demo: features.demo, logger)
    opened.tracing.withLock { $0 = tracing }
    let engine = settings.engine
    let database = tracing.traced(
      try await self.database(
        on: engine, of: settings, features.migrations(with: engine.indexes)), on: engine)
    return ComposedFeatures(
      ports: FeaturePorts(
        database: database, indexes: engine.indexes, http: http, services: services,
        keeps: settings.keeps, clock: clock, sleeper: sleeper, identifiers: identifiers,
        leasing: LeasedWork(
          leases: SQLWorkLeases(database: database), clock: clock, sleeper: sleeper,
          identifiers: identifiers),
        files: POSIXFileSystem(identifiers: identifiers, isPrivate: true),
        folder: settings.dataFolder, tracer: tracing.tracer,
        logging: { [logger] in LoggingNavigator($0, logger: logger) }))
  }

  /// Rejects arguments and paths that are not valid UTF-8. Because U+FFFD replaces their invalid
  /// bytes, two different paths could become the same path.
  func checkEncoding() throws(StartFailure) {
    if let number = process.misencodedArgument { throw .misencoded("Argument \(number)") }
    let variable = environment.keys.sorted().first { name in
      (name == "HOME" || name.hasPrefix("SEAMS_") || name.hasPrefix("XDG_"))
        && process.isMisencoded(name)
    }
    if let variable { throw .misencoded("The variable \(variable)") }
  }

  /// Makes the client for user-supplied addresses, the directory of services, and the tracer that
  /// records their requests.
  private func network(
    _ settings: Settings, demo contents: DemoContents, _ logger: Logger
  ) async throws(StartFailure) -> (any HTTPClient, ServiceDirectory, ProgramTracing) {
    if let demo = settings.demo {
      let client = CurlHTTPClient(userAgent: Self.userAgent)
      let tracing: ProgramTracing
      do throws(HTTPSetupFailure) {
        tracing = try self.tracing(settings, over: client, logger)
      } catch {
        throw .network(reason: error.description)
      }
      let (http, services) = try await demo.start(
        contents, clock: clock, client: tracing.traced(client, showsPath: false))
      return (http, services, tracing)
    }
    do throws(HTTPSetupFailure) {
      let certificates: TrustedCertificates =
        if let path = settings.certificates {
          try await TrustedCertificates(adding: path, from: files)
        } else {
          .system
        }
      let proxies = try HTTPProxies(environment: environment)
      let client = { (reach: NetworkReach) in
        CurlHTTPClient(
          userAgent: Self.userAgent, reach: reach, certificates: certificates, proxies: proxies)
      }
      let everywhere = client(.everywhere)
      let http = settings.reachesPrivateNetworks ? everywhere : client(.publicNetwork)
      let tracing = try tracing(settings, over: everywhere, logger)
      return (
        tracing.traced(http, showsPath: false),
        ServiceDirectory(
          bases: settings.serviceBases, configured: tracing.traced(everywhere, showsPath: false),
          others: tracing.traced(http, showsPath: true), tokens: settings.serviceTokens),
        tracing
      )
    } catch {
      throw .network(reason: error.description)
    }
  }

  private func tracing(
    _ settings: Settings, over client: any HTTPClient, _ logger: Logger
  ) throws(HTTPSetupFailure) -> ProgramTracing {
    try ProgramTracing(
      environment: environment, isDemo: settings.isDemo, client: client, sleeper: sleeper
    ) { [logger] in
      logger.warning("\($0)")
    }
  }

  private static let userAgent = ProductName.token + "/0.1"

  private func database(
    on engine: DatabaseEngine, of settings: Settings, _ migrations: [SQLMigration]
  ) async throws(StartFailure) -> any SQLDatabase {
    do throws(FileFailure) {
      try await POSIXFileSystem(identifiers: identifiers)
        .makePrivateFolder(settings.dataFolder)
    } catch {
      throw .folder(error)
    }
    do throws(SQLFailure) {
      return try await engine.open(migrations: migrations)
    } catch {
      throw .database(error)
    }
  }
}

/// The tracing of an environment, once it was opened.
private final class OpenedTracing: Sendable {
  let tracing = Mutex<ProgramTracing?>(nil)
}
