public import CoreDomain
public import NewsDomain

/// What stands at the addresses of a web that a test writes. What is not named is not there.
public struct FeedWeb: Sendable {
  /// What stands at an address.
  public enum Place: Hashable, Sendable {
    case page(Page)
    /// It is elsewhere now, for good or for the moment.
    case moved(to: WebAddress, forGood: Bool)
    case failing(FeedSourceFailure)
  }

  /// A document, and what its server says with it.
  public struct Page: Hashable, Sendable {
    public let document: String
    public let contentType: String?
    /// Nothing when its server knows no conditional requests.
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

  /// Puts a document at an address, in place of what stands there. Its entity tag is one that no other text
  /// has.
  public mutating func publish(
    _ document: String, at address: WebAddress, contentType: String? = "application/rss+xml",
    lifetime: Duration? = nil
  ) {
    places[address] = .page(
      Page(
        document, contentType: contentType,
        entityTag: "\"\(document.utf8.reduce(5381, Self.mix))\"",
        lifetime: lifetime))
  }

  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { hash &* 33 &+ UInt64(byte) }
}

extension FeedWeb {
  /// How many times a document may be elsewhere.
  private static let longestWay = 10

  /// What the web answers. As over HTTP, nobody takes validators along to another address.
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

  /// - Parameter home: where the document has moved for good: its own address, where it has not.
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
