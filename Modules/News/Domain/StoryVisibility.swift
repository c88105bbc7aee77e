public import CoreDomain

/// Decides which stories the filters hide. The text filters are evaluated once for each story; the
/// age filters are evaluated for each query.
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

  /// Returns the times at which the age filters separate shown stories from hidden ones.
  public func ages(at now: Timestamp) -> StoryAges {
    let moment = { (days: FilterDays) in
      now.advanced(by: .seconds(-86_400 * days.days))
    }
    return StoryAges(blockedBefore: ages.blocked.map(moment), keptFrom: ages.kept.map(moment))
  }
}

/// The result of the text filters for a story. The raw values are stored in the database.
public enum StoryStanding: Int64, Hashable, Sendable, CaseIterable {
  /// Shown unless it is too old.
  case shown = 1
  /// No text filter keeps the story, so it is shown only while an age filter keeps it.
  case young = 2
  /// Always hidden, unless starred.
  case blocked = 3
}

/// The times with which the age filters compare the time of a story.
public struct StoryAges: Hashable, Sendable {
  /// Older stories are hidden; `nil` if no filter blocks by age.
  public let blockedBefore: Timestamp?
  /// Stories from this time on are kept; `nil` if no filter keeps by age.
  public let keptFrom: Timestamp?

  public init(blockedBefore: Timestamp? = nil, keptFrom: Timestamp? = nil) {
    self.blockedBefore = blockedBefore
    self.keptFrom = keptFrom
  }

  /// Returns the time from which stories with this standing are shown. `nil` means that no story is
  /// shown; the earliest representable time means that all stories are.
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
  /// The earliest representable time.
  fileprivate static var first: Timestamp {
    guard let first = Timestamp(millisecondsSince1970: bounds.lowerBound) else {
      preconditionFailure("the bounds are moments")
    }
    return first
  }
}
