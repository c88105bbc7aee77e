/// An invalid configuration of the HTTP client.
public enum HTTPSetupFailure: Error, Hashable, Sendable {
  /// A certificate file is unreadable or contains no usable certificate.
  case unusableCertificates(path: String, reason: String)
  /// An environment variable is not a valid proxy address. Its value may contain a password, so it
  /// is not reported.
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
