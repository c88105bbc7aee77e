import CoreDomain

public struct Settings: Hashable, Sendable {
  /// The data folder, which is created if it is missing.
  public let dataFolder: String
  /// The path of the database file. The file is not used if ``usesServer`` is `true`.
  public var databaseFile: String { dataFolder + "/seams.sqlite" }
  /// The database on a server; `nil` for the database file.
  let server: DatabaseServer?
  /// Whether a pooler may run each transaction on a different connection. It counts for a copy
  /// from a file to a server, too.
  let isBehindPooler: Bool
  /// Whether the data is in a PostgreSQL database instead of ``databaseFile``.
  public var usesServer: Bool { server != nil }
  /// Whether navigation is logged to the standard error.
  public let logsTransitions: Bool
  /// Whether user-supplied addresses, such as those of pages and feeds, may be in private networks.
  public let reachesPrivateNetworks: Bool
  /// A PEM file with certificates to trust in addition to those of the machine, or `nil`.
  public let certificates: String?
  /// The configured base addresses of services; the other services use their defaults.
  public let serviceBases: [Service: String]
  /// The API tokens of services. Empty in demo mode.
  let serviceTokens: [Service: Secret]
  /// The configured limits; the other limits have their defaults.
  let keeps: [KeepLimit: Int]
  /// The demo's configuration, or `nil` to use the public services.
  let demo: Demo?

  public var isDemo: Bool { demo != nil }

  /// Reads the settings from their sources.
  ///
  /// The data folder is the given folder, else `XDG_DATA_HOME/seams`, else `~/.local/share/seams`.
  /// The data of a demo is separate from the user's: it is in the folder that an option sets, else
  /// in `seams-demo` next to the usual folder. `SEAMS_DATA_DIR`, `SEAMS_DATABASE_URL` and their
  /// keys in the configuration file have no effect in a demo.
  ///
  /// - Throws: ``StartFailure/noDataFolder``, or ``StartFailure/configuration(_:)`` for an invalid
  ///   value.
  public init(
    _ sources: SettingSources, logsTransitions: Bool, reachesPrivateNetworks: Bool
  ) throws(StartFailure) {
    var bases: [Service: String] = [:]
    for service in sources.services { bases[service] = try sources.base(of: service) }
    let environment = sources.environment
    demo = try sources.demo()
    let isDemo = demo != nil
    let given = isDemo ? sources.optionText(.dataFolder) : try sources.text(.dataFolder)
    self.logsTransitions = logsTransitions
    self.reachesPrivateNetworks = reachesPrivateNetworks && !isDemo
    server = isDemo ? nil : try sources.server()
    isBehindPooler = try sources.isBehindPooler()
    certificates = isDemo ? nil : try sources.text(.certificates)
    serviceBases = isDemo ? [:] : bases
    serviceTokens = isDemo ? [:] : try sources.tokens()
    keeps = try sources.keeps()
    // An invalid value is reported before a missing folder.
    dataFolder = try Self.folder(
      among: isDemo
        ? [given, environment.dataFolder("seams-demo")]
        : [given, environment[Setting.dataFolder.variable], environment.dataFolder("seams")])
  }

  private static func folder(among folders: [String?]) throws(StartFailure) -> String {
    guard let folder = folders.compactMap(\.self).first(where: { !$0.isEmpty }) else {
      throw .noDataFolder
    }
    return folder
  }
}

extension [String: String] {
  /// Returns the data folder of a program as the XDG specification defines it, or `nil` if there
  /// is no home folder.
  fileprivate func dataFolder(_ name: String) -> String? {
    folder(of: "XDG_DATA_HOME", inHome: ".local/share").map { $0 + "/" + name }
  }

  /// Returns a folder of the XDG Base Directory Specification: the absolute path in a variable,
  /// else a path in the home folder, else `nil`. The specification requires that a relative path is
  /// ignored: https://specifications.freedesktop.org/basedir-spec/latest/
  func folder(of variable: String, inHome path: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    guard let home = self["HOME"], !home.isEmpty else { return nil }
    return home + "/" + path
  }
}
