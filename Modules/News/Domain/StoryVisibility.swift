public import CoreDomain

/// Which stories filters hide, and when. The texts of a story decide once; its age decides each time.
public struct StoryVisibility: Sendable {
  private let filtering: StoryFiltering
  private let hasKeeps: Bool
  private let ages: (blocked: FilterDays?, kept: FilterDays?)

  public init(_ filters: [NewsFilter], folding: any TextFolding) {
    filtering = StoryFiltering(filters, folding: folding)
    hasKeeps = filters.contains { $0.verdict == .keep }
    ages = NewsFilter.ages(of: filters)
  }

  /// What the texts of a story decide.
  public func standing(of story: FilteredStory) -> StoryStanding {
    if filtering.blocks(story) { return .blocked }
    return hasKeeps && !filtering.keeps(story) ? .young : .shown
  }

  /// The moments that separate what is shown from what is not.
  public func ages(at now: Timestamp) -> StoryAges {
    let moment = { (days: FilterDays) in
      now.advanced(by: .seconds(-86_400 * days.days))
    }
    return StoryAges(blockedBefore: ages.blocked.map(moment), keptFrom: ages.kept.map(moment))
  }
}

/// What the texts of a story decide about it. The numbers are stored.
public enum StoryStanding: Int64, Hashable, Sendable, CaseIterable {
  /// It is shown unless it is too old.
  case shown = 1
  /// No text keeps it: it is shown while it is young enough to be kept for its age.
  case young = 2
  /// It is hidden.
  case blocked = 3
}

/// The moments at which the age of a story hides it.
public struct StoryAges: Hashable, Sendable {
  /// What is older is hidden; nothing when no filter asks for the age.
  public let blockedBefore: Timestamp?
  /// What is not older is kept; nothing when no filter keeps by age.
  public let keptFrom: Timestamp?

  public init(blockedBefore: Timestamp? = nil, keptFrom: Timestamp? = nil) {
    self.blockedBefore = blockedBefore
    self.keptFrom = keptFrom
  }

  /// From when on stories of a standing are shown; nothing when none is, and the first moment when all are.
  public func shownFrom(_ standing: StoryStanding) -> Timestamp? {
    let first = blockedBefore ?? .first
    switch standing {
    case .shown: return first
    case .young: return keptFrom.map { max($0, first) }
    case .blocked: return nil
    }
  }

  /// Whether a story is shown.
  public func show(_ standing: StoryStanding, isStarred: Bool, sortedAt: Timestamp) -> Bool {
    isStarred || shownFrom(standing).map { sortedAt >= $0 } == true
  }
}

extension Timestamp {
  /// The first moment that there is.
  fileprivate static var first: Timestamp {
    guard let first = Timestamp(millisecondsSince1970: bounds.lowerBound) else {
      preconditionFailure("the bounds are moments")
    }
    return first
  }
}
