import CoreDomain
import FoundationEssentials
import Tracing

/// A span that has ended.
struct FinishedSpan: Sendable {
  let position: TraceParent
  let traceState: String?
  /// The identifier of the parent span, or `nil` for the first span of a trace.
  let parentID: String?
  let name: String
  let kind: SpanKind
  /// Nanoseconds since 1970.
  let start: UInt64
  /// Nanoseconds since 1970, not before `start`.
  let end: UInt64
  let attributes: [OTLPAttribute]
  let isFailed: Bool
}

extension FinishedSpan: Encodable {
  private enum CodingKeys: String, CodingKey {
    case traceId, spanId, parentSpanId, traceState, name, kind, startTimeUnixNano, endTimeUnixNano
    case attributes, status
  }

  func encode(to encoder: any Encoder) throws {
    var span = encoder.container(keyedBy: CodingKeys.self)
    try span.encode(position.traceID, forKey: .traceId)
    try span.encode(position.spanID, forKey: .spanId)
    try span.encodeIfPresent(parentID, forKey: .parentSpanId)
    try span.encodeIfPresent(traceState, forKey: .traceState)
    try span.encode(name, forKey: .name)
    try span.encode(kind.number, forKey: .kind)
    try span.encode(String(start), forKey: .startTimeUnixNano)
    try span.encode(String(end), forKey: .endTimeUnixNano)
    try span.encode(attributes, forKey: .attributes)
    // 2 is an error. Without a code, the status is not set.
    let status: [String: Int] = isFailed ? ["code": 2] : [:]
    try span.encode(status, forKey: .status)
  }
}

extension SpanKind {
  fileprivate var number: Int {
    switch self {
    case .internal: 1
    case .server: 2
    case .client: 3
    case .producer: 4
    case .consumer: 5
    }
  }
}

/// An attribute of a span or of the program: a key with a text or an integer.
struct OTLPAttribute: Encodable, Hashable {
  /// A value. Protocol Buffers writes 64-bit integers as texts in JSON.
  struct Value: Encodable, Hashable {
    var stringValue: String?
    var intValue: String?
  }

  let key: String
  let value: Value

  init(_ key: String, _ text: String) {
    self.key = key
    value = Value(stringValue: text)
  }

  private init(_ key: String, _ number: Int64) {
    self.key = key
    value = Value(intValue: String(number))
  }

  /// Returns the texts and integers among the attributes, sorted by key.
  static func all(in attributes: SpanAttributes) -> [OTLPAttribute] {
    var all: [OTLPAttribute] = []
    attributes.forEach { key, value in
      switch value {
      case .string(let text): all.append(OTLPAttribute(key, text))
      case .int64(let number): all.append(OTLPAttribute(key, number))
      default: break
      }
    }
    return all.sorted { $0.key < $1.key }
  }
}

/// The body of an export request, in the JSON encoding of OTLP.
/// https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
struct OTLPDocument: Encodable {
  private let resourceSpans: [ResourceSpans]

  /// - Parameter resource: The attributes of the program.
  init(_ spans: [FinishedSpan], resource: [OTLPAttribute]) {
    resourceSpans = [
      ResourceSpans(
        resource: Resource(attributes: resource),
        scopeSpans: [ScopeSpans(scope: Scope(name: ProductName.text), spans: spans)])
    ]
  }

  /// The document in UTF-8.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self))
    } catch {
      preconditionFailure("a trace cannot be encoded as JSON: \(error)")
    }
  }

  private struct ResourceSpans: Encodable {
    let resource: Resource
    let scopeSpans: [ScopeSpans]
  }

  private struct Resource: Encodable {
    let attributes: [OTLPAttribute]
  }

  private struct ScopeSpans: Encodable {
    let scope: Scope
    let spans: [FinishedSpan]
  }

  private struct Scope: Encodable {
    let name: String
  }
}
