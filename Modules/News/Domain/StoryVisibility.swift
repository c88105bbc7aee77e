public import CoreDomain

/// Decides which stories the filters hide. The result of the text filters stays the same until a
/// story or a filter changes, so it can be stored. The result of the age filters depends on the
/// current time, so each query evaluates them.
public struct StoryVisibility: Sendable {
  private let filtering: StoryFiltering
  private let hasKeeps: Bool
  private let ages: (blocked: FilterDays?, kept: FilterDays?)

  public init(_ filters: [NewsFilter], folding: any TextFolding) {
    filtering = StoryFiltering(filters, folding: folding)
    hasKeeps = filters.contains { $0.verdict == .keep }
    ages = NewsFilter.ages(of: filters)
  }

  /// Returns the result of the text filters for a story.
  public func standing(of story: FilteredStory) -> StoryStanding {
    if filtering.blocks(story) { return .blocked }
    return hasKeeps && !filtering.keeps(story) ? .young : .shown
  }

  /// Returns the age filters as points in time, counted back from `now`.
  public func ages(at now: Timestamp) -> StoryAges {
    let moment = { (days: FilterDays) in
      now.advanced(by: .seconds(-86_400 * days.days))
    }
    return StoryAges(blockedBefore: ages.blocked.map(moment), keptFrom: ages.kept.map(moment))
  }
}

/// The result of the text filters for a story. The raw values are stored in the database.
public enum StoryStanding: Int64, Hashable, Sendable, CaseIterable {
  /// The text filters allow the story. It is shown unless an age filter blocks it.
  case shown = 1
  /// There are `keep` filters, but no text filter keeps the story. It is shown only while an age
  /// filter keeps it and none blocks it.
  case young = 2
  /// A text filter blocks the story. It is hidden unless it is starred.
  case blocked = 3
}

/// The age filters as points in time, for comparison with ``Story/sortedAt``.
public struct StoryAges: Hashable, Sendable {
  /// Stories before this time are hidden; `nil` if no filter blocks by age.
  public let blockedBefore: Timestamp?
  /// Stories from this time on are kept; `nil` if no filter keeps by age.
  public let keptFrom: Timestamp?

  public init(blockedBefore: Timestamp? = nil, keptFrom: Timestamp? = nil) {
    self.blockedBefore = blockedBefore
    self.keptFrom = keptFrom
  }

  /// Returns the time from which unstarred stories with this standing are shown. `nil` means that
  /// all of them are hidden. The earliest representable time means that all of them are shown.
  public func shownFrom(_ standing: StoryStanding) -> Timestamp? {
    let first = blockedBefore ?? .first
    switch standing {
    case .shown: return first
    case .young: return keptFrom.map { max($0, first) }
    case .blocked: return nil
    }
  }

  /// Whether a story with these properties is shown. A starred story always is.
  public func show(_ standing: StoryStanding, isStarred: Bool, sortedAt: Timestamp) -> Bool {
    isStarred || shownFrom(standing).map { sortedAt >= $0 } == true
  }
}

extension Timestamp {
  /// The earliest representable time.
  fileprivate static var first: Timestamp {
    guard let first = Timestamp(millisecondsSince1970: bounds.lowerBound) else {
      preconditionFailure("the lower bound must be a valid time")
    }
    return first
  }
}
