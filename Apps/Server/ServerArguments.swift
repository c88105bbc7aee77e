public import ArgumentParser
public import Composition

/// The server's command-line options.
public struct ServerArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address to listen on. (default: $SEAMS_HOST, or \(defaultHost))",
      discussion: "Every address except those of the loopback interface requires an access token.",
      valueName: "address"))
  public var host: String?

  @Option(
    help: ArgumentHelp(
      "The port to listen on, 0 for any free one. (default: $SEAMS_PORT, $PORT, or \(defaultPort))",
      valueName: "port"))
  public var port: Int?

  @Option(
    help: ArgumentHelp(
      "A host name that clients use for the server, such as seams.example.org.",
      discussion: """
        May be repeated, or list several names separated by commas. Requests for other names are \
        refused, except for 127.0.0.1 and localhost. With --host, IP addresses and the value of \
        --host are accepted too.
        """,
      valueName: "name"))
  public var publicName: [String] = []

  @Option(
    help: ArgumentHelp(
      "The file that holds the access token in its first line. (default: $SEAMS_TOKEN)",
      discussion: """
        At least \(AccessToken.shortest) characters. No option takes the token itself, because \
        other users can see the options of a program.
        """,
      valueName: "file"))
  public var tokenFile: String?

  @Flag(
    help: ArgumentHelp(
      "Accept requests for a public name without an access token.",
      discussion: "For servers behind a proxy that authenticates users."))
  public var noToken = false

  @Option(
    name: .customLong("data-dir"),
    help: ArgumentHelp("The folder that holds the data.", valueName: "folder"))
  public var dataFolder: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: $SEAMS_CONFIG, or seams/config.json in ~/.config)",
      valueName: "file"))
  public var config: String?

  @Flag(
    help: ArgumentHelp(
      "Use invented data and no network. (default: $SEAMS_DEMO)",
      discussion: "A demo has its own data folder: --data-dir, or seams-demo next to the usual one."
    ))
  public var demo = false

  @Option(
    help: ArgumentHelp(
      "Use another address for a public service, as in \(ServiceHelp.example).",
      discussion: """
        May be repeated. Default: \(ServiceHelp.variables), or the public service. The address may \
        belong to a private network.
        """, valueName: "name=address",
      visibility: AllFeatures.list.services.isEmpty ? .hidden : .default),
    transform: { try ServiceOption($0) })
  public var service: [ServiceOption] = []

  @Flag(
    help: ArgumentHelp(
      "Fetch titles from private networks too.",
      discussion: "Otherwise only public addresses are requested."))
  public var allowPrivateNetwork = false

  @Option(
    help: ArgumentHelp(
      "What to log: every request (info), or only problems (warning).",
      valueName: "level"))
  public var logLevel = LogLevel.info

  public init() {}

  public func validate() throws {
    if let port {
      guard Self.ports ~= port else {
        throw ValidationError("--port must be between 0 and 65535, got “\(port)”.")
      }
    }
    if noToken, tokenFile != nil {
      throw ValidationError(
        "--no-token and --token-file exclude each other. Leave one of them out.")
    }
    let texts = [
      ("--data-dir", dataFolder), ("--host", host), ("--token-file", tokenFile),
      ("--config", config),
    ]
    if let option = texts.first(where: { $0.1?.isEmpty == true })?.0 {
      throw ValidationError("\(option) is empty. Give it a value, or leave the option out.")
    }
    do throws(SettingFailure) {
      try ServiceOption.check(service)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// The default port: the value of `PORT` in the environment, which hosting platforms set, or
  /// ``defaultPort`` if `PORT` is missing or empty.
  ///
  /// - Throws: A `ValidationError` if `PORT` is not a port number.
  public static func port(in environment: [String: String]) throws -> Int {
    guard let text = environment["PORT"], !text.isEmpty else { return defaultPort }
    guard let port = Int(text), ports ~= port else {
      throw ValidationError("PORT must be between 0 and 65535, got “\(text.plain)”.")
    }
    return port
  }

  /// The settings that the options specify.
  public var settings: [Setting: SettingValue] {
    var settings: [Setting: SettingValue] = [:]
    settings[.host] = host.map(SettingValue.text)
    settings[.port] = port.map(SettingValue.number)
    settings[.dataFolder] = dataFolder.map(SettingValue.text)
    settings[.demo] = demo ? .flag(true) : nil
    settings[.allowPrivateNetwork] = allowPrivateNetwork ? .flag(true) : nil
    return settings.merging(ServiceOption.settings(of: service)) { one, _ in one }
  }

  /// The host names of the server.
  public var publicNames: [String] {
    publicName.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The default port.
  public static let defaultPort = 8080

  /// The default address to listen on. Other machines cannot reach it.
  public static let defaultHost = "127.0.0.1"

  /// The valid port numbers.
  static let ports = 0...65535

  /// The log level.
  public enum LogLevel: String, CaseIterable, ExpressibleByArgument, Sendable {
    case info, warning
  }
}
