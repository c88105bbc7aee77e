import BookmarksInfrastructure
public import CoreDomain
import CoreInfrastructure
import Logging

/// The real world: the machine's files, clock and network.
public struct SystemWorld: World {
  private let process = ProcessEnvironment()

  public init() {}

  public var arguments: [String] { process.arguments }
  public var environment: [String: String] { process.variables }
  public var console: any Console { POSIXConsole() }
  public var files: any FileSystem {
    POSIXFileSystem(identifiers: RandomIdentifierSource(SystemRandomNumberGenerator()))
  }

  /// Ends the program.
  public func end(status: Int32) -> Never {
    process.end(status: status)
  }

  public func open(_ settings: Settings) async throws(StartFailure) -> any Features {
    var logger = Logger(label: "seams") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = settings.logsTransitions ? .info : .warning
    return ComposedFeatures(
      database: try await Self.database(in: settings.dataFolder),
      http: CurlHTTPClient(
        userAgent: Self.userAgent,
        reach: settings.reachesPrivateNetworks ? .everywhere : .publicNetwork),
      clock: SystemWallClock(),
      identifiers: RandomIdentifierSource(SystemRandomNumberGenerator()), logger: logger)
  }

  /// What servers are told about who asks.
  private static let userAgent = "Seams/0.1"

  /// The tables of every feature.
  private static let migrations = SQLBookmarkStore.migrations

  private static func database(in folder: String) async throws(StartFailure) -> any SQLDatabase {
    do throws(FileFailure) {
      try await POSIXFileSystem(identifiers: RandomIdentifierSource(SystemRandomNumberGenerator()))
        .makePrivateFolder(folder)
    } catch {
      throw .folder(error)
    }
    do throws(SQLFailure) {
      return try await SQLiteDatabase.open(
        path: folder + "/seams.sqlite", migrations: migrations)
    } catch {
      throw .database(error)
    }
  }
}
