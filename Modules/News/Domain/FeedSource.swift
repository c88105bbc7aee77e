public import CoreDomain

/// Where feeds and pages come from.
public protocol FeedSource: Sendable {
  /// Asks for a document. One question is one exchange, redirects included.
  ///
  /// - Parameter validators: when nothing has changed since, the reply has no document.
  /// - Throws: ``FeedSourceFailure`` when there is none to be had.
  func document(
    at address: WebAddress, unless validators: HTTPValidators
  ) async throws(FeedSourceFailure) -> FeedReply
}

/// What a server says to the question for a feed.
public struct FeedReply: Hashable, Sendable {
  /// Nothing when it is what it was when the validators were given.
  public let document: FeedDocument?
  /// What to ask with the next time.
  public let validators: HTTPValidators
  /// For how long the answer is good, by the server's word; nothing where it does not say.
  public let lifetime: Duration?
  /// Where the document has moved for good; nothing when it has not.
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

/// Why there is no document to be had.
public enum FeedSourceFailure: Error, Hashable, Sendable {
  /// Nothing came back; the text says why, as a sentence.
  case unreachable(String)
  /// No complete answer came in time; the text says within which, as a sentence.
  case timedOut(String)
  /// It is part of a private network, where this program does not go for addresses that anybody may type.
  case privateNetwork(String)
  /// There is nothing at that address (404).
  case notFound
  /// It is gone for good (410).
  case gone
  /// It is not for everybody (401, 403), or not to be had in another way (another status from 400 to 499).
  case refused(status: Int)
  /// The server wants to be left alone (429, or 503 with a time); for so long, where it says so.
  case limited(Duration?)
  /// The server is out of order; this is the status that it answered with.
  case outOfOrder(status: Int)
  /// The document is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// Whoever asked has gone, or wants no more.
  case cancelled
}

extension FeedSourceFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason), .timedOut(let reason): "It cannot be reached. \(reason)"
    case .privateNetwork(let host):
      "“\(StoryText.quoted(host))” is part of a private network, which may not be reached from here."
    case .notFound: "There is nothing at that address (404)."
    case .gone: "It is gone for good (410)."
    case .refused(let status): "Its server does not give it out (\(status))."
    case .limited(let pause?):
      "Its server wants to be left alone for \(pause.components.seconds) seconds."
    case .limited(nil): "Its server wants to be left alone for a while."
    case .outOfOrder(let status): "Its server is out of order: it answers with \(status)."
    case .tooLarge(let limit): "It is larger than \(limit) bytes."
    case .cancelled: "The question was called off."
    }
  }
}
