import BookshelfDomain
import CoreDomain
import Testing

/// Whether a reader can read an episode now, for every combination of conditions.
@Suite struct EpisodeRuleTests {
  /// A row of the table: six conditions.
  struct Row: Sendable, CustomTestStringConvertible {
    var isHidden = false
    var unreadable = Unreadable.never
    var window = Window.open
    var isFree = false
    var isOwned = false
    var isSignedIn = false

    enum Unreadable: CaseIterable, Sendable { case never, later, now, before }
    enum Window: CaseIterable, Sendable { case always, upcoming, opening, open, closing, closed }

    /// Excludes ownership without being signed in, which is impossible.
    static let all: [Row] = [false, true].flatMap { isHidden in
      Unreadable.allCases.flatMap { unreadable in
        Window.allCases.flatMap { window in
          [false, true].flatMap { isFree in
            [(false, false), (false, true), (true, true)].map { isOwned, isSignedIn in
              Row(
                isHidden: isHidden, unreadable: unreadable, window: window, isFree: isFree,
                isOwned: isOwned, isSignedIn: isSignedIn)
            }
          }
        }
      }
    }

    var testDescription: String {
      "\(isHidden ? "hidden, " : "")unreadable \(unreadable), \(window), "
        + "\(isFree ? "free" : "not free"), \(isOwned ? "owned" : "not owned"), "
        + (isSignedIn ? "signed in" : "nobody")
    }
  }

  @Test func theTableHasEveryRow() {
    #expect(Row.all.count == 2 * 4 * 6 * 2 * 3)
  }

  @Test(arguments: Row.all)
  func decidesEveryRowOfTheTable(_ row: Row) throws {
    let answer = try row.episode().readability(for: row.ownership(), at: ComicRules.moment())
    #expect(answer == (try row.expected()))
  }

  /// Some rows by hand, in case the rule and the table have the same error.
  @Test(arguments: [
    (Row(isFree: true), ComicReadability.readable),
    (Row(), .signInNeeded),
    (Row(isSignedIn: true), .purchaseNeeded(Comic.ID("v1"))),
    (Row(isOwned: true, isSignedIn: true), .readable),
    (Row(window: .closed, isOwned: true, isSignedIn: true), .readable),
    (Row(window: .closing, isOwned: true, isSignedIn: true), .readable),
    (Row(isHidden: true, isFree: true, isOwned: true, isSignedIn: true), .hidden),
  ])
  func decidesAFewRowsWrittenByHand(_ row: Row, _ expected: ComicReadability) throws {
    #expect(
      try row.episode().readability(for: row.ownership(), at: ComicRules.moment()) == expected)
  }

  @Test func evenAnOwnerCannotReadBeforeTheEpisodeOpens() throws {
    let row = Row(window: .upcoming, isOwned: true, isSignedIn: true)
    let answer = try row.episode().readability(for: row.ownership(), at: ComicRules.moment())
    #expect(answer == .upcoming(try ComicRules.moment(Row.later)))
  }

  @Test func evenAnOwnerCannotReadAClosedEpisode() throws {
    let row = Row(unreadable: .now, isFree: true, isOwned: true, isSignedIn: true)
    let answer = try row.episode().readability(for: row.ownership(), at: ComicRules.moment())
    #expect(answer == .closed(try ComicRules.moment()))
  }

  @Test func anEpisodeWithoutAVolumeCannotBeOwned() throws {
    let episode = ComicEpisode(id: ComicEpisode.ID("e1"))
    let (now, owner) = (try ComicRules.moment(), try ComicRules.owning("v1", "e1"))
    #expect(episode.readability(for: owner, at: now) == .purchaseNeeded(nil))
    #expect(episode.readability(for: .nobody, at: now) == .signInNeeded)
  }

  @Test func owningAnotherVolumeDoesNotAllowReading() throws {
    let episode = ComicEpisode(id: ComicEpisode.ID("e1"), comic: Comic.ID("v1"))
    let answer = episode.readability(
      for: try ComicRules.owning("v2"), at: try ComicRules.moment())
    #expect(answer == .purchaseNeeded(Comic.ID("v1")))
  }

  /// The proof exists exactly when the rule allows reading.
  @Test(arguments: Row.all)
  func aProofExistsOnlyIfTheRuleAllowsReading(_ row: Row) throws {
    let (episode, ownership) = (try row.episode(), try row.ownership())
    let now = try ComicRules.moment()
    let proof = ReadableComic(
      episode, of: ComicRules.series(episodes: [episode]), for: ownership, at: now)
    #expect((proof != nil) == (episode.readability(for: ownership, at: now) == .readable))
    #expect(proof.map(\.item) == proof.map { _ in .episode(episode.id) })
  }
}

extension EpisodeRuleTests.Row {
  fileprivate static let earlier = "2026-10-10T11:59:59.999Z"
  fileprivate static let later = "2026-10-10T12:00:00.001Z"
  private static let longAgo = "2026-10-01T00:00:00Z"

  fileprivate func episode() throws -> ComicEpisode {
    let unreadableAt: String? =
      switch unreadable {
      case .never: nil
      case .later: Self.later
      case .now: ComicRules.noon
      case .before: Self.earlier
      }
    let publishWindow =
      switch window {
      case .always: PublishWindow.always
      case .upcoming: try ComicRules.window(Self.later, nil)
      case .opening: try ComicRules.window(ComicRules.noon, Self.later)
      case .open: try ComicRules.window(Self.longAgo, Self.later)
      case .closing: try ComicRules.window(Self.longAgo, ComicRules.noon)
      case .closed: try ComicRules.window(Self.longAgo, Self.earlier)
      }
    return ComicEpisode(
      id: ComicEpisode.ID("e1"), title: "The harbour", window: publishWindow,
      unreadableAt: try ComicRules.moment(ifAny: unreadableAt), isHidden: isHidden, isFree: isFree,
      comic: Comic.ID("v1"))
  }

  fileprivate func ownership() throws -> ComicOwnership {
    guard isSignedIn else { return .nobody }
    return isOwned ? try ComicRules.owning("v1") : try ComicRules.owning()
  }

  /// Returns the expected result, from the strongest condition to the weakest.
  fileprivate func expected() throws -> ComicReadability {
    if isHidden { return .hidden }
    if unreadable == .now { return .closed(try ComicRules.moment()) }
    if unreadable == .before { return .closed(try ComicRules.moment(Self.earlier)) }
    if window == .upcoming { return .upcoming(try ComicRules.moment(Self.later)) }
    if isOwned { return .readable }
    if window == .closing { return .closed(try ComicRules.moment()) }
    if window == .closed { return .closed(try ComicRules.moment(Self.earlier)) }
    if isFree { return .readable }
    return isSignedIn ? .purchaseNeeded(Comic.ID("v1")) : .signInNeeded
  }
}
