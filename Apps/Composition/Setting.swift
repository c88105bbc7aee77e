/// A setting of the programs. The raw value is its key in the configuration file.
public enum Setting: String, CaseIterable, Hashable, Sendable {
  /// The folder of the data.
  case dataFolder = "dataDir"
  /// When text is coloured: `auto`, `always` or `never`.
  case color
  /// A file in PEM with certificates of further authorities.
  case certificates
  /// Whether the server fetches titles from private networks too.
  case allowPrivateNetwork
  /// The address that the server listens on.
  case host
  /// The port that the server listens on.
  case port
  /// The word that the server asks of who comes from elsewhere. It is never repeated.
  case token

  /// The variable of the environment that sets it.
  public var variable: String {
    switch self {
    case .dataFolder: "SEAMS_DATA_DIR"
    case .color: "SEAMS_COLOR"
    case .certificates: "SEAMS_CA_FILE"
    case .allowPrivateNetwork: "SEAMS_ALLOW_PRIVATE_NETWORK"
    case .host: "SEAMS_HOST"
    case .port: "SEAMS_PORT"
    case .token: "SEAMS_TOKEN"
    }
  }

  /// Whether its value is repeated nowhere.
  var isSecret: Bool { self == .token }
}

/// What a setting is set to.
public enum SettingValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
}
