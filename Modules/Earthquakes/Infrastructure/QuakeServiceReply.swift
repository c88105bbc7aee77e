import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// Interprets the status and the body of a reply before its rows are parsed.
enum QuakeServiceReply {
  /// Returns the body to parse, or `nil` if the service reports that there are no events.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of events in a reply. The error contains this limit if the
  ///     service does not name its own limit.
  ///   - id: The requested event, if any.
  static func body(
    of reply: HTTPReply, limit: Int, askedFor id: Quake.ID? = nil
  ) throws(QuakeSourceFailure) -> [UInt8]? {
    let status = reply.response.status.code
    switch (status, id) {
    case (200, _): return reply.body
    case (204, _): return nil
    case (404, let id?): throw .unknown(id)
    case (409, let id?): throw .deleted(id)
    case (400, _): throw refusal(message(in: reply.body), limit: limit)
    // The specification's status for too many rows.
    case (413, _): throw .tooMany(limit: limit)
    case (403, _), (429, _):
      throw .tooOften(retryAfter: reply.retryAfter().map { Int($0.components.seconds) })
    default: throw .outOfOrder(status: status)
    }
  }

  /// Returns the failure that the service's message describes.
  static func refusal(_ message: String, limit: Int) -> QuakeSourceFailure {
    let mark = "exceeds search limit of "
    guard let words = message.firstRange(of: mark) else { return .refused(reason: message) }
    let digits = message[words.upperBound...].prefix(while: \.isNumber)
    return .tooMany(limit: Int(digits) ?? limit)
  }
}

// MARK: - Error pages

extension QuakeServiceReply {
  /// Returns the paragraph between the title, such as `Error 400: Bad Request`, and the advice that
  /// follows. The service escapes the paragraph as HTML.
  private static func message(in body: [UInt8]) -> String {
    let text = String(decoding: body.prefix(messageBytes), as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
    guard text.hasPrefix("Error 400"), !lines.isEmpty else { return "No reason given." }
    lines.removeFirst()
    let message = lines.prefix { !$0.hasPrefix("Usage details are available") && $0 != "Request:" }
      .filter { !$0.isEmpty }.joined(separator: " ")
    return message.isEmpty ? "No reason given." : unescaped(message)
  }

  private static func unescaped(_ text: String) -> String {
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#039;", "'"),
      ("&amp;", "&"),
    ]
    return references.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// How many bytes of an error page to read.
  private static let messageBytes = 10_000
}
