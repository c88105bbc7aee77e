/// A setting that the programs read from an environment variable or the configuration file. Some
/// settings also have a command-line option, which takes precedence.
public struct Setting: Hashable, Sendable {
  public let key: String
  public let variable: String
  /// Whether messages must not contain the value.
  let isSecret: Bool

  init(_ key: String, _ variable: String, isSecret: Bool = false) {
    self.key = key
    self.variable = variable
    self.isSecret = isSecret
  }
}

extension Setting {
  public static let dataFolder = Setting("dataDir", "SEAMS_DATA_DIR")
  /// The address of a PostgreSQL database, which replaces the database file. It may contain a
  /// password, which never appears in messages.
  public static let database = Setting("databaseUrl", "SEAMS_DATABASE_URL", isSecret: true)
  /// Whether a pooler, such as PgBouncer, may run each transaction on a different connection.
  static let databasePooler = Setting("databasePooler", "SEAMS_DATABASE_POOLER")
  public static let color = Setting("color", "SEAMS_COLOR")
  /// The program that shows long output on a terminal, with its arguments: `less -R`. It can also be
  /// a command of the shell. `cat` means that output is not paged.
  public static let pager = Setting("pager", "SEAMS_PAGER")
  /// The path of a PEM file with certificates to trust in addition to those of the system.
  public static let certificates = Setting("certificates", "SEAMS_CA_FILE")
  /// Whether the server may request user-supplied addresses, such as those of pages and feeds, in
  /// private networks.
  public static let allowPrivateNetwork = Setting(
    "allowPrivateNetwork", "SEAMS_ALLOW_PRIVATE_NETWORK")
  /// Whether the server fetches by itself what is due, such as feeds.
  public static let background = Setting("background", "SEAMS_BACKGROUND")
  /// Whether the program runs in demo mode instead of using the public services.
  public static let demo = Setting("demo", "SEAMS_DEMO")
  /// The simulated faults of the demo, such as `cut,503,ok`.
  static let demoFaults = Setting("demoFaults", "SEAMS_DEMO_FAULTS")
  public static let host = Setting("host", "SEAMS_HOST")
  public static let port = Setting("port", "SEAMS_PORT")
  /// The IP addresses of the proxies on other machines, separated by commas.
  public static let trustedProxies = Setting("trustedProxies", "SEAMS_TRUSTED_PROXIES")
  /// The access token that the server requires from all clients. It never appears in messages.
  public static let token = Setting("token", "SEAMS_TOKEN", isSecret: true)

  static func all(with services: [Service], _ limits: [KeepLimit] = []) -> [Setting] {
    [
      dataFolder, database, databasePooler, color, pager, certificates, allowPrivateNetwork,
      background, demo,
      demoFaults, host, port, trustedProxies, token,
    ] + services.map(\.setting) + limits.map(\.setting)
  }
}

/// The value of a setting in an option or in the configuration file. The value of an environment
/// variable is always a `String`, so it does not need this type.
public enum SettingValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
}
