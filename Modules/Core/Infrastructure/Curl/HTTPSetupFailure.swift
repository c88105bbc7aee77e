/// Why an HTTP client cannot be made as somebody wants it.
public enum HTTPSetupFailure: Error, Hashable, Sendable {
  /// A file of certificates that cannot be read, or holds none that can be used.
  case unusableCertificates(path: String, reason: String)
  /// A variable of the environment that names no proxy. Its value may hold a password, so it is
  /// not repeated.
  case unusableProxy(variable: String)
}

extension HTTPSetupFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusableCertificates(let path, let reason):
      "“\(path)” cannot be used as a file of certificates: \(reason). "
        + "Name a file that holds certificates in PEM form."
    case .unusableProxy(let variable):
      "The variable \(variable) of the environment names no proxy that can be used. "
        + "Set it to an address such as http://proxy.example.com:3128, or unset it."
    }
  }
}
