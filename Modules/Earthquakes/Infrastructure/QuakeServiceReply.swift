import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// What a reply of an event service means, before its rows are read.
enum QuakeServiceReply {
  /// The body of a reply that has one to read; nothing where the service says that there is nothing.
  ///
  /// - Parameters:
  ///   - limit: what one reply may hold, where the service does not say itself.
  ///   - id: the event that was asked for, if one was.
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
    // What the specification has for too many rows.
    case (413, _): throw .tooMany(limit: limit)
    case (403, _), (429, _): throw .tooOften(retryAfter: wait(reply))
    default: throw .outOfOrder(status: status)
    }
  }

  /// The failure that the service's own words mean.
  static func refusal(_ message: String, limit: Int) -> QuakeSourceFailure {
    let mark = "exceeds search limit of "
    guard let words = message.firstRange(of: mark) else { return .refused(reason: message) }
    let digits = message[words.upperBound...].prefix(while: \.isNumber)
    return .tooMany(limit: Int(digits) ?? limit)
  }
}

// MARK: - The page that refuses

extension QuakeServiceReply {
  /// The paragraph between the title, `Error 400: Bad Request`, and the advice that follows. The service
  /// escapes it as if it were HTML.
  private static func message(in body: [UInt8]) -> String {
    let text = String(decoding: body.prefix(messageBytes), as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
    guard text.hasPrefix("Error 400"), !lines.isEmpty else { return "It gives no reason." }
    lines.removeFirst()
    let message = lines.prefix { !$0.hasPrefix("Usage details are available") && $0 != "Request:" }
      .filter { !$0.isEmpty }.joined(separator: " ")
    return message.isEmpty ? "It gives no reason." : unescaped(message)
  }

  private static func unescaped(_ text: String) -> String {
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#039;", "'"),
      ("&amp;", "&"),
    ]
    return references.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// How much of a page is looked at.
  private static let messageBytes = 10_000
}

// MARK: - How long to wait

extension QuakeServiceReply {
  /// The seconds until the service may be asked again. A date is counted from that of the reply, so that
  /// nobody's clock matters.
  private static func wait(_ reply: HTTPReply) -> Int? {
    reply.retryAfter().map { Int($0.components.seconds) }
  }
}
