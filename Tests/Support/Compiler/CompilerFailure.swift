/// The reason that no case has a verdict. It must not count as a failed case, or worse, as a passed
/// one.
public enum CompilerFailure: Error, Hashable, Sendable {
  case unreadablePlan(String, reason: String)
  case unreadableCases(String, reason: String)
  /// The compiler cannot be started, or its output is too long.
  case unusable(reason: String)
  /// The compiler cannot find or read a module that the cases import.
  case missingModule(String)
  /// The compiler ended without reporting an error in a case.
  case crashed(status: String, output: String)
}

extension CompilerFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadablePlan(let path, let reason):
      "The plan of the build, “\(path)”, cannot be read: \(reason)."
    case .unreadableCases(let path, let reason):
      "The cases in “\(path)” cannot be read: \(reason)."
    case .unusable(let reason):
      "The compiler cannot be used: \(reason)."
    case .missingModule(let diagnostic):
      "A module that the cases import cannot be loaded, so nothing was checked: \(diagnostic)"
    case .crashed(let status, let output):
      "The compiler ended with \(status) and no verdict. It said last:\n\(output)"
    }
  }
}
