import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// Which pages are requested, and that no row is missing or duplicated when the list changes
/// meanwhile.
@Suite struct StargazerSyncTests {
  @Test(
    arguments: [
      // The beginning is read forwards, and checked backwards.
      (20, .oldest, 3, [1]), (20, .oldest, 8, [1, 2, 3, 2, 1]), (7, .oldest, 6, [1, 2, 1]),
      // The end and the whole list are read backwards.
      (20, .newest, 4, [1, 7, 6]), (8, .oldest, 8, [1, 3, 2, 1]), (6, .oldest, 6, [1, 2, 1]),
    ] as [(Int64, StargazerOrder, Int, [Int])])
  func readsTheOldestForwardsAndTheNewestBackwards(
    _ people: Int64, _ order: StargazerOrder, _ rows: Int, _ pages: [Int]
  ) async throws {
    let world = StargazerWorld(people: people)
    let list = try await world.list(order, rows)
    let all = order == .oldest ? Array(1...people) : (1...people).reversed()
    #expect(list.ids == Array(all.prefix(rows)) && list.total == Int(people))
    #expect(world.pages == pages)
  }

  /// The whole list is stored, and is then requested again, or only its newest two.
  @Test(
    arguments: [
      (20, Array(1...20), .oldest, [7]),  // All pages are confirmed by the last one.
      (9, Array(1...9), .newest, [3]),  // The count ends at a full page.
      (9, Array(1...10), .newest, [3, 3, 4, 3]),  // A full page keeps its tag when a star follows.
      (20, Array(1...25), .oldest, [7, 9, 8, 7]),
      (20, Array(1...13) + Array(15...20), .oldest, [7, 6, 5, 4]),  // Page 4 is unchanged.
      (10, Array(1...8), .newest, [4, 3]), (20, Array(1...7), .newest, [7, 3, 2]),
      (20, Array(1...7), .oldest, [7, 3, 2]),
    ] as [(Int64, [Int64], StargazerOrder, [Int])])
  func requestsOnlyThePagesThatMayHaveChanged(
    _ people: Int64, _ now: [Int64], _ order: StargazerOrder, _ pages: [Int]
  ) async throws {
    let world = try await StargazerWorld.read(people: people)
    world.source.change { $0.rows = now.map { .fixture(id: $0, starred: $0) } }
    let newest = Array(now.suffix(2).reversed())
    let list = try await world.list(order, order == .oldest ? 1000 : 2)
    #expect(list.ids == (order == .oldest ? now : newest))
    #expect(world.pages == pages)
    #expect(try await world.list(.newest, 2).ids == newest)
  }

  @Test func returnsAListWithAnEmptyLastPageAsFresh() async throws {
    let world = try await StargazerWorld.read(people: 10)
    world.source.change { $0.rows.removeLast(2) }
    _ = try await world.list(.newest, 2)
    #expect(try await world.list(.newest, 2).origin == .fresh(askedAt: world.clock.now))
  }

  @Test func missesNobodyIfAStarIsRemovedDuringASyncOfTheOldest() async throws {
    let world = StargazerWorld(people: 20)
    // Between page 2 and page 3: the first row of page 3 moves to the end of page 2.
    world.unstar(2, beforeAsking: 4)
    #expect(try await world.list(.oldest, 9).ids == [1, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func missesNobodyIfAStarIsRemovedDuringAFullSync() async throws {
    let world = StargazerWorld(people: 12)
    world.unstar(2, beforeAsking: 4)
    #expect(try await world.everybody() == [1] + Array(3...12))
  }

  @Test func trustsNoPageWithoutUsers() async throws {
    let world = StargazerWorld(people: 7)
    // Between page 3 and page 2: a row of page 3 moves to page 2.
    world.unstar(2, beforeAsking: 4)
    _ = try await world.list(.newest, 4)
    world.letAMinutePass()
    world.source.change { $0.unstar(Stargazer.ID(5)) }
    world.star(8...10)
    #expect(try await world.list(.newest, 4).ids == [10, 9, 8, 7])
  }

  /// The row of a deleted account cannot be compared.
  @Test func trustsNoPageWithARowWithoutAUser() async throws {
    var people = StargazerWorld.people(8)
    people[6] = nil
    let world = StargazerWorld(StarredRepository(starredBy: people))
    _ = try await world.everybody()
    world.letAMinutePass()
    // The row without a user moves from page 3 to page 2.
    world.source.change { $0.unstar(Stargazer.ID(5)) }
    world.star(9...10)
    #expect(try await world.everybody() == [1, 2, 3, 4, 6, 8, 9, 10])
  }

