import CoreDemo
public import CoreDomain
import CoreInfrastructure
import Logging

/// The real environment: the machine's files, clock and network.
public struct SystemEnvironment: AppEnvironment {
  public let console: any Console = POSIXConsole()
  public let threads: any TaskExecutor = WorkerThreads()
  public let sleeper: any Sleeper = TaskSleeper()
  public let jitter: @Sendable () -> Double = { Double.random(in: 0...1) }
  private let process = ProcessEnvironment()

  public init() {
    StandardChannels.occupyClosed()
  }

  public var arguments: [String] { process.arguments }
  public var environment: [String: String] { process.variables }
  public var files: any FileSystem {
    POSIXFileSystem(identifiers: RandomIdentifierSource(SystemRandomNumberGenerator()))
  }
  public var interruptions: any Interruptions { SignalInterruptions() }
  public var clock: any WallClock { SystemWallClock() }

  /// Ends the process with an exit status.
  public func end(status: Int32) -> Never {
    process.end(status: status)
  }

  public func open(
    _ settings: Settings, with features: [any Feature]
  ) async throws(StartFailure) -> any Features {
    var logger = Logger(label: "seams") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = settings.logsTransitions ? .info : .warning
    let (http, services) = try await network(settings, demo: features.demo)
    let engine = settings.engine
    let database = try await Self.database(
      on: engine, of: settings, features.migrations(with: engine.indexes))
    let identifiers = RandomIdentifierSource(SystemRandomNumberGenerator())
    return ComposedFeatures(
      ports: FeaturePorts(
        database: database, indexes: engine.indexes, http: http, services: services,
        keeps: settings.keeps, clock: clock, sleeper: sleeper, identifiers: identifiers,
        leasing: LeasedWork(
          leases: SQLWorkLeases(database: database), clock: clock, sleeper: sleeper,
          identifiers: identifiers),
        files: POSIXFileSystem(
          identifiers: RandomIdentifierSource(SystemRandomNumberGenerator()), isPrivate: true),
        folder: settings.dataFolder,
        logging: { [logger] in LoggingNavigator($0, logger: logger) }))
  }

  /// Makes the client for user-supplied addresses and the directory of services.
  private func network(
    _ settings: Settings, demo contents: DemoContents
  ) async throws(StartFailure) -> (any HTTPClient, ServiceDirectory) {
    if let demo = settings.demo {
      let client = CurlHTTPClient(userAgent: Self.userAgent)
      return try await demo.start(contents, clock: clock, client: client)
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
      return (
        http,
        ServiceDirectory(
          bases: settings.serviceBases, configured: everywhere, others: http,
          tokens: settings.serviceTokens)
      )
    } catch {
      throw .network(reason: error.description)
    }
  }

  /// The `User-Agent` of requests.
  private static let userAgent = ProductName.token + "/0.1"

  private static func database(
    on engine: DatabaseEngine, of settings: Settings, _ migrations: [SQLMigration]
  ) async throws(StartFailure) -> any SQLDatabase {
    do throws(FileFailure) {
      try await POSIXFileSystem(identifiers: RandomIdentifierSource(SystemRandomNumberGenerator()))
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
