public import ArgumentParser

/// What the server is told when it is started.
public struct ServerArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The port to listen on, 0 for any free one. (default: $PORT, or \(defaultPort))",
      valueName: "port"))
  public var port: Int?

  @Option(
    name: .customLong("data-dir"),
    help: ArgumentHelp("The folder that holds the data.", valueName: "folder"))
  public var dataFolder: String?

  @Flag(
    help: ArgumentHelp(
      "Fetch titles from private networks too.",
      discussion: "Otherwise only addresses of the public internet are asked."))
  public var allowPrivateNetwork = false

  public init() {}

  public func validate() throws {
    if let port {
      try Self.check(port, givenBy: "--port")
    }
    if dataFolder?.isEmpty == true {
      throw ValidationError("--data-dir is empty. Name a folder, or leave the option out.")
    }
  }

  /// The port to listen on: that of the option, or of `PORT` in the environment, or
  /// ``defaultPort``. An empty `PORT` counts as none.
  ///
  /// - Throws: a `ValidationError` when `PORT` is no port.
  public func port(in environment: [String: String]) throws -> Int {
    if let port { return port }
    guard let text = environment["PORT"], !text.isEmpty else { return Self.defaultPort }
    guard let port = Int(text) else {
      throw ValidationError("“\(text)” in PORT is no port: give a number from 0 to 65535.")
    }
    try Self.check(port, givenBy: "PORT")
    return port
  }

  /// The port that is listened on when nobody names another one.
  public static let defaultPort = 8080

  private static func check(_ port: Int, givenBy source: String) throws {
    guard 0...65535 ~= port else {
      throw ValidationError("\(port) in \(source) is no port: give a number from 0 to 65535.")
    }
  }
}
