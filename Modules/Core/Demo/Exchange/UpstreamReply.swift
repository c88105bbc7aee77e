package import HTTPTypes

/// A reply of a simulated service, which the demo server sends.
package struct UpstreamReply: Hashable, Sendable {
  package var status: HTTPResponse.Status = .ok
  package var fields: HTTPFields = [:]
  package var body: [UInt8] = []
  /// A chunk of bytes to send repeatedly after the body, for a test of replies that are too large
  /// for memory. Usually `nil`.
  package var tail: UpstreamTail?
  /// Whether the reply is delayed until ``DemoUpstream/release()``.
  package var isHeld = false

  package init(
    status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], body: [UInt8] = [],
    tail: UpstreamTail? = nil
  ) {
    self.status = status
    self.fields = fields
    self.body = body
    self.tail = tail
  }

  /// Makes a reply with a text in UTF-8.
  ///
  /// - Parameter type: The value of `Content-Type`.
  package static func text(
    _ text: String, type: String = "text/plain; charset=utf-8", status: HTTPResponse.Status = .ok,
    fields: HTTPFields = [:]
  ) -> UpstreamReply {
    var fields = fields
    fields[.contentType] = type
    return UpstreamReply(status: status, fields: fields, body: Array(text.utf8))
  }

  package static func json(
    _ text: String, status: HTTPResponse.Status = .ok, fields: HTTPFields = [:]
  ) -> UpstreamReply {
    .text(text, type: "application/json; charset=utf-8", status: status, fields: fields)
  }

  package static func page(
    _ title: String, _ text: String, status: HTTPResponse.Status = .ok
  ) -> UpstreamReply {
    .text(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>\(title.escapedForHTML)</title></head>
      <body><h1>\(title.escapedForHTML)</h1><p>\(text.escapedForHTML)</p></body>
      </html>

      """, type: "text/html; charset=utf-8", status: status)
  }

  /// Makes a reply that redirects the client, by default with status 302.
  ///
  /// - Parameter location: The value of `Location`: an address, or a path on the demo server.
  package static func redirect(
    to location: String, status: HTTPResponse.Status = .found
  ) -> UpstreamReply {
    UpstreamReply(status: status, fields: [.location: location])
  }

  /// Returns the reply with a field, or without it if the value is `nil`.
  package func with(_ name: HTTPField.Name, _ value: String?) -> UpstreamReply {
    var reply = self
    reply.fields[name] = value
    return reply
  }

  /// Returns the reply with a `Retry-After` field, or without it if `seconds` is `nil`.
  package func after(_ seconds: Int?) -> UpstreamReply {
    with(.retryAfter, seconds.map { "\($0)" })
  }

  /// The reply with an `ETag` field, which is computed from the body.
  package var tagged: UpstreamReply {
    with(.eTag, "\"\(String(Gzip.checksum(body), radix: 16))\"")
  }

  /// Returns the reply in the form to send: with status 304 and no body if the client already has
  /// this reply, or encoded as gzip if the client accepts gzip.
  package func encoded(for request: UpstreamRequest) -> UpstreamReply {
    if status == .ok && request.knows(fields) {
      var reply = UpstreamReply(status: .notModified, fields: fields)
      reply.isHeld = isHeld
      return reply.with(.contentType, nil)
    }
    guard !body.isEmpty, tail == nil, request.lists("gzip", in: .acceptEncoding) else {
      return self
    }
    var reply = self
    reply.body = Gzip.wrapping(body)
    reply.fields[.contentEncoding] = "gzip"
    reply.fields[.vary] = fields[.vary].map { $0 + ", Accept-Encoding" } ?? "Accept-Encoding"
    return reply
  }

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }
}

/// A chunk of bytes that the demo server sends repeatedly after the body of a reply.
package struct UpstreamTail: Hashable, Sendable {
  package let bytes: [UInt8]
  package let times: Int

  package init(bytes: [UInt8], times: Int) {
    self.bytes = bytes
    self.times = times
  }
}

extension HTTPField.Name {
  /// The `Link` field: https://www.rfc-editor.org/rfc/rfc8288
  package static let pageLinks: HTTPField.Name = {
    guard let name = HTTPField.Name("Link") else { preconditionFailure("“Link” is a name") }
    return name
  }()
}

extension String {
  /// The text with escapes for the special characters of HTML, so that it can be used in elements
  /// and in attributes in double quotes.
  package var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The text as a JSON string in quotation marks. Control characters other than line feeds become
  /// spaces.
  package var jsonString: String {
    unicodeScalars.reduce(into: "\"") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
