import ArgumentParser
import Composition
import CoreWeb

struct ServerArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address to listen on. (default: $SEAMS_HOST, or \(defaultHost))",
      discussion: "Every address except those of the loopback interface requires an access token.",
      valueName: "address"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "The port to listen on, 0 for any free one. (default: $SEAMS_PORT, $PORT, or \(defaultPort))",
      valueName: "port"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "A host name that clients use for the server, such as seams.example.org.",
      discussion: """
        For several names, repeat the option or separate them by commas. Requests for other names \
        are refused, except for 127.0.0.1, localhost, IP addresses and the value of --host. \
        Without this option, a server on the loopback interface does not accept other IP addresses.
        """,
      valueName: "name"))
  var publicName: [String] = []

  @Option(
    help: ArgumentHelp(
      "The IP address of a proxy on another machine. (default: $SEAMS_TRUSTED_PROXIES)",
      discussion: """
        For several proxies, repeat the option or separate them by commas. The server reads the \
        address of a client from X-Forwarded-For of its proxies. A proxy on the same machine needs \
        no option.
        """,
      valueName: "address"))
  var trustedProxy: [String] = []

  @Option(
    help: ArgumentHelp(
      "The file that holds the access token in its first line. (default: the token in $SEAMS_TOKEN)",
      discussion: """
        At least \(AccessToken.shortest) characters. No option takes the token itself, because \
        other users can see the options of a program.
        """,
      valueName: "file"))
  var tokenFile: String?

  @Flag(
    help: ArgumentHelp(
      "Accept requests for a public name without an access token.",
      discussion: """
        For servers behind a proxy that authenticates users. A token in the settings is ignored.
        """))
  var noToken = false

  @Option(
    name: .customLong("data-dir"),
    help: ArgumentHelp(
      "The folder that holds the data. (default: $SEAMS_DATA_DIR, or seams in ~/.local/share)",
      valueName: "folder"))
  var dataFolder: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: $SEAMS_CONFIG, or seams/config.json in ~/.config)",
      valueName: "file"))
  var config: String?

  @Flag(
    help: ArgumentHelp(
      "Use invented data and no network. (default: $SEAMS_DEMO)",
      discussion:
        "A demo stores its data in the folder of --data-dir. Without --data-dir, it uses the "
        + "folder seams-demo next to the usual folder."))
  var demo = false

  @Option(
    help: ArgumentHelp(
      "Use another address for a public service.",
      discussion: "May be repeated. The address may belong to a private network.",
      valueName: "name=address"))
  var service: [String] = []

  @Option(
    help: ArgumentHelp(
      "Set a limit on the stored data.",
      discussion: "May be repeated. The limits are listed at the top.", valueName: "name=number"))
  var keep: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Fetch pages and feeds from private networks too.",
      discussion: "Otherwise pages and feeds are fetched from public addresses only."))
  var allowPrivateNetwork = false

  @Flag(
    help: ArgumentHelp(
      "Fetch data only when somebody asks.",
      discussion: """
        Otherwise the server fetches by itself what is due: feeds, the catalogue, and the last \
        requests for repositories and earthquakes.
        """))
  var noBackground = false

  @Option(
    help: ArgumentHelp(
      "What to log: every request (info), or only problems (warning).",
      valueName: "level"))
  var logLevel = LogLevel.info

  func validate() throws {
    if let port {
      guard Self.ports ~= port else {
        throw ValidationError("--port must be between 0 and 65535, got “\(port)”.")
      }
    }
    if noToken, tokenFile != nil {
      throw ValidationError(
        "--no-token and --token-file cannot be combined. Leave one of them out.")
    }
    let texts = [
      ("--data-dir", dataFolder), ("--host", host), ("--token-file", tokenFile),
      ("--config", config),
    ]
    if let option = texts.first(where: { $0.1?.isEmpty == true })?.0 {
      throw ValidationError("\(option) is empty. Give it a value, or leave the option out.")
    }
  }

  /// The default port: the value of `PORT` in the environment, which hosting platforms set, or
  /// ``defaultPort`` if `PORT` is missing or empty.
  static func port(in environment: [String: String]) throws(StartFailure) -> Int {
    guard let text = environment["PORT"], !text.isEmpty else { return defaultPort }
    guard let port = Int(text), ports ~= port else {
      let wanted = "an integer from \(ports.lowerBound) to \(ports.upperBound)"
      throw .configuration(.malformedValue(text, of: .port, in: "PORT", wanted: wanted))
    }
    return port
  }

  func settings(
    for services: [Service], _ limits: [KeepLimit] = []
  ) throws(SettingFailure) -> [Setting: SettingValue] {
    var settings: [Setting: SettingValue] = [:]
    settings[.host] = host.map(SettingValue.text)
    settings[.port] = port.map(SettingValue.number)
    settings[.trustedProxies] =
      trustedProxy.isEmpty ? nil : .text(trustedProxy.joined(separator: ","))
    settings[.dataFolder] = dataFolder.map(SettingValue.text)
    settings[.demo] = demo ? .flag(true) : nil
    settings[.allowPrivateNetwork] = allowPrivateNetwork ? .flag(true) : nil
    settings[.background] = noBackground ? .flag(false) : nil
    return
      settings
      .merging(try ServiceOption.settings(of: service, among: services)) { one, _ in one }
      .merging(try KeepLimit.settings(of: keep, among: limits)) { one, _ in one }
  }

  var publicNames: [String] {
    publicName.flatMap { $0.split(separator: ",").map(String.init) }
  }

  static let defaultPort = 8080

  /// The default address to listen on. Other machines cannot reach it.
  static let defaultHost = "127.0.0.1"

  static let ports = 0...65535

  enum LogLevel: String, CaseIterable, ExpressibleByArgument, Sendable {
    case info, warning
  }
}
