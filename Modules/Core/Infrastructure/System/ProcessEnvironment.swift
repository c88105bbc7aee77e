import FoundationEssentials
import Glibc

/// What the process was started with.
public struct ProcessEnvironment: Hashable, Sendable {
  /// The arguments behind the program's name.
  public let arguments: [String]
  /// The variables of the environment.
  public let variables: [String: String]

  /// Reads what the process was started with.
  public init() {
    arguments = Array(CommandLine.arguments.dropFirst())
    variables = ProcessInfo.processInfo.environment
  }

  /// Ends the process with a status.
  public func end(status: Int32) -> Never {
    exit(status)
  }
}
