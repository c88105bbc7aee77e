import CoreDomain
import HTTPTypes

/// Where and how spans are exported, from the environment variables of OpenTelemetry.
/// https://opentelemetry.io/docs/specs/otel/protocol/exporter/
///
/// | variable                             | meaning                                               |
/// |--------------------------------------|-------------------------------------------------------|
/// | `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` | the address for spans, used as it is                  |
/// | `OTEL_EXPORTER_OTLP_ENDPOINT`        | the address of the collector, without `/v1/traces`    |
/// | `OTEL_EXPORTER_OTLP_HEADERS`         | header fields: `name=value,…`, values percent-encoded |
/// | `OTEL_SERVICE_NAME`                  | the name in traces, instead of that of the product    |
/// | `OTEL_EXPORTER_OTLP_TRACES_PROTOCOL` | a protocol over HTTP, such as `http/protobuf`         |
/// | `OTEL_EXPORTER_OTLP_PROTOCOL`        | the same                                              |
/// | `OTEL_SDK_DISABLED`                  | `true`: nothing is exported                           |
/// | `OTEL_TRACES_EXPORTER`               | `none`: nothing is exported                           |
///
/// JSON is sent whatever the protocol is.
public struct OTLPSettings: Hashable, Sendable {
  /// The request that exports spans, without its body.
  let request: HTTPRequest
  /// The name of the program in traces.
  let serviceName: String

  /// Reads the variables. An empty variable counts as unset.
  ///
  /// - Returns: `nil` if no address is set or the export is turned off, so that nothing is
  ///   exported.
  /// - Throws: ``HTTPSetupFailure/unusableExporter(variable:)``, or
  ///   ``HTTPSetupFailure/unsupportedExporter(variable:)`` for another protocol.
  public init?(environment: [String: String]) throws(HTTPSetupFailure) {
    let values = environment.filter { !$0.value.isEmpty }
    guard values["OTEL_SDK_DISABLED"]?.lowercased() != "true",
      values["OTEL_TRACES_EXPORTER"] != "none",
      let variable = [Self.traces, Self.base].first(where: { values[$0] != nil }),
      var address = values[variable]
    else { return nil }
    if let name = Self.protocols.first(where: { values[$0] != nil }),
      values[name]?.hasPrefix("http/") == false
    {
      throw .unsupportedExporter(variable: name)
    }
    guard !address.contains("#"), HTTPOrigin(address: address) != nil,
      variable == Self.traces || !address.contains("?"), let scheme = address.firstRange(of: "://")
    else { throw .unusableExporter(variable: variable) }
    if variable == Self.base { address += (address.hasSuffix("/") ? "" : "/") + "v1/traces" }
    let rest = address[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest[authority.endIndex...]
    request = HTTPRequest(
      method: .post, scheme: address[..<scheme.lowerBound].lowercased(),
      authority: String(authority), path: path.hasPrefix("/") ? String(path) : "/" + path,
      headerFields: try Self.fields(values[Self.headers] ?? ""))
    serviceName = values[Self.service] ?? ProductName.token.lowercased()
  }

  /// Whether the collector runs on this machine.
  public var isOnThisMachine: Bool {
    HTTPOrigin(address: request.address)?.isLoopback ?? false
  }

  /// Parses `name=value,…`. White space may surround names and values:
  /// https://www.w3.org/TR/baggage/#definition
  private static func fields(_ text: String) throws(HTTPSetupFailure) -> HTTPFields {
    var fields: HTTPFields = [.contentType: "application/json"]
    for pair in text.split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { DisplayText.trimmed(String($0)) }
      guard parts.count == 2, let name = HTTPField.Name(parts[0]) else {
        throw .unusableExporter(variable: headers)
      }
      let value = String(unescaping: parts[1].utf8, plusIsSpace: false)
      guard HTTPField.isValidValue(value) else { throw .unusableExporter(variable: headers) }
      fields[name] = value
    }
    return fields
  }

  private static let traces = "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
  private static let base = "OTEL_EXPORTER_OTLP_ENDPOINT"
  private static let protocols = [
    "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL",
  ]
  private static let headers = "OTEL_EXPORTER_OTLP_HEADERS"
  private static let service = "OTEL_SERVICE_NAME"
}
