public import CoreDomain
import CoreInfrastructure

/// The environment of a program: arguments, files, clock, console and network.
///
/// A program accesses its environment only through this protocol, so that tests can replace it.
public protocol AppEnvironment: Sendable {
  /// The arguments after the program's name.
  var arguments: [String] { get }
  var environment: [String: String] { get }
  var console: any Console { get }
  var files: any FileSystem { get }
  var interruptions: any Interruptions { get }
  /// The clock that gives the features the current date and time.
  var clock: any WallClock { get }
  /// Suspends tasks between two rounds of background work.
  var sleeper: any Sleeper { get }
  /// Returns a random number from 0 to 1.
  var jitter: @Sendable () -> Double { get }
  /// The threads that handle requests to the server. A long computation in one request hardly
  /// delays the others.
  var threads: any TaskExecutor { get }

  /// Opens the database for these features, and returns an object that composes their screens.
  ///
  /// - Throws: ``StartFailure`` if the data folder, the database, the network or the demo server is
  ///   unusable.
  func open(
    _ settings: Settings, with features: [any Feature]
  ) async throws(StartFailure) -> any Features

  /// Copies the database to another engine. The next call continues a copy that was interrupted.
  ///
  /// - Parameter target: The URL of a PostgreSQL database if `settings` use a file; otherwise the
  ///   path of a file.
  /// - Returns: The copied tables. The number of rows of each table is equal in both databases.
  /// - Throws: ``StartFailure/target(reason:)`` if `target` is not such a URL or path,
  ///   ``StartFailure/copyServer(reason:)`` if a server cannot be used, and
  ///   ``StartFailure/database(_:)`` if the target already contains data or the copy fails.
  func copyDatabase(
    of settings: Settings, to target: String, with features: [any Feature]
  ) async throws(StartFailure) -> [CopiedTable]
}

/// The name of a copied table, and its number of rows. The property names are the JSON keys.
public struct CopiedTable: Hashable, Sendable, Encodable {
  public let table: String
  public let rows: Int
}

/// The reason that a program cannot start. Each `reason` consists of sentences.
public enum StartFailure: Error, Hashable, Sendable {
  /// No data folder is configured, and there is no default, because `HOME` is not set.
  case noDataFolder
  /// An argument, or a variable that can contain a path, is not valid UTF-8. The value names it, as
  /// the start of a sentence.
  case misencoded(String)
  case configuration(SettingFailure)
  /// The data folder cannot be created.
  case folder(FileFailure)
  case database(SQLFailure)
  /// The database cannot be copied to this target.
  case target(reason: String)
  /// The target of a copy is on a server that cannot be used, or the connection to a server was
  /// lost during a copy.
  case copyServer(reason: String)
  /// A feature cannot be prepared. If `isBusy`, another process is using the store, and a retry may
  /// succeed.
  case feature(reason: String, isBusy: Bool)
  /// The HTTP client cannot be configured.
  case network(reason: String)
  /// The demo server cannot be started.
  case demo(reason: String)
}

/// An error in an option, an environment variable or the configuration file.
public enum SettingFailure: Error, Hashable, Sendable {
  /// The configuration file cannot be read.
  case file(FileFailure)
  /// The configuration file is not a JSON object of settings. Line and column start at 1.
  case malformedFile(path: String, reason: String, line: Int, column: Int)
  /// A value that the setting does not accept; `nil` if the value must not be reported. `in`
  /// names the source of the value, and `wanted` describes the valid values.
  case malformedValue(String?, of: Setting, in: String, wanted: String)
  /// The value of `--service` is not `NAME=URL`. Carries the value.
  case malformedService(String)
  /// No feature has a service of this name. `known` lists the names of the existing services.
  case unknownService(String, known: [String])
  case serviceIsSetTwice(String)
  /// The value of `--keep` is not `NAME=NUMBER`, sets an unknown limit, or sets a limit twice.
  /// `known` lists the names of the existing limits.
  case malformedKeep(String, known: [String])
  /// The variable contains an invalid token, which the error does not contain.
  case malformedToken(variable: String)
  /// An option sets the service with this name, although the program runs in demo mode.
  case serviceInDemo(String)
  /// The list of faults for the demo is invalid.
  case demoFaults(String)
}

extension SettingFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let failure):
      failure.description
    case .malformedFile(let path, let reason, let line, let column):
      "The configuration file “\(path)” is not valid: \(reason) "
        + "(line \(line), column \(column))."
    case .malformedValue(let value, of: let setting, in: let origin, let wanted):
      "The setting “\(setting.key)” in \(origin) must be "
        + wanted + (value.map { ", got “\($0)”." } ?? ".")
    case .malformedService(let text):
      "Invalid --service “\(text)”. Use NAME=URL."
    case .unknownService(let name, known: []):
      "Unknown service “\(name)” in --service. No feature uses a service, so leave "
        + "the option out."
    case .unknownService(let name, let known):
      "Unknown service “\(name)” in --service. Use one of: \(known.joined(separator: ", "))."
        + Spelling.suggestion(for: name, among: known)
    case .malformedKeep(let text, known: []):
      "Invalid --keep “\(text)”. No feature has a limit, so leave the option out."
    case .malformedKeep(let text, let known):
      "Invalid --keep “\(text)”. Use NAME=NUMBER, once for each name. The names are: "
        + "\(known.joined(separator: ", "))."
    case .malformedToken(let variable):
      "\(variable) is not a valid token: use up to \(Secret.longest) visible ASCII characters "
        + "without spaces. Its value is not shown here. Correct it, or unset it."
    case .serviceInDemo(let name):
      "A demo simulates the service “\(name)”, so --service cannot change it. Leave the option "
        + "out, or turn the demo off."
    case .demoFaults(let reason):
      "The setting “\(Setting.demoFaults.key)” is not valid: \(reason)"
    case .serviceIsSetTwice(let name):
      "--service sets the address of “\(name)” twice. Set it once."
    }
  }
}

extension StartFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noDataFolder:
      "There is no data folder, because HOME is not set. Choose one with --data-dir."
    case .misencoded(let subject):
      "\(subject) is not valid UTF-8, so the program could open a wrong file. "
        + "Write it in UTF-8."
    case .configuration(let failure): failure.description
    case .folder(let failure): failure.description
    case .database(.unopenable(let path, let reason)) where PostgreSQLAddress.isAddress(path):
      "The database “\(path)” cannot be opened: \(reason). Check "
        + "its address in \(Setting.database.variable), or in “\(Setting.database.key)” in the "
        + "configuration file. Remove that setting to use a file in the data folder instead."
    case .database(let failure): failure.description
    case .feature(let reason, _), .network(let reason), .demo(let reason), .target(let reason),
      .copyServer(let reason):
      reason
    }
  }
}

extension StartFailure {
  public var status: ProgramStatus {
    switch self {
    case .noDataFolder, .configuration, .network: .configuration
    case .demo, .copyServer: .unavailable
    case .misencoded, .target: .usage
    case .database(.unopenable(let path, _)) where PostgreSQLAddress.isAddress(path): .unavailable
    case .folder: .cannotCreate
    case .database(.busy), .feature(_, isBusy: true): .tryAgain
    case .database(.newerSchema), .database(.alteredMigration): .configuration
    case .database(.corrupt): .malformedData
    case .database, .feature: .inputOutput
    }
  }
}
