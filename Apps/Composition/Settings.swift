public import CoreDomain

/// What a program is told about where and how to work.
public struct Settings: Hashable, Sendable {
  /// The folder that holds the data; it is made when it is missing.
  public let dataFolder: String
  /// The file of the data.
  public var databaseFile: String { dataFolder + "/seams.sqlite" }
  /// Whether transitions are logged to the standard error.
  public let logsTransitions: Bool
  /// Whether pages of private networks may be asked for their titles.
  public let reachesPrivateNetworks: Bool
  /// A file in PEM with the certificates of authorities that are trusted besides those that the
  /// machine trusts; nothing for none.
  public let certificates: String?
  /// The bases of services that were set; the other services have their own.
  public let serviceBases: [Service: String]
  /// The tokens by which services know who asks. No demo has any.
  let serviceTokens: [Service: Secret]
  /// The demo over which the program runs; nothing where it runs over the public services.
  let demo: Demo?

  /// Whether the program runs over its own demo instead of the public services.
  public var isDemo: Bool { demo != nil }

  /// Finds the data folder: the one that was given, else `SEAMS_DATA_DIR`, else `seams` in
  /// `XDG_DATA_HOME`, else in `~/.local/share`.
  ///
  /// A relative `XDG_DATA_HOME` is passed over, as the XDG Base Directory Specification asks:
  /// https://specifications.freedesktop.org/basedir-spec/latest/
  ///
  /// - Throws: ``StartFailure/noDataFolder`` when none of them is there.
  public init(
    dataFolder: String?, environment: [String: String], logsTransitions: Bool,
    reachesPrivateNetworks: Bool, certificates: String? = nil,
    serviceBases: [Service: String] = [:], serviceTokens: [Service: Secret] = [:]
  ) throws(StartFailure) {
    let variable = environment[Setting.dataFolder.variable]
    self.dataFolder = try Self.folder(
      among: [dataFolder, variable, environment.dataFolder("seams")])
    self.logsTransitions = logsTransitions
    self.reachesPrivateNetworks = reachesPrivateNetworks
    self.certificates = certificates
    self.serviceBases = serviceBases
    self.serviceTokens = serviceTokens
    demo = nil
  }

  /// Takes what the sources say.
  ///
  /// - Throws: ``StartFailure/noDataFolder``, or ``StartFailure/configuration(_:)`` for a value that
  ///   is none.
  public init(
    _ sources: SettingSources, logsTransitions: Bool, reachesPrivateNetworks: Bool
  ) throws(StartFailure) {
    var bases: [Service: String] = [:]
    for service in sources.services { bases[service] = try sources.base(of: service) }
    if let demo = try sources.demo() {
      try self.init(demo, sources, logsTransitions: logsTransitions)
      return
    }
    try self.init(
      dataFolder: try sources.text(.dataFolder), environment: sources.environment,
      logsTransitions: logsTransitions, reachesPrivateNetworks: reachesPrivateNetworks,
      certificates: try sources.text(.certificates), serviceBases: bases,
      serviceTokens: try sources.tokens())
  }

  /// The settings of a demo. Its data is never the person's: it is in the folder that an option names,
  /// else in `seams-demo` beside the usual one; neither `SEAMS_DATA_DIR` nor the configuration file
  /// counts.
  private init(
    _ demo: Demo, _ sources: SettingSources, logsTransitions: Bool
  ) throws(StartFailure) {
    dataFolder = try Self.folder(
      among: [
        sources.optionText(.dataFolder), sources.environment.dataFolder("seams-demo"),
      ])
    self.logsTransitions = logsTransitions
    reachesPrivateNetworks = false
    certificates = nil
    serviceBases = [:]
    serviceTokens = [:]
    self.demo = demo
  }

  /// The first folder that has a name.
  private static func folder(among folders: [String?]) throws(StartFailure) -> String {
    guard let folder = folders.compactMap(\.self).first(where: { !$0.isEmpty }) else {
      throw .noDataFolder
    }
    return folder
  }
}

extension [String: String] {
  /// A folder for data of a program, by the specification.
  fileprivate func dataFolder(_ name: String) -> String? {
    folder(of: "XDG_DATA_HOME", inHome: ".local/share").map { $0 + "/" + name }
  }

  /// A folder of the XDG Base Directory Specification: the one that a variable names by its whole
  /// path, else one in the home folder, else nothing.
  func folder(of variable: String, inHome path: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    guard let home = self["HOME"], !home.isEmpty else { return nil }
    return home + "/" + path
  }
}
