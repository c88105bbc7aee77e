public import CoreDomain

/// A stored story or the tombstone of one (``StoryRetention``), with the properties that identify
/// the story in one feed.
public struct KeptStoryEvidence: Hashable, Sendable {
  /// The stored story, or `nil` for a tombstone.
  public let id: Story.ID?
  public let evidence: StoryEvidence

  public init(id: Story.ID?, evidence: StoryEvidence) {
    self.id = id
    self.evidence = evidence
  }
}

/// Matches the entries of a feed's document with the stored stories of the feed, so that no story
/// is duplicated or lost.
///
/// Feeds should give each story a permanent, unique identifier, but many do not: the identifier is
/// missing, the same for all entries, or the feed's address. So an identifier alone counts only if
/// it is unique in the document and among the stored stories. It does not count if address, title
/// and time all differ. Without such an identifier, an entry is matched by two of address, title
/// and time, or else by a unique address or a unique title.
///
/// Different identifiers mean different stories, with one exception. If address, title and time are
/// all the same, it is the same story, because some feeds generate new identifiers for each
/// request. If a feed changes the identifiers of its entries and other properties too, the entries
/// become new stories, because nothing distinguishes them from new entries.
public enum StoryMatching {
  /// Matches the entries of a document.
  ///
  /// - Parameters:
  ///   - arriving: The entries in document order.
  ///   - kept: The feed's stored stories and tombstones: at least all that share an identifier, an
  ///     address or a title with an entry. Stored stories take precedence over tombstones.
  /// - Returns: A match for each entry, in the same order. No story is matched with two entries.
  public static func matches(
    _ arriving: [StoryEvidence], among kept: [KeptStoryEvidence]
  ) -> [StoryMatch] {
    var round = Round(arriving, kept)
    round.collapseRepetitions()
    for bond in Bond.strongestFirst { round.match(by: bond) }
    return round.matches
  }
}

/// The properties that an entry and a story have in common.
private enum Bond {
  /// All properties.
  case everything
  case guidLinkTitle
  case guidLink
  case guidTitle
  case guid
  /// Address, title and time, whatever the identifiers.
  case allButGuid
  case linkTitle
  case linkMoment
  case titleMoment
  case link
  case title

  static let strongestFirst: [Bond] = [
    .everything, .guidLinkTitle, .guidLink, .guidTitle, .guid, .allButGuid, .linkTitle,
    .linkMoment, .titleMoment, .link, .title,
  ]

  /// Returns the key that both sides must share, or `nil` if a required property is missing.
  func key(of evidence: StoryEvidence) -> [String]? {
    let guid = evidence.guid.map { "g" + $0 }
    let link = evidence.link.map { "l" + $0.text }
    let title = evidence.title.isEmpty ? nil : "t" + evidence.title
    let moment = evidence.published.map { "m\($0.millisecondsSince1970)" }
    switch self {
    case .everything: return [guid ?? "", link ?? "", title ?? "", moment ?? ""]
    case .guidLinkTitle: return Self.all(guid, link, title)
    case .guidLink: return Self.all(guid, link)
    case .guidTitle: return Self.all(guid, title)
    case .guid: return Self.all(guid)
    case .allButGuid: return Self.all(link ?? "", title, moment)
    case .linkTitle: return Self.all(link, title)
    case .linkMoment: return Self.all(link, moment)
    case .titleMoment: return Self.all(title, moment)
    case .link: return Self.all(link)
    case .title: return Self.all(title)
    }
  }

  private static func all(_ parts: String?...) -> [String]? {
    parts.contains(nil) ? nil : parts.compactMap(\.self)
  }

  /// Whether an entry and a story with the same key can be the same story.
  func allows(_ entry: StoryEvidence, _ story: StoryEvidence) -> Bool {
    switch self {
    case .everything, .guidLinkTitle, .guidLink, .guidTitle, .allButGuid: true
    case .guid: !entry.contradicts(story)
    case .linkTitle, .linkMoment, .titleMoment: entry.hasGuidLike(story)
    case .link: entry.hasGuidLike(story) && (entry.title == story.title || !entry.isApart(story))
    case .title: entry.hasGuidLike(story) && entry.link == story.link && !entry.isApart(story)
    }
  }

  /// Whether entries and stories with the same key are paired in document order. They have so much
  /// in common that they are interchangeable.
  var pairsInOrder: Bool {
    switch self {
    case .everything, .guidLinkTitle: true
    default: false
    }
  }

  /// Whether an entry may match any of several stories with the same key, which are copies from a
  /// feed with changing identifiers.
  var takesAnyCopy: Bool { self == .allButGuid }
}

extension StoryEvidence {
  /// Whether the identifiers are equal. A missing identifier counts as equal to any other.
  fileprivate func hasGuidLike(_ other: StoryEvidence) -> Bool {
    guid == nil || other.guid == nil || guid == other.guid
  }

  /// Whether both have a time, and the times differ.
  fileprivate func isApart(_ other: StoryEvidence) -> Bool {
    guard let published, let others = other.published else { return false }
    return published != others
  }

  /// Whether everything but the identifier differs.
  fileprivate func contradicts(_ other: StoryEvidence) -> Bool {
    link != other.link && title != other.title && isApart(other)
  }
}

/// The matching of one document.
private struct Round {
  private let arriving: [StoryEvidence]
  private let kept: [KeptStoryEvidence]
  private var found: [StoryMatch?]
  private var isTaken: [Bool]

  init(_ arriving: [StoryEvidence], _ kept: [KeptStoryEvidence]) {
    self.arriving = arriving
    self.kept = kept
    found = Array(repeating: nil, count: arriving.count)
    isTaken = Array(repeating: false, count: kept.count)
  }

  var matches: [StoryMatch] { found.map { $0 ?? .new } }

  /// Marks entries that are identical to an earlier one as repeated.
  mutating func collapseRepetitions() {
    var first: [StoryEvidence: Int] = [:]
    for (index, entry) in arriving.enumerated() {
      if let earlier = first[entry] {
        found[index] = .repeated(earlier)
      } else {
        first[entry] = index
      }
    }
  }

  /// Matches the remaining entries and stories that share the key of a bond.
  ///
  /// A key is unique only if no other entry or story has it, matched or not. If several have the
  /// same key, the key says little about the one that is still unmatched.
  mutating func match(by bond: Bond) {
    let distinct = arriving.indices.filter { !isRepetition($0) }
    let entries = Dictionary(grouping: distinct) { bond.key(of: arriving[$0]) }
    let stories = Dictionary(grouping: kept.indices) { bond.key(of: kept[$0].evidence) }
    for case (let key?, let indices) in entries {
      guard let candidates = stories[key],
        bond.pairsInOrder
          || (indices.count == 1 && (candidates.count == 1 || bond.takesAnyCopy))
      else { continue }
      let untaken = candidates.filter { !isTaken[$0] }
      let free =
        untaken.filter { kept[$0].id != nil } + untaken.filter { kept[$0].id == nil }
      for (index, candidate) in zip(indices.filter { found[$0] == nil }, free)
      where bond.allows(arriving[index], kept[candidate].evidence) {
        found[index] = kept[candidate].id.map(StoryMatch.kept) ?? .removed(candidate)
        isTaken[candidate] = true
      }
    }
  }

  private func isRepetition(_ index: Int) -> Bool {
    if case .repeated = found[index] { true } else { false }
  }
}
