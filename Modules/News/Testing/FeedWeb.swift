public import CoreDomain
public import NewsDomain

/// The documents of an ``InMemoryFeedSource``, by address. All other addresses do not exist.
public struct FeedWeb: Sendable {
  /// The content at an address: a document, a redirect, or a failure to throw.
  public enum Place: Hashable, Sendable {
    case page(Page)
    /// A redirect; `forGood` means a permanent redirect.
    case moved(to: WebAddress, forGood: Bool)
    case failing(FeedSourceFailure)
  }

  /// A document with the headers that the source reads.
  public struct Page: Hashable, Sendable {
    public let document: String
    public let contentType: String?
    /// The entity tag, or `nil` for a server that does not support conditional requests.
    public let entityTag: String?
    public let lifetime: Duration?

    public init(
      _ document: String, contentType: String? = "application/rss+xml",
      entityTag: String? = nil, lifetime: Duration? = nil
    ) {
      self.document = document
      self.contentType = contentType
      self.entityTag = entityTag
      self.lifetime = lifetime
    }
  }

  public private(set) var places: [WebAddress: Place] = [:]

  public init() {}

  public subscript(address: WebAddress) -> Place? {
    get { places[address] }
    set { places[address] = newValue }
  }

  /// Publishes a document at an address, replacing the previous content. Its entity tag is a hash
  /// of the text.
  public mutating func publish(
    _ document: String, at address: WebAddress, contentType: String? = "application/rss+xml",
    lifetime: Duration? = nil
  ) {
    places[address] = .page(
      Page(
        document, contentType: contentType, entityTag: "\"\(Checksum(of: document.utf8))\"",
        lifetime: lifetime))
  }
}

extension FeedWeb {
  /// The maximum number of redirects.
  private static let longestWay = 10

  /// Returns the answer to a request. Like an HTTP client, does not send the validators to the
  /// target of a redirect.
  func answer(to asking: InMemoryFeedSource.Asking) -> Result<FeedReply, FeedSourceFailure> {
    var (address, isMovedForGood) = (asking.address, true)
    var home = asking.address
    for _ in 0...Self.longestWay {
      switch places[address] {
      case nil: return .failure(.notFound)
      case .failing(let failure): return .failure(failure)
      case .page(let page):
        let isKnown = address == asking.address && page.isKnown(by: asking.validators)
        return .success(page.reply(at: address, home: home, asked: asking.address, isKnown))
      case .moved(let next, let forGood):
        address = next
        isMovedForGood = isMovedForGood && forGood
        if isMovedForGood { home = next }
      }
    }
    return .failure(.unreachable("There were more than \(Self.longestWay) redirects."))
  }
}

extension FeedWeb.Page {
  fileprivate func isKnown(by validators: HTTPValidators) -> Bool {
    entityTag != nil && entityTag == validators.entityTag
  }

  /// - Parameter home: The permanent address of the document, which may be the requested address.
  fileprivate func reply(
    at address: WebAddress, home: WebAddress, asked: WebAddress, _ isKnown: Bool
  ) -> FeedReply {
    let document = FeedDocument(
      bytes: Array(document.utf8), contentType: contentType, address: address)
    return FeedReply(
      document: isKnown ? nil : document,
      validators: address == home
        ? HTTPValidators(entityTag: entityTag, lastModified: nil) : .none,
      lifetime: lifetime, movedTo: home == asked ? nil : home)
  }
}
