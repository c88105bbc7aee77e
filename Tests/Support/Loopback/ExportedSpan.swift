private import Foundation

/// A span that a program has exported, as a collector received it.
public struct ExportedSpan: Sendable {
  public let name: String
  public let traceID: String
  public let spanID: String
  /// The identifier of the parent span, or `nil` for the first span of a trace.
  public let parentID: String?
  /// The attributes, with integers as texts.
  public let attributes: [String: String]
}

extension LoopbackServer {
  /// All that was exported to this server, as text: paths, header fields and bodies.
  public var exportedText: String {
    requests.map { "\($0.path) \($0.fields) \(String(decoding: $0.body, as: UTF8.self))" }
      .joined(separator: "\n")
  }

  public func exportedSpans() throws -> [ExportedSpan] {
    try requests.flatMap { request in
      try JSONDecoder().decode(Document.self, from: Data(request.body)).resourceSpans
        .flatMap(\.scopeSpans).flatMap(\.spans).map(\.exported)
    }
  }
}

private struct Document: Decodable {
  struct ResourceSpans: Decodable {
    let scopeSpans: [ScopeSpans]
  }

  struct ScopeSpans: Decodable {
    let spans: [Span]
  }

  struct Span: Decodable {
    let name: String
    let traceId: String
    let spanId: String
    let parentSpanId: String?
    let attributes: [Attribute]

    var exported: ExportedSpan {
      ExportedSpan(
        name: name, traceID: traceId, spanID: spanId, parentID: parentSpanId,
        attributes: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key, $0.text) }))
    }
  }

  struct Attribute: Decodable {
    struct Value: Decodable {
      let stringValue: String?
      let intValue: String?
    }

    let key: String
    let value: Value

    var text: String { value.stringValue ?? value.intValue ?? "" }
  }

  let resourceSpans: [ResourceSpans]
}
