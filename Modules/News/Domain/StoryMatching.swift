public import CoreDomain

/// A story that is kept, as one feed has carried it.
public struct KeptStoryEvidence: Hashable, Sendable {
  public let id: Story.ID
  public let evidence: StoryEvidence

  public init(id: Story.ID, evidence: StoryEvidence) {
    self.id = id
    self.evidence = evidence
  }
}

/// Knows the stories of a feed again, so that none is doubled and none is lost.
///
/// Feeds promise an identifier that is one story's and stays, and break the promise in every way: there is none; there
/// is one for all entries; it is the feed's address. So an identifier is believed where it names one
/// entry of the document and one story of those that are kept, and does not contradict everything else that is
/// known of the two. Otherwise, and where there is none, an entry is known by the rest: address and title, address
/// and moment, title and moment; and by its address alone, or its title alone, where that names one only.
///
/// Two identifiers that differ are two stories, unless address, title and moment are all the same: there are feeds
/// that make up a new identifier at every fetch. A feed that renames its entries and changes more of them brings
/// them once more, which nobody can tell from new ones.
public enum StoryMatching {
  /// What each entry of a document is.
  ///
  /// - Parameters:
  ///   - arriving: the entries, in the order of the document.
  ///   - kept: what the feed has carried: at least all that has an identifier, an address or a title in common
  ///     with an entry. No story is matched by two entries.
  public static func matches(
    _ arriving: [StoryEvidence], among kept: [KeptStoryEvidence]
  ) -> [StoryMatch] {
    var round = Round(arriving, kept)
    round.collapseRepetitions()
    for bond in Bond.strongestFirst { round.match(by: bond) }
    return round.matches
  }
}

/// What an entry and a story may have in common.
private enum Bond {
  /// All there is.
  case everything
  case guidLinkTitle
  case guidLink
  case guidTitle
  case guid
  /// Address, title and moment, whatever the identifiers say.
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

  /// The key that two sides must share; nothing where a side has not all of it.
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

  /// Whether two that share the key may be one story.
  func allows(_ entry: StoryEvidence, _ story: StoryEvidence) -> Bool {
    switch self {
    case .everything, .guidLinkTitle, .guidLink, .guidTitle, .allButGuid: true
    case .guid: !entry.contradicts(story)
    case .linkTitle, .linkMoment, .titleMoment: entry.hasGuidLike(story)
    case .link: entry.hasGuidLike(story) && (entry.title == story.title || !entry.isApart(story))
    case .title: entry.hasGuidLike(story) && entry.link == story.link && !entry.isApart(story)
    }
  }

  /// Whether a key that several entries or several stories share still tells which is which: by the order of the
  /// document. What shares no more than this is as good as the same.
  var pairsInOrder: Bool {
    switch self {
    case .everything, .guidLinkTitle: true
    default: false
    }
  }

  /// Whether an entry may be any of several stories that share the key: copies that an identifier which changes at
  /// every fetch has left behind.
  var takesAnyCopy: Bool { self == .allButGuid }
}

extension StoryEvidence {
  /// Whether two do not differ in their identifiers: one side may have none.
  fileprivate func hasGuidLike(_ other: StoryEvidence) -> Bool {
    guid == nil || other.guid == nil || guid == other.guid
  }

  /// Whether two have moments, and different ones.
  fileprivate func isApart(_ other: StoryEvidence) -> Bool {
    guard let published, let others = other.published else { return false }
    return published != others
  }

  /// Whether everything but the identifier says that two are not one.
  fileprivate func contradicts(_ other: StoryEvidence) -> Bool {
    link != other.link && title != other.title && isApart(other)
  }
}

/// One document, being matched.
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

  /// An entry that is the same in all its evidence as one before it is that one.
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

  /// Matches what shares the key of a bond and is not matched yet.
  ///
  /// Whether a key names one entry and one story is asked of all of them, matched or not: a key that several once
  /// had says little of the one that is left.
  mutating func match(by bond: Bond) {
    let distinct = arriving.indices.filter { !isRepetition($0) }
    let entries = Dictionary(grouping: distinct) { bond.key(of: arriving[$0]) }
    let stories = Dictionary(grouping: kept.indices) { bond.key(of: kept[$0].evidence) }
    for case (let key?, let indices) in entries {
      guard let candidates = stories[key],
        bond.pairsInOrder
          || (indices.count == 1 && (candidates.count == 1 || bond.takesAnyCopy))
      else { continue }
      let free = candidates.filter { !isTaken[$0] }
      for (index, candidate) in zip(indices.filter { found[$0] == nil }, free)
      where bond.allows(arriving[index], kept[candidate].evidence) {
        found[index] = .kept(kept[candidate].id)
        isTaken[candidate] = true
      }
    }
  }

  private func isRepetition(_ index: Int) -> Bool {
    if case .repeated = found[index] { true } else { false }
  }
}
