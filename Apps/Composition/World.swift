public import CoreDomain

/// What a program finds around it when it starts.
///
/// A program asks its world for everything, so that a test can put another world around it.
public protocol World: Sendable {
  /// The arguments behind the program's name.
  var arguments: [String] { get }
  /// The variables of the environment.
  var environment: [String: String] { get }
  var console: any Console { get }
  var files: any FileSystem { get }

  /// Opens the data and makes the features.
  func open(_ settings: Settings) async throws(StartFailure) -> any Features
}

/// What a program is told about where and how to work.
public struct Settings: Hashable, Sendable {
  /// The folder that holds the data; it is made when it is missing.
  public let dataFolder: String
  /// Whether transitions are logged to the standard error.
  public let logsTransitions: Bool
  /// Whether pages of private networks may be asked for their titles.
  public let reachesPrivateNetworks: Bool

  /// Finds the data folder: the one that was given, else `SEAMS_DATA_DIR`, else `seams` in
  /// `XDG_DATA_HOME`, else in `~/.local/share`.
  ///
  /// A relative `XDG_DATA_HOME` is passed over, as the XDG Base Directory Specification asks:
  /// https://specifications.freedesktop.org/basedir-spec/latest/
  ///
  /// - Throws: ``StartFailure/noDataFolder`` when none of them is there.
  public init(
    dataFolder: String?, environment: [String: String], logsTransitions: Bool,
    reachesPrivateNetworks: Bool
  ) throws(StartFailure) {
    let shared = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/share" }
    let candidates = [
      dataFolder, environment["SEAMS_DATA_DIR"], (shared ?? home).map { $0 + "/seams" },
    ]
    guard let folder = candidates.compactMap(\.self).first(where: { !$0.isEmpty }) else {
      throw .noDataFolder
    }
    self.dataFolder = folder
    self.logsTransitions = logsTransitions
    self.reachesPrivateNetworks = reachesPrivateNetworks
  }
}

/// Why a program cannot begin its work.
public enum StartFailure: Error, Hashable, Sendable {
  /// Nothing says where the data is.
  case noDataFolder
  /// The folder of the data cannot be made.
  case folder(FileFailure)
  case database(SQLFailure)
}

extension StartFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noDataFolder:
      "There is no place for the data: HOME is not set. Say where with --data-dir."
    case .folder(let failure): failure.description
    case .database(let failure): failure.description
    }
  }
}
