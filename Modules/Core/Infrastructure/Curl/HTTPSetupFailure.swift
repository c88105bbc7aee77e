/// An invalid configuration of the HTTP client.
public enum HTTPSetupFailure: Error, Hashable, Sendable {
  /// A certificate file is unreadable or too large, contains no certificate, or contains a damaged
  /// one.
  case unusableCertificates(path: String, reason: String)
  /// An environment variable is not a valid proxy address. Its value may contain a password, so it
  /// is not reported.
  case unusableProxy(variable: String)
}

extension HTTPSetupFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusableCertificates(let path, let reason):
      "“\(path)” is not a valid certificate file: \(reason). "
        + "Use a file with certificates in PEM format."
    case .unusableProxy(let variable):
      "The environment variable \(variable) is not a valid proxy address. "
        + "Set it to an address such as http://proxy.example.com:3128, or unset it."
    }
  }
}
