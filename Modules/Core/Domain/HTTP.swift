public import HTTPTypes

/// Sends HTTP requests. Features depend on this protocol and not on a networking library, so that
/// their tests need no network.
public protocol HTTPClient: Sendable {
  /// Sends a request and returns the reply once its body has arrived completely.
  ///
  /// Redirects (301, 302, 303, 307, 308) are followed to http and https addresses only, and at most
  /// `limits.redirects` times. A reply with a status of 400 or more is not an error, and is
  /// returned like any other reply. A reply with status 304, which has no body, is also returned.
  ///
  /// A redirected request keeps its header fields, with three exceptions:
  ///
  /// - Credentials are never sent to another origin.
  /// - Fields that describe the body are sent only with the body.
  /// - Conditions on the state of the first resource (`If-None-Match`, `If-Modified-Since`,
  ///   `If-Range` of GET and HEAD) are dropped. Preconditions of other methods remain, so that no
  ///   update is lost.
  ///
  /// - Parameters:
  ///   - request: The method, scheme (`http` or `https`), authority, path and header fields.
  ///   - body: The bytes to send; empty for no body.
  ///   - limits: The limits of the exchange. There is no default, so that every caller chooses.
  /// - Returns: The final reply, with any content encoding decoded.
  /// - Throws: ``HTTPFailure``. Cancelling the calling task ends the transfer and throws
  ///   ``HTTPFailure/cancelled``.
  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply
}

extension HTTPClient {
  /// Sends a request without a body, and returns the reply: see ``send(_:body:limits:)``.
  ///
  /// - Parameter convert: Converts a failure of the exchange to a failure of the caller.
  public func reply<Failure: Error>(
    to request: HTTPRequest, limits: HTTPLimits, convert: (HTTPFailure) -> Failure
  ) async throws(Failure) -> HTTPReply {
    do throws(HTTPFailure) {
      return try await send(request, body: [], limits: limits)
    } catch {
      throw convert(error)
    }
  }
}

/// The limits of one exchange, which is a request with all its redirects and the final reply.
public struct HTTPLimits: Hashable, Sendable {
  /// The timeout for the whole exchange: from the call to the last byte of the reply, including
  /// redirects.
  public let total: Duration

  /// The timeout for establishing a connection, including name resolution and TLS.
  public let connect: Duration

  /// The maximum size of the decoded body in bytes. The client checks the size while the body
  /// arrives.
  public let bytes: Int

  /// The maximum number of redirects to follow.
  public let redirects: Int

  public init(total: Duration, connect: Duration, bytes: Int, redirects: Int) {
    precondition(total > .zero && connect > .zero, "a timeout must be positive")
    precondition(bytes >= 0 && redirects >= 0, "a limit must not be negative")
    self.total = total
    self.connect = connect
    self.bytes = bytes
    self.redirects = redirects
  }

  /// The limits for a web page that a user waits for: 10 s, 5 s to connect, 2 MiB, 5 redirects.
  public static let page = HTTPLimits(
    total: .seconds(10), connect: .seconds(5), bytes: 2 * 1024 * 1024, redirects: 5)

  /// The limits for a reply of a service: 10 s to connect, 5 redirects.
  public static func service(total: Duration, mebibytes: Int) -> HTTPLimits {
    HTTPLimits(total: total, connect: .seconds(10), bytes: mebibytes * 1024 * 1024, redirects: 5)
  }
}

/// The final reply to a request, with its complete body.
public struct HTTPReply: Hashable, Sendable {
  public let response: HTTPResponse
  public let body: [UInt8]

  /// The address that sent this reply: the requested address, or the last redirect target.
  public let address: String

  /// The new address of a resource that has moved permanently, or `nil` if it has not moved. It is
  /// the target of the last permanent redirect (301 or 308) before the first temporary redirect.
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

/// The reason why a request got no complete reply.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// The request cannot be sent: it has no usable scheme, authority or path, it has a body with
  /// GET or HEAD, or it sets a field that the client controls (`Content-Length`, `Host` and
  /// similar). The value is the reason.
  case malformedRequest(String)
  /// This scheme, of the request or of a redirect, is neither http nor https.
  case unsupportedScheme(String)
  /// This host does not exist, or its address could not be determined.
  case unresolvableHost(String)
  /// This host and port refuse connections or are unreachable.
  case refused(String)
  /// This host and port are in a private network, and the client connects to public addresses
  /// only.
  case forbiddenAddress(String)
  /// The exchange exceeded this timeout.
  case timedOut(Duration)
  /// The decoded body has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The exchange exceeded the redirect limit.
  case tooManyRedirects(limit: Int)
  /// TLS failed: the certificate is not trusted, or there is no common protocol version. The
  /// value is the reason.
  case untrusted(String)
  /// The reply is not HTTP, or its content encoding is corrupt. The value is the reason.
  case malformedReply(String)
  /// The connection closed before the reply was complete. The value is the reason.
  case cutOff(String)
  /// The calling task was cancelled, or the client was shut down.
  case cancelled
}

extension HTTPFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedRequest(let reason): "The request cannot be sent: \(reason)."
    case .unsupportedScheme(let scheme):
      "Only http and https are supported, not “\(scheme)”. Use an address with one of them."
    case .unresolvableHost(let host):
      "The host “\(host)” cannot be found. Check the address and the network connection."
    case .refused(let authority):
      "Could not connect to “\(authority)”. Check the address and the network connection."
    case .forbiddenAddress(let authority):
      "“\(authority)” is part of a private network. Use a public address, or start "
        + "the server with --allow-private-network."
    case .timedOut(let limit): "There was no complete response within \(limit). Try again later."
    case .tooLarge(let limit): "The response is larger than \(limit) bytes, which is the limit."
    case .tooManyRedirects(let limit):
      "There were more than \(limit) redirects. Check the address."
    case .untrusted(let reason):
      "The connection cannot be trusted: \(reason). Check the address and the certificate."
    case .malformedReply(let reason): "The response is invalid: \(reason). Try again later."
    case .cutOff(let reason): "The response was cut off: \(reason). Try again later."
    case .cancelled: "The request was cancelled."
    }
  }
}