  @Test func continuesAnInterruptedSyncWithTheFirstMissingPage() async throws {
    let world = StargazerWorld(people: 20)
    // The count and pages 1, 7, 6 and 5 succeed; the next one fails.
    world.source.fail(.offline, atAsking: 6)
    #expect(try await world.list(.newest, 20).availability == .partial(.unread(8)))
    world.letAMinutePass()
    #expect(try await world.list(.newest, 20).ids == Array((1...20).reversed()))
    // Page 7 confirms 6 and 5; the pages before are new. Page 1 was read before the others.
    #expect(world.pages == [7, 4, 3, 2, 1])
  }

  @Test func refreshRequestsEveryPage() async throws {
    let world = StargazerWorld(people: 12)
    _ = try await world.everybody()
    world.source.startOver()
    #expect(try await world.list(.newest, 12, refreshes: true).ids == Array((1...12).reversed()))
    #expect(world.pages == [4, 3, 2, 1])
  }

  @Test func endsTheSyncAtTheCeilingOfTheService() async throws {
    let world = StargazerWorld(people: 20, ceiling: 9)
    let list = try await world.list(.newest, 4)
    #expect(list.ids == [9, 8, 7, 6] && list.total == 20)
    #expect(list.availability == .partial(.ceiling(9)))
    world.letAMinutePass()
    #expect(try await world.list(.newest, 4).ids == [9, 8, 7, 6])
    #expect(world.pages == [3], "the end is known by now")
  }

  @Test func ignoresAStoredLastPageThatNowLeadsElsewhere() async throws {
    let world = try await StargazerWorld.read(people: 7)
    // The name now belongs to another repository: its pages have other addresses.
    world.source.fail(.foreign("https://elsewhere.example/2"), atAsking: 2)
    world.source.change { $0.rows = StargazerWorld.people(5) }
    #expect(try await world.everybody() == [1, 2, 3, 4, 5])
  }

  @Test func countsDeletedAccountsButDoesNotListThem() async throws {
    var people = StargazerWorld.people(7)
    people[2] = nil
    let world = StargazerWorld(StarredRepository(starredBy: people))
    let list = try await world.list(.oldest, 10)
    #expect(list.ids == [1, 2, 4, 5, 6, 7])
    #expect(list.total == 7 && list.availability == .list)
  }

  /// Stars are added and removed before any request. Users with a star throughout must be listed
  /// exactly once; when the changes stop, so must all users.
  @Test(arguments: 1...150)
  func missesAndDuplicatesNobodyWhileTheListChanges(_ seed: UInt64) async throws {
    var dice = SeededNumbers(seed: seed)
    let world = StargazerWorld(people: Int64(4 + dice.roll(30)))
    for round in 1...4 {
      let start = world.source.ids
      let leaving = world.letStarsComeAndGo(&dice, newcomers: Int64(round * 1000))
      let isWhole = dice.roll(2) == 0
      let order: StargazerOrder = dice.roll(2) == 0 ? .oldest : .newest
      let list = try await world.list(
        order, isWhole ? 1000 : 1 + dice.roll(20), refreshes: dice.roll(8) == 0)
      #expect(Set(list.ids).count == list.ids.count, "nobody is there twice")
      if isWhole {
        let missed = Set(start).subtracting(leaving).subtracting(list.ids)
        #expect(missed.isEmpty, "round \(round)")
      }
      world.letAMinutePass()
    }
    world.source.startOver()
    #expect(try await world.everybody() == world.source.ids)
    #expect(try await world.list(.newest, 7).ids == world.source.ids.suffix(7).reversed())
    #expect(try await world.list(.oldest, 7).ids == Array(world.source.ids.prefix(7)))
  }

  /// Synchronizations are interrupted anywhere, and parts are requested. When the changes stop,
  /// both ends of the list must be correct.
  @Test(arguments: 1...150)
  func returnsACorrectPartAfterAnySequenceOfRequests(_ seed: UInt64) async throws {
    var dice = SeededNumbers(seed: seed &+ 1_000_000)
    let world = StargazerWorld(people: Int64(4 + dice.roll(30)))
    for round in 1...4 {
      _ = world.letStarsComeAndGo(&dice, newcomers: Int64(round * 1000))
      world.source.fail(.offline, atAsking: 2 + dice.roll(10))
      // Fails if no suitable data is stored.
      _ = try? await world.list(dice.roll(2) == 0 ? .oldest : .newest, 1 + dice.roll(20))
      world.letAMinutePass()
    }
    world.source.startOver()
    let rows = 1 + dice.roll(20)
    #expect(try await world.list(.newest, rows).ids == world.source.ids.suffix(rows).reversed())
    #expect(try await world.list(.oldest, rows).ids == Array(world.source.ids.prefix(rows)))
  }
}

