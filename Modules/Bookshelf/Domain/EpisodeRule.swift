public import CoreDomain

// May this reader read this now? The rules are functions of values: the catalogue, what the reader
// owns, and the moment, which is passed in.

/// What somebody owns, as the rules ask for it. Who is not signed in owns nothing.
public struct ComicOwnership: Hashable, Sendable {
  public let isSignedIn: Bool
  public let comics: Set<Comic.ID>

  /// What a reader owns.
  public init(of reader: SignedInReader, comics: Set<Comic.ID>) {
    isSignedIn = true
    self.comics = comics
  }

  private init() {
    isSignedIn = false
    comics = []
  }

  /// What is owned by who is not signed in.
  public static let nobody = ComicOwnership()
}

/// Whether something can be read, and if not, why.
public enum ComicReadability: Hashable, Sendable {
  case readable
  /// It is not shown to anybody.
  case hidden
  /// It can be read from this moment on.
  case upcoming(Timestamp)
  /// It could be read up to this moment.
  case closed(Timestamp)
  /// It takes a reader who is signed in.
  case signInNeeded
  /// It takes the volume, where that is known.
  case purchaseNeeded(Comic.ID?)
}

extension ComicEpisode {
  /// Whether the episode can be read at a moment.
  ///
  /// What is asked first counts: hidden, unreadable for good, not open yet, closed, and then whose
  /// it is. Who owns the volume of an episode reads it after the window has closed, too, and not
  /// before it opens; what is unreadable for good is so for everybody.
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
  /// When the volume comes out: when it is to be had, or else its release date.
  public var comesOutAt: Timestamp? { availableAt ?? releaseDate?.begins }

  /// Whether the volume can be read at a moment. What somebody owns stays readable when it is
  /// hidden from others.
  public func readability(for ownership: ComicOwnership, at now: Timestamp) -> ComicReadability {
    let isOwned = ownership.comics.contains(id)
    if isHidden, !isOwned { return .hidden }
    if let comesOutAt, now < comesOutAt { return .upcoming(comesOutAt) }
    if isOwned { return .readable }
    return ownership.isSignedIn ? .purchaseNeeded(id) : .signInNeeded
  }

  /// Why the volume cannot be bought at a moment; nothing when it can.
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

/// Proof that something may be read by this reader at this moment. Only the rules make one, and
/// without one no page is shown and no place is kept.
public struct ReadableComic: Hashable, Sendable {
  public let item: ComicItem
  public let title: String
  public let pages: Int

  /// - Returns: nothing when the rule says that it may not be read.
  public init?(
    _ episode: ComicEpisode, of series: ComicSeries, for ownership: ComicOwnership,
    at now: Timestamp
  ) {
    guard episode.readability(for: ownership, at: now) == .readable else { return nil }
    item = .episode(episode.id)
    title = "\(series.title) \(episode.label)"
    pages = episode.pages
  }

  /// - Returns: nothing when the rule says that it may not be read.
  public init?(
    _ comic: Comic, of series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp
  ) {
    guard comic.readability(for: ownership, at: now) == .readable else { return nil }
    item = .comic(comic.id)
    title = "\(series.title) \(comic.label)"
    pages = comic.pages
  }
}

/// Something that is read: a volume or an episode. Their identifiers never meet: `c:` and `e:` stand
/// before them where both are told as text.
public enum ComicItem: Hashable, Sendable {
  case comic(Comic.ID)
  case episode(ComicEpisode.ID)

  /// As it is kept, and read again.
  public var text: String {
    switch self {
    case .comic(let id): "c:\(id.raw)"
    case .episode(let id): "e:\(id.raw)"
    }
  }

  public init?(_ text: String) {
    // By scalars: an identifier may begin with a mark, which would join the colon.
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
  /// What the volume is called beside its series: its title, its number, or its identifier.
  public var label: String {
    if let title { return title }
    if let number { return number }
    return volume.map(String.init) ?? id.raw
  }
}

extension ComicEpisode {
  /// What the episode is called beside its series: its title, or its identifier.
  public var label: String { title ?? id.raw }
}
