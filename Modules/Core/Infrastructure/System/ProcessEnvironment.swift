import FoundationEssentials
import Glibc

/// The arguments and environment of the process. In text that is not valid UTF-8, U+FFFD replaces
/// the invalid bytes.
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

  /// The number of the first argument that is not valid UTF-8, or `nil`. The argument after the
  /// program's name has number 1.
  public var misencodedArgument: Int? {
    (1..<arguments.count + 1).first { unsafe !Self.isUTF8(CommandLine.unsafeArgv[$0]) }
  }

  /// Whether the value of a variable is not valid UTF-8.
  public func isMisencoded(_ variable: String) -> Bool {
    unsafe !Self.isUTF8(getenv(variable))
  }

  private static func isUTF8(_ text: UnsafeMutablePointer<CChar>?) -> Bool {
    guard let text = unsafe text else { return true }
    return unsafe String(validatingCString: text) != nil
  }

  /// Ends the process with an exit status.
  public func end(status: Int32) -> Never {
    exit(status)
  }
}
