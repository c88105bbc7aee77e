import BookshelfDomain
import CoreDomain
import Testing

/// Whether a volume can be bought, and whether it can be read.
@Suite struct ComicPurchaseRuleTests {
  @Test(arguments: [
    // owned, hidden, purchasable, priced, release date → obstacle
    (true, true, false, false, String?.none, ComicPurchaseObstacle?.some(.alreadyOwned)),
    (true, false, true, true, nil, .alreadyOwned),
    (true, false, true, true, "2026-10-11", .alreadyOwned),
    (false, true, true, true, nil, .hidden),
    (false, true, false, false, "2026-10-11", .hidden),
    (false, false, false, true, nil, .notForSale),
    (false, false, true, false, nil, .notForSale),
    (false, false, false, false, nil, .notForSale),
    (false, false, false, true, "2026-10-11", .notForSale),
    (false, false, true, true, nil, nil),
    (false, false, true, true, "2026-10-09", nil),
    (false, false, true, true, "2026-10-10", nil),
  ])
  func returnsTheFirstObstacle(
    _ isOwned: Bool, _ isHidden: Bool, _ isPurchasable: Bool, _ isPriced: Bool, _ day: String?,
    _ obstacle: ComicPurchaseObstacle?
  ) throws {
    let comic = Comic(
      id: Comic.ID("v1"), price: isPriced ? Price(minorUnits: 528, currency: .yen) : nil,
      releaseDate: day.flatMap(ReleaseDate.init), isPurchasable: isPurchasable, isHidden: isHidden)
    let ownership = isOwned ? try ComicRules.owning("v1") : try ComicRules.owning("v2")
    #expect(comic.obstacle(toPurchaseBy: ownership, at: try ComicRules.moment()) == obstacle)
  }

  @Test(arguments: [
    ("2026-10-10T23:59:59.999Z", true), ("2026-10-11T00:00:00Z", false),
    ("2026-10-11T00:00:00.001Z", false), ("2026-10-11T08:59:59+09:00", true),
    ("2026-10-11T09:00:00+09:00", false),
  ])
  func isForSaleFromMidnightOfItsReleaseDate(_ now: String, _ isTooEarly: Bool) throws {
    let day = try #require(ReleaseDate("2026-10-11"))
    let comic = Comic(
      id: Comic.ID("v1"), price: Price(minorUnits: 0, currency: .euro), releaseDate: day,
      isPurchasable: true)
    let obstacle = comic.obstacle(toPurchaseBy: .nobody, at: try ComicRules.moment(now))
    #expect(obstacle == (isTooEarly ? .notReleased(day) : nil))
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
    (true, true, "2026-10-10T11:59:59.999Z", true, .readable),
    (false, false, "2026-10-10T12:00:00Z", false, .signInNeeded),
  ])
  func onlyAnOwnerReadsAVolume(
    _ isOwned: Bool, _ isHidden: Bool, _ availableAt: String?, _ isSignedIn: Bool,
    _ expected: ComicReadability
  ) throws {
    let comic = Comic(
      id: Comic.ID("v1"), availableAt: try ComicRules.moment(ifAny: availableAt),
      isHidden: isHidden)
    let reader = isOwned ? try ComicRules.owning("v1") : try ComicRules.owning()
    let ownership = isSignedIn ? reader : .nobody
    #expect(comic.readability(for: ownership, at: try ComicRules.moment()) == expected)
  }

  @Test(arguments: [false, true])
  func evenAnOwnerCannotReadAnUpcomingVolume(_ isOwned: Bool) throws {
    let soon = try ComicRules.moment("2026-10-10T12:00:00.001Z")
    let comic = Comic(id: Comic.ID("v1"), availableAt: soon)
    let ownership = isOwned ? try ComicRules.owning("v1") : .nobody
    #expect(comic.readability(for: ownership, at: try ComicRules.moment()) == .upcoming(soon))
  }

  @Test(arguments: [
    (StorefrontOutcome.bought, true), (.restored, true), (.alreadyOwned, true),
    (.cancelled, false), (.declined(reason: "The card has expired."), false),
  ])
  func anOutcomeDeterminesWhetherAVolumeIsOwned(_ outcome: StorefrontOutcome, _ isOwned: Bool) {
    #expect(outcome.isOwned == isOwned)
  }

  @Test func showsAHiddenVolumeToItsOwner() throws {
    let series = ComicRules.series(comics: [
      Comic(id: Comic.ID("v2"), sortNumber: SortNumber("2"), isHidden: true),
      Comic(id: Comic.ID("v1"), sortNumber: SortNumber("1")),
    ])
    #expect(series.shownComics(for: .nobody).map(\.id.raw) == ["v1"])
    #expect(series.shownComics(for: try ComicRules.owning("v2")).map(\.id.raw) == ["v1", "v2"])
  }
}
