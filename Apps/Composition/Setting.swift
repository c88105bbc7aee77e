/// A setting of the programs.
public struct Setting: Hashable, Sendable {
  /// Its key in the configuration file.
  public let key: String
  /// The variable of the environment that sets it.
  public let variable: String
  /// Whether its value is repeated nowhere.
  let isSecret: Bool

  init(_ key: String, _ variable: String, isSecret: Bool = false) {
    self.key = key
    self.variable = variable
    self.isSecret = isSecret
  }
}

extension Setting {
  /// The folder of the data.
  public static let dataFolder = Setting("dataDir", "SEAMS_DATA_DIR")
  /// When text is coloured: `auto`, `always` or `never`.
  public static let color = Setting("color", "SEAMS_COLOR")
  /// A file in PEM with certificates of further authorities.
  public static let certificates = Setting("certificates", "SEAMS_CA_FILE")
  /// Whether the server fetches titles from private networks too.
  public static let allowPrivateNetwork = Setting(
    "allowPrivateNetwork", "SEAMS_ALLOW_PRIVATE_NETWORK")
  /// Whether the program runs over its own demo instead of the public services.
  public static let demo = Setting("demo", "SEAMS_DEMO")
  /// What goes wrong in the demo: words such as `cut,503,ok`.
  static let demoFaults = Setting("demoFaults", "SEAMS_DEMO_FAULTS")
  /// The address that the server listens on.
  public static let host = Setting("host", "SEAMS_HOST")
  /// The port that the server listens on.
  public static let port = Setting("port", "SEAMS_PORT")
  /// The word that the server asks of who comes from elsewhere. It is never repeated.
  public static let token = Setting("token", "SEAMS_TOKEN", isSecret: true)

  /// All settings: those of the programs, and the base of each service of the features.
  public static let all = all(with: AllFeatures.list.services)

  /// The settings of programs whose features ask these services.
  static func all(with services: [Service]) -> [Setting] {
    [dataFolder, color, certificates, allowPrivateNetwork, demo, demoFaults, host, port, token]
      + services.map(\.setting)
  }
}

/// What a setting is set to.
public enum SettingValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
}
