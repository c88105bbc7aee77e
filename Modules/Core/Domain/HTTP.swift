public import HTTPTypes

/// A client of HTTP that makes one exchange at a time for whoever asks.
public protocol HTTPClient: Sendable {
  /// Sends a request and returns the reply when its body has arrived whole.
  ///
  /// Redirects (301, 302, 303, 307, 308) are followed to http and https addresses only, and at
  /// most `limits.redirects` of them. A reply with a status of 400 or more is a reply, not a failure,
  /// and so is 304, which has no body.
  ///
  /// A redirect takes the request's fields along, with three exceptions: credentials never go to
  /// another origin, fields that describe the body go with the body only, and what asks about the
  /// first resource's state (`If-None-Match`, `If-Modified-Since`, `If-Range` of GET and HEAD) is not
  /// asked of another one. A precondition of other methods stays, so that none is lost on the way.
  ///
  /// - Parameters:
  ///   - request: method, scheme (`http` or `https`), authority, path and header fields.
  ///   - body: the bytes to send; empty for none.
  ///   - limits: what the exchange may cost. There is no default, so that nobody forgets it.
  /// - Returns: the last reply, with its body decoded from any content encoding.
  /// - Throws: ``HTTPFailure``. Cancelling the calling task ends the transfer and throws
  ///   ``HTTPFailure/cancelled``.
  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply
}

/// What one exchange may cost.
public struct HTTPLimits: Hashable, Sendable {
  /// The time from the call to the last byte of the reply, redirects included.
  public let total: Duration

  /// The time in which a connection must stand, name resolution and TLS included.
  public let connect: Duration

  /// The bytes of the decoded body. Checked while they arrive.
  public let bytes: Int

  /// How many redirects are followed.
  public let redirects: Int

  public init(total: Duration, connect: Duration, bytes: Int, redirects: Int) {
    precondition(total > .zero && connect > .zero, "an exchange needs some time")
    precondition(bytes >= 0 && redirects >= 0, "a limit is not negative")
    self.total = total
    self.connect = connect
    self.bytes = bytes
    self.redirects = redirects
  }

  /// The limits for a web page that somebody waits for: 10 s, 5 s to connect, 2 MiB, 5 redirects.
  public static let page = HTTPLimits(
    total: .seconds(10), connect: .seconds(5), bytes: 2 * 1024 * 1024, redirects: 5)
}

/// A reply with its whole body.
public struct HTTPReply: Hashable, Sendable {
  public let response: HTTPResponse
  public let body: [UInt8]

  /// The address that gave this reply: the one that was asked, or the last one redirected to.
  public let address: String

  /// Where what was asked for has moved for good; nothing when it has not. It leads as far as redirects
  /// said so (301 and 308), up to the first one that is for now only.
  public let permanentAddress: String?

  public init(
    response: HTTPResponse, body: [UInt8], address: String, permanentAddress: String? = nil
  ) {
    self.response = response
    self.body = body
    self.address = address
    self.permanentAddress = permanentAddress
  }
}

/// Why an exchange brought no reply.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// The request cannot be sent as it is: it has no usable scheme, authority or path, a body with
  /// GET or HEAD, or a field that is the client's to set (`Content-Length`, `Host` and their like).
  case malformedRequest(String)
  /// Neither http nor https, in the request or in a redirect.
  case unsupportedScheme(String)
  /// The name system knows no such host, or could not be asked.
  case unresolvableHost(String)
  /// Nobody accepts connections there, or no way leads there.
  case refused(String)
  /// The address is part of a private network, and the client reaches the public one only.
  case forbiddenAddress(String)
  /// The exchange did not end within its limit.
  case timedOut(Duration)
  /// The body is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// More redirects than the limit.
  case tooManyRedirects(limit: Int)
  /// TLS failed: no certificate that can be trusted, or no common protocol.
  case untrusted(String)
  /// What came back is not HTTP, or its content encoding is broken.
  case malformedReply(String)
  /// The connection ended before the reply did.
  case cutOff(String)
  /// The calling task was cancelled, or the client was shut down.
  case cancelled
}

extension HTTPFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedRequest(let reason): "The request cannot be sent: \(reason)."
    case .unsupportedScheme(let scheme): "Only http and https are spoken, not “\(scheme)”."
    case .unresolvableHost(let host): "The host “\(host)” cannot be found."
    case .refused(let authority): "“\(authority)” does not accept connections."
    case .forbiddenAddress(let authority):
      "“\(authority)” is part of a private network, which may not be reached."
    case .timedOut(let limit): "There was no complete answer within \(limit)."
    case .tooLarge(let limit): "The answer is larger than \(limit) bytes."
    case .tooManyRedirects(let limit): "There were more than \(limit) redirects."
    case .untrusted(let reason): "The connection cannot be trusted: \(reason)."
    case .malformedReply(let reason): "The answer cannot be understood: \(reason)."
    case .cutOff(let reason): "The answer was cut off: \(reason)."
    case .cancelled: "The request was cancelled."
    }
  }
}
