import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// Whether a reader can read an episode now, for every combination of conditions.
@Suite struct EpisodeRuleTests {
  /// A row of the table: six conditions.
  struct Row: Sendable {
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
  }

  @Test func theTableHasEveryRow() {
    #expect(Row.all.count == 2 * 4 * 6 * 2 * 3)
  }

  /// The proof exists exactly when the rule allows reading.
  @Test(arguments: Row.all)
  func decidesEveryRowOfTheTable(_ row: Row) {
    #expect(row.readability == row.expected)
    let episode = row.episode
    let proof = ReadableComic(
      episode, of: ComicRules.series(episodes: [episode]), for: row.ownership, at: ComicRules.now)
    #expect(proof?.item == (row.expected == .readable ? .episode(episode.id) : nil))
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
    // Even an owner cannot read an episode before it opens, or after it is unreadable for good.
    (
      Row(window: .upcoming, isOwned: true, isSignedIn: true),
      .upcoming(.fixture("2026-10-10T12:00:00.001Z"))
    ),
    (
      Row(unreadable: .now, isFree: true, isOwned: true, isSignedIn: true),
      .closed(.fixture("2026-10-10T12:00:00Z"))
    ),
  ])
  func decidesAFewRowsWrittenByHand(_ row: Row, _ expected: ComicReadability) {
    #expect(row.readability == expected)
  }

  @Test func anEpisodeWithoutAVolumeCannotBeOwned() {
    let episode = ComicEpisode.fixture(isFree: false)
    let owner = ComicRules.owning("v1", "e1")
    #expect(episode.readability(for: owner, at: ComicRules.now) == .purchaseNeeded(nil))
    #expect(episode.readability(for: .nobody, at: ComicRules.now) == .signInNeeded)
  }

  @Test func owningAnotherVolumeDoesNotAllowReading() {
    let episode = ComicEpisode.fixture(isFree: false, comic: "v1")
    let answer = episode.readability(for: ComicRules.owning("v2"), at: ComicRules.now)
    #expect(answer == .purchaseNeeded(Comic.ID("v1")))
  }
}

extension EpisodeRuleTests.Row {
  private static let earlier: Timestamp = .fixture("2026-10-10T11:59:59.999Z")
  private static let later: Timestamp = .fixture("2026-10-10T12:00:00.001Z")
  private static let longAgo: Timestamp = .fixture("2026-10-01T00:00:00Z")

  fileprivate var episode: ComicEpisode {
    let unreadableAt: Timestamp? =
      switch unreadable {
      case .never: nil
      case .later: Self.later
      case .now: ComicRules.now
      case .before: Self.earlier
      }
    let (opensAt, closesAt): (Timestamp?, Timestamp?) =
      switch window {
      case .always: (nil, nil)
      case .upcoming: (Self.later, nil)
      case .opening: (ComicRules.now, Self.later)
      case .open: (Self.longAgo, Self.later)
      case .closing: (Self.longAgo, ComicRules.now)
      case .closed: (Self.longAgo, Self.earlier)
      }
    return .fixture(
      opensAt: opensAt, closesAt: closesAt, unreadableAt: unreadableAt, isHidden: isHidden,
      isFree: isFree, comic: "v1")
  }

  fileprivate var ownership: ComicOwnership {
    guard isSignedIn else { return .nobody }
    return isOwned ? ComicRules.owning("v1") : ComicRules.owning()
  }

  fileprivate var readability: ComicReadability {
    episode.readability(for: ownership, at: ComicRules.now)
  }

  /// The expected result, from the strongest condition to the weakest.
  fileprivate var expected: ComicReadability {
    if isHidden { return .hidden }
    if unreadable == .now { return .closed(ComicRules.now) }
    if unreadable == .before { return .closed(Self.earlier) }
    if window == .upcoming { return .upcoming(Self.later) }
    if isOwned { return .readable }
    if window == .closing { return .closed(ComicRules.now) }
    if window == .closed { return .closed(Self.earlier) }
    if isFree { return .readable }
    return isSignedIn ? .purchaseNeeded(Comic.ID("v1")) : .signInNeeded
  }
}