@Suite struct StargazerSyncStartTests {
  @Test func continuesAfterTheStoredBeginning() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 6)
    world.letAMinutePass()
    let (list, steps) = try await world.listWithProgress(.oldest, 9)
    #expect(list.ids == Array(1...9))
    #expect(world.pages == [2, 3, 2])
    #expect(steps == [.pages(2, of: 3), .pages(3, of: 3)])
  }

  /// The second request is for a part of the stored beginning, or for the whole list.
  @Test(arguments: [(20, 9, 5, [2]), (7, 6, 7, [2, 3, 2])] as [(Int64, Int, Int64, [Int])])
  func startsWithTheLastStoredPageOfTheRequest(
    _ people: Int64, _ stored: Int, _ rows: Int64, _ pages: [Int]
  ) async throws {
    let world = StargazerWorld(people: people)
    _ = try await world.list(.oldest, stored)
    world.letAMinutePass()
    #expect(try await world.list(.oldest, Int(rows)).ids == Array(1...rows))
    #expect(world.pages == pages)
  }

  @Test func startsWithTheFirstPageIfTheNextOneMayHaveMoved() async throws {
    let world = StargazerWorld(people: 12)
    world.source.fail(.offline, atAsking: 6)
    _ = try await world.list(.newest, 12)
    world.letAMinutePass()
    #expect(try await world.list(.oldest, 5).ids == Array(1...5))
    #expect(world.pages == [1, 2, 1])
  }

  @Test(arguments: [
    (StargazerOrder.newest, 2, 1), (.newest, 3, 2), (.newest, 5, 2), (.newest, 6, 3),
    (.newest, 20, 7), (.oldest, 3, 1), (.oldest, 4, 2), (.oldest, 6, 2), (.oldest, 7, 3),
  ])
  func reportsEachPageOnce(_ order: StargazerOrder, _ rows: Int, _ pages: Int) async throws {
    let steps = try await StargazerWorld(people: 20).listWithProgress(order, rows).steps
    #expect(steps == (1...pages).map { .pages($0, of: pages) })
  }

  @Test func reportsNoProgressForConfirmedPages() async throws {
    let world = try await StargazerWorld.read(people: 20)
    #expect(try await world.listWithProgress(.newest, 20).steps == [.pages(1, of: 7)])
  }

  /// A full page keeps its tag, and so its link to the next page, when the next page becomes empty.
  /// Some services link from an empty page to itself.
  @Test(arguments: [nil, 4])
  func stopsAtAFullPageBeforeAnEmptyOne(_ toldLast: Int?) async throws {
    let world = try await StargazerWorld.read(people: 10)
    world.source.change { starred in
      starred.rows.removeLast()
      starred.toldLast = toldLast
    }
    world.source.fail(.unreachable("That is enough."), atAsking: 9)
    #expect(try await world.list(.newest, 2).ids == [9, 8])
    #expect(world.pages == [4, 3, 4, 3])
  }

  @Test func readsForwardsUpToAnEmptyPage() async throws {
    let world = StargazerWorld(people: 10)
    world.source.change { $0.hidden = 5 }
    _ = try await world.list(.oldest, 9)
    world.letAMinutePass()
    world.source.change { $0.rows.removeLast() }
    world.source.fail(.unreachable("That is enough."), atAsking: 9)
    #expect(try await world.list(.oldest, 12).ids == Array(1...9))
    #expect(world.pages == [3, 4, 3])
    world.letAMinutePass()
    world.source.fail(.unreachable("That is enough."), atAsking: 9)
    #expect(try await world.list(.oldest, 3, after: 9).ids.isEmpty)
    #expect(world.pages == [3, 4, 3, 4, 3])
  }

  @Test func deletesTheListOfAFormerRepositoryWithTheSameName() async throws {
    let world = try await StargazerWorld.read(people: 9)
    world.source.change { $0.rows = (101...104).map { .fixture(id: $0, starred: $0) } }
    // The count succeeds; the address of the last page does not exist.
    world.source.fail(.notFound, atAsking: 2)
    for _ in 1...2 {
      #expect(try await world.list(.newest, 30).ids == [104, 103, 102, 101])
      #expect(try await world.store.lastPage(of: .fixture())?.number == 2)
    }
  }

  @Test func requestsNoOtherAddressIfTheServiceIsUnreachable() async throws {
    let world = try await StargazerWorld.read(people: 20)
    world.source.fail(.offline, atAsking: 2)
    #expect(try await world.list(.newest, 2).ids == [20, 19])
    #expect(world.pages == [7])
  }

  @Test func removesACeilingAboveTheCount() async throws {
    let world = StargazerWorld(people: 20, ceiling: 9)
    #expect(try await world.list(.newest, 2).availability == .partial(.ceiling(9)))
    world.letAMinutePass()
    world.source.change { $0.rows.removeLast(11) }
    let list = try await world.list(.oldest, 30)
    #expect(list.ids == Array(1...9) && list.availability == .list)
  }

  /// The service counts fewer or more stars than it lists.
  @Test(arguments: [(-2, StargazerAvailability.list), (2, .partial(.unlisted(7)))])
  func requestsEachPageOnceBecauseOfADifferentCount(
    _ hidden: Int, _ availability: StargazerAvailability
  ) async throws {
    let world = StargazerWorld(people: 7)
    world.source.change { $0.hidden = hidden }
    let list = try await world.list(.newest, 30)
    #expect(list.total == 7 + hidden && list.ids.count == 7)
    #expect(list.availability == availability)
    world.letAMinutePass()
    _ = try await world.list(.newest, 30)
    #expect(world.pages == [3])
  }

  @Test(arguments: [(1, 7), (2, 7), (1, 0)] as [(Int, Int64)])
  func reportsThatStarsAreNoLongerHidden(_ hidden: Int, _ left: Int64) async throws {
    let world = StargazerWorld(people: 7)
    world.source.change { $0.hidden = hidden }
    #expect(try await world.list(.newest, 30).availability == .partial(.unlisted(7)))
    world.letAMinutePass()
    world.source.change { ($0.rows, $0.hidden) = (StargazerWorld.people(left), 0) }
    #expect(try await world.list(.newest, 30).availability == .list)
  }

  @Test func listsTheNextPageIfTheCountFellToTheNumberOfHiddenStars() async throws {
    let world = StargazerWorld(people: 7)
    world.source.change { $0.hidden = 5 }
    #expect(try await world.list(.newest, 30).availability == .partial(.unlisted(7)))
    world.letAMinutePass()
    world.source.change { ($0.rows, $0.hidden) = (StargazerWorld.people(5), 0) }
    let list = try await world.list(.newest, 2)
    #expect(list.availability == .list && list.next == 2)
  }

  /// Without links to previous pages, only the first page can be requested by name.
  @Test func failsIfAPageHasNoLinkToThePreviousOne() async throws {
    var starred = StarredRepository(starredBy: StargazerWorld.people(5))
    starred.linksBackwards = false
    #expect(try await StargazerWorld(starred).everybody() == [1, 2, 3, 4, 5])
    starred.rows = StargazerWorld.people(9)
    let list = try await StargazerWorld(starred).list(.newest, 9)
    #expect(list.ids == [9, 8, 7] && list.availability == .partial(.unread(3)))
    let reason = StargazerSourceFailure.unreadable("Page 3 has no link to the previous page.")
    #expect(list.origin == .stored(0, because: reason))
  }
}

extension StargazerWorld {
  /// Adds and removes stars before some of the next requests.
  ///
  /// - Returns: The users whose stars are removed, if they exist by then.
  fileprivate func letStarsComeAndGo(
    _ dice: inout SeededNumbers, newcomers first: Int64
  ) -> Set<Int64> {
    source.startOver()
    var leaving: Set<Int64> = []
    for asking in 1...12 where dice.roll(3) == 0 {
      let newcomer = Stargazer.fixture(id: first + Int64(asking), starred: first + Int64(asking))
      let leaver = dice.roll(2) == 0 ? Int64(1 + dice.roll(34)) : nil
      if let leaver { leaving.insert(leaver) }
      source.beforeAsking(asking) { source in
        source.change { starred in
          if let leaver {
            starred.unstar(Stargazer.ID(leaver))
          } else {
            starred.star(newcomer)
          }
        }
      }
    }
    return leaving
  }
}

extension InMemoryStargazerSource {
  /// The current stargazers, by number.
  fileprivate var ids: [Int64] {
    var ids: [Int64] = []
    change { starred in ids = starred.rows.compactMap { $0?.id.raw } }
    return ids
  }
}

extension SeededNumbers {
  /// Returns a number from 0 up to `sides`.
  fileprivate mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
}
