/// An invalid configuration of the HTTP client.
public enum HTTPSetupFailure: Error, Hashable, Sendable {
  /// A certificate file is unreadable or too large, contains no certificate, or contains a damaged
  /// one.
  case unusableCertificates(path: String, reason: String)
  /// An environment variable is not a valid proxy address. Its value may contain a password, so it
  /// is not reported.
  case unusableProxy(variable: String)
  /// An environment variable for the export of traces is invalid. Its value may contain a token, so
  /// it is not reported.
  case unusableExporter(variable: String)
  /// An environment variable selects a protocol for traces other than HTTP.
  case unsupportedExporter(variable: String)
}

extension HTTPSetupFailure {
  /// Returns what a variable for the export of traces must contain, with an example.
  private static func example(for variable: String) -> String {
    switch variable {
    case _ where variable.hasSuffix("HEADERS"): "header fields such as name=value,name=value"
    case _ where variable.hasSuffix("TRACES_ENDPOINT"):
      "the whole address for traces, such as http://127.0.0.1:4318/v1/traces"
    default: "the address of a collector, such as http://127.0.0.1:4318"
    }
  }
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
    case .unusableExporter(let variable):
      "The environment variable \(variable) is not valid. Set it to \(Self.example(for: variable)), "
        + "or unset it."
    case .unsupportedExporter(let variable):
      "The protocol in the environment variable \(variable) is not supported. Set it to http/json "
        + "and use the collector’s port for HTTP, which usually is 4318."
    }
  }
}
