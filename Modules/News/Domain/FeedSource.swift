public import CoreDomain

/// Fetches documents from the web: feeds, and pages that may link to feeds.
public protocol FeedSource: Sendable {
  /// Requests a document once, without retries. Follows redirects.
  ///
  /// - Parameter validators: The validators of an earlier reply. If the document has not changed
  ///   since then, the new reply has no document.
  /// - Throws: ``FeedSourceFailure`` if the server sends neither the document nor “not changed”.
  func document(
    at address: WebAddress, unless validators: HTTPValidators
  ) async throws(FeedSourceFailure) -> FeedReply
}

/// A server's reply to a request for a feed or a page.
public struct FeedReply: Hashable, Sendable {
  /// The document, or `nil` if it has not changed since the validators were issued.
  public let document: FeedDocument?
  /// The validators for the next request to the same address; empty if there are none.
  public let validators: HTTPValidators
  /// How long the server declares the reply to be fresh, or `nil` if it does not say. The value may
  /// be unreasonable: see ``FeedSchedule/lifetimes``.
  public let lifetime: Duration?
  /// The new address if the document has moved permanently, else `nil`.
  public let movedTo: WebAddress?

  public init(
    document: FeedDocument?, validators: HTTPValidators = .none, lifetime: Duration? = nil,
    movedTo: WebAddress? = nil
  ) {
    self.document = document
    self.validators = validators
    self.lifetime = lifetime
    self.movedTo = movedTo
  }
}

/// Why a document could not be fetched.
public enum FeedSourceFailure: Error, Hashable, Sendable {
  /// No usable reply arrived. The text says why.
  case unreachable(String)
  /// No complete reply arrived in time. The text names the timeout.
  case timedOut(String)
  /// This host is in a private network. The server contacts such hosts only with
  /// `--allow-private-network`.
  case privateNetwork(String)
  /// The address does not exist (404).
  case notFound
  /// The document is permanently gone (410).
  case gone
  /// The server refuses access (401, 403) or answers with another status from 400 to 499.
  case refused(status: Int)
  /// The server is rate-limiting (429, or 503 with a `Retry-After`). The duration is the
  /// `Retry-After`; `nil` if there is none.
  case limited(Duration?)
  /// The server replied with a status from 500 to 599, or with another unexpected status.
  case outOfOrder(status: Int)
  /// The document is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// The caller cancelled the request.
  case cancelled
}

extension FeedSourceFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason), .timedOut(let reason):
      "The document could not be fetched. \(reason)"
    case .privateNetwork(let host):
      "“\(DisplayText.quoted(host))” is part of a private network. Use a public address, or start "
        + "the server with --allow-private-network."
    case .notFound: "The address does not exist (404). Check it."
    case .gone: "The feed is permanently gone (410)."
    case .refused(let status): "The server refused access (\(status)). Check the address."
    case .limited(let wish):
      "The server is limiting requests. Try again in \(FeedSchedule.words(forPause: wish))."
    case .outOfOrder(let status): "The server responded with status \(status). Try again later."
    case .tooLarge(let limit): "The document is larger than \(limit) bytes, which is the limit."
    case .cancelled: "The request was cancelled."
    }
  }
}