/// Whether a volume can be bought, and whether it can be read.
@Suite struct ComicPurchaseRuleTests {
  @Test(arguments: [
    // owned, hidden, purchasable, priced, release date → obstacle
    (
      true, true, false, false, String?.some("2026-10-11"),
      ComicPurchaseObstacle?.some(.alreadyOwned)
    ),
    (true, false, true, true, nil, .alreadyOwned),
    (false, true, false, false, "2026-10-11", .hidden),
    (false, true, true, true, nil, .hidden),
    (false, false, false, true, "2026-10-11", .notForSale),
    (false, false, true, false, nil, .notForSale),
    (false, false, true, true, nil, nil),
    (false, false, true, true, "2026-10-10", nil),
  ])
  func returnsTheFirstObstacle(
    _ isOwned: Bool, _ isHidden: Bool, _ isPurchasable: Bool, _ isPriced: Bool, _ day: String?,
    _ obstacle: ComicPurchaseObstacle?
  ) {
    let comic = Comic.fixture(
      id: "v1", price: isPriced ? .fixture() : nil, releaseDate: day, isPurchasable: isPurchasable,
      isHidden: isHidden)
    let ownership = ComicRules.owning(isOwned ? "v1" : "v2")
    #expect(comic.obstacle(toPurchaseBy: ownership, at: ComicRules.now) == obstacle)
  }

  @Test(arguments: [
    ("2026-10-10T23:59:59.999Z", true), ("2026-10-11T00:00:00Z", false),
    ("2026-10-11T00:00:00.001Z", false), ("2026-10-11T08:59:59+09:00", true),
    ("2026-10-11T09:00:00+09:00", false),
  ])
  func isForSaleFromMidnightOfItsReleaseDate(_ now: String, _ isTooEarly: Bool) {
    let comic = Comic.fixture(price: .fixture(0, .euro), releaseDate: "2026-10-11")
    let obstacle = comic.obstacle(toPurchaseBy: .nobody, at: .fixture(now))
    #expect(obstacle == (isTooEarly ? .notReleased(.fixture("2026-10-11")) : nil))
  }

  @Test(arguments: [
    // owned, hidden, available, signed in
    (false, false, String?.none, false, ComicReadability.signInNeeded),
    (false, false, nil, true, .purchaseNeeded(Comic.ID("v1"))),
    (true, false, nil, true, .readable),
    (true, true, nil, true, .readable),
    (false, true, nil, true, .hidden),
    (false, true, "2026-10-10T12:00:00.001Z", false, .hidden),
    (true, false, "2026-10-10T12:00:00Z", true, .readable),
    // Even an owner cannot read an upcoming volume.
    (false, false, "2026-10-10T12:00:00.001Z", false, upcoming),
    (true, false, "2026-10-10T12:00:00.001Z", true, upcoming),
  ])
  func onlyAnOwnerReadsAVolume(
    _ isOwned: Bool, _ isHidden: Bool, _ availableAt: String?, _ isSignedIn: Bool,
    _ expected: ComicReadability
  ) {
    let comic = Comic.fixture(
      id: "v1", availableAt: availableAt.map { .fixture($0) }, isHidden: isHidden)
    let reader = isOwned ? ComicRules.owning("v1") : ComicRules.owning()
    let ownership = isSignedIn ? reader : .nobody
    #expect(comic.readability(for: ownership, at: ComicRules.now) == expected)
  }

  private static let upcoming = ComicReadability.upcoming(.fixture("2026-10-10T12:00:00.001Z"))

  @Test func showsAHiddenVolumeToItsOwner() {
    let series = ComicRules.series(comics: [
      .fixture(id: "v2", sortNumber: "2", isHidden: true), .fixture(id: "v1", sortNumber: "1"),
    ])
    #expect(series.shownComics(for: .nobody).map(\.id.raw) == ["v1"])
    #expect(series.shownComics(for: ComicRules.owning("v2")).map(\.id.raw) == ["v1", "v2"])
  }
}
