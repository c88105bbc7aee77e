/// Why the compiler gave no verdict on any case. It is never a verdict: neither a failed case nor,
/// above all, a passed one.
public enum CompilerFailure: Error, Hashable, Sendable {
  /// How the package was built is not known.
  case unreadablePlan(String, reason: String)
  /// The cases cannot be read, or there are none.
  case unreadableCases(String, reason: String)
  /// The compiler cannot be started, or says more than fits.
  case unusable(reason: String)
  /// The compiler did not find, or cannot read, a module that the cases import.
  case missingModule(String)
  /// The compiler ended without saying what is wrong with a case.
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
