import FoundationEssentials
import Glibc

/// The arguments and environment of the process.
public struct ProcessEnvironment: Hashable, Sendable {
  /// The arguments after the program's name.
  public let arguments: [String]
  /// The environment variables of the process, by name.
  public let variables: [String: String]

  /// Reads the arguments and variables of the process.
  public init() {
    arguments = Array(CommandLine.arguments.dropFirst())
    variables = ProcessInfo.processInfo.environment
  }

  /// Ends the process with an exit status.
  public func end(status: Int32) -> Never {
    exit(status)
  }
}
