public import CoreDomain

/// The volumes that a visitor owns. An anonymous visitor owns none.
public struct ComicOwnership: Hashable, Sendable {
  public let isSignedIn: Bool
  public let comics: Set<Comic.ID>

  /// Creates the ownership of a signed-in reader.
  public init(of reader: SignedInReader, comics: Set<Comic.ID>) {
    isSignedIn = true
    self.comics = comics
  }

  private init() {
    isSignedIn = false
    comics = []
  }

  /// The ownership of an anonymous visitor.
  public static let nobody = ComicOwnership()
}

/// Whether an item can be read, and if not, why.
public enum ComicReadability: Hashable, Sendable {
  case readable
  /// The item is hidden from this visitor. A hidden volume is visible to its owners only.
  case hidden
  /// Nobody can read the item before this moment.
  case upcoming(Timestamp)
  /// The item could be read until this moment.
  case closed(Timestamp)
  /// The item requires a signed-in reader.
  case signInNeeded
  /// The item requires the purchase of this volume; `nil` if the item is an episode that belongs to
  /// no volume.
  case purchaseNeeded(Comic.ID?)
}

extension ComicEpisode {
  /// Returns whether the episode can be read at a moment.
  ///
  /// The first matching reason counts: hidden, taken down, not open yet, closed, and then
  /// ownership. The owner of the episode's volume can read the episode even after the window has
  /// closed, but not before it opens. An episode that was taken down is closed for everyone.
  public func readability(for ownership: ComicOwnership, at now: Timestamp) -> ComicReadability {
    if isHidden { return .hidden }
    if let unreadableAt, unreadableAt <= now { return .closed(unreadableAt) }
    let isOwned = comic.map(ownership.comics.contains) ?? false
    switch window.phase(at: now) {
    case .upcoming(let moment): return .upcoming(moment)
    case .closed(let moment): return isOwned ? .readable : .closed(moment)
    case .open: break
    }
    if isFree || isOwned { return .readable }
    return ownership.isSignedIn ? .purchaseNeeded(comic) : .signInNeeded
  }
}

extension Comic {
  /// When owners can start reading the volume: `availableAt`, or else the start of the release
  /// date. `nil` if both are `nil`.
  public var comesOutAt: Timestamp? { availableAt ?? releaseDate?.begins }

  /// Returns whether the volume can be read at a moment. Owners can still read a hidden volume.
  public func readability(for ownership: ComicOwnership, at now: Timestamp) -> ComicReadability {
    let isOwned = ownership.comics.contains(id)
    if isHidden, !isOwned { return .hidden }
    if let comesOutAt, now < comesOutAt { return .upcoming(comesOutAt) }
    if isOwned { return .readable }
    return ownership.isSignedIn ? .purchaseNeeded(id) : .signInNeeded
  }

  /// Returns why the volume cannot be bought at a moment, or `nil` if it can be bought.
  public func obstacle(
    toPurchaseBy ownership: ComicOwnership, at now: Timestamp
  ) -> ComicPurchaseObstacle? {
    if ownership.comics.contains(id) { return .alreadyOwned }
    if isHidden { return .hidden }
    guard isPurchasable, price != nil else { return .notForSale }
    if let releaseDate, now < releaseDate.begins { return .notReleased(releaseDate) }
    return nil
  }
}

/// Why a volume cannot be bought.
public enum ComicPurchaseObstacle: Hashable, Sendable {
  case alreadyOwned
  case hidden
  case notForSale
  case notReleased(ReleaseDate)
}

/// Proof that a reader may read an item at a moment.
///
/// Only the initializers create a proof, and they check the rules of ``ComicReadability``. A
/// ``ComicPage`` requires a proof, so code that omits the check does not compile.
public struct ReadableComic: Hashable, Sendable {
  public let item: ComicItem
  public let title: String
  public let pages: Int

  /// - Returns: `nil` if the item may not be read.
  public init?(
    _ episode: ComicEpisode, of series: ComicSeries, for ownership: ComicOwnership,
    at now: Timestamp
  ) {
    guard episode.readability(for: ownership, at: now) == .readable else { return nil }
    item = .episode(episode.id)
    title = "\(series.title) \(episode.label)"
    pages = episode.pages
  }

  /// - Returns: `nil` if the item may not be read.
  public init?(
    _ comic: Comic, of series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp
  ) {
    guard comic.readability(for: ownership, at: now) == .readable else { return nil }
    item = .comic(comic.id)
    title = "\(series.title) \(comic.label)"
    pages = comic.pages
  }
}

/// An item to read: a volume or an episode. In text, the prefix `c:` marks the identifier of a
/// volume, and `e:` that of an episode.
public enum ComicItem: Hashable, Sendable {
  case comic(Comic.ID)
  case episode(ComicEpisode.ID)

  /// The identifier with its prefix, such as `c:glaze-1`. ``init(_:)`` parses it.
  public var text: String {
    switch self {
    case .comic(let id): "c:\(id.raw)"
    case .episode(let id): "e:\(id.raw)"
    }
  }

  public init?(_ text: String) {
    // Uses scalars: an identifier may start with a combining mark, which would merge with the
    // colon.
    let scalars = text.unicodeScalars
    let raw = String(scalars.dropFirst(2))
    guard !raw.isEmpty else { return nil }
    switch Array(scalars.prefix(2)) {
    case ["c", ":"]: self = .comic(Comic.ID(raw))
    case ["e", ":"]: self = .episode(ComicEpisode.ID(raw))
    default: return nil
    }
  }
}

extension Comic {
  /// The label of the volume within its series: the first known one of its title, its printed
  /// number, its volume number and its identifier.
  public var label: String {
    if let title { return title }
    if let number { return number }
    return volume.map(String.init) ?? id.raw
  }
}

extension ComicEpisode {
  /// The label of the episode within its series: its title, or its identifier if it has no title.
  public var label: String { title ?? id.raw }
}
