import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// Which pages are requested, and that no row is missing or duplicated when the list changes
/// meanwhile.
@Suite struct StargazerSyncTests {
  @Test func readsTheOldestFromTheBeginning() async throws {
    let world = StargazerWorld(people: 20)
    #expect(try await world.list(.oldest, 3).ids == [1, 2, 3])
    #expect(world.pages() == [1])
  }

  @Test func readsTheOldestForwardsAndChecksThemBackwards() async throws {
    let world = StargazerWorld(people: 20)
    #expect(try await world.list(.oldest, 8).ids == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(world.pages() == [1, 2, 3, 2, 1])
  }

  @Test func readsTheNewestFromTheEnd() async throws {
    let world = StargazerWorld(people: 20)
    let list = try await world.list(.newest, 4)
    #expect(list.ids == [20, 19, 18, 17])
    #expect(list.total == 20)
    #expect(world.pages() == [1, 7, 6])
  }

  @Test func readsTheWholeListBackwards() async throws {
    let world = StargazerWorld(people: 8)
    #expect(try await world.everybody() == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(world.pages() == [1, 3, 2, 1])
  }

  @Test func confirmsAllPagesByOneRequestForTheLastOne() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await world.everybody() == Array(1...20))
    #expect(world.pages(since: before) == [7])
  }

  @Test func readsOnlyAddedStars() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { starred in
      for id in 21...25 { starred.star(.fixture(id: Int64(id), starred: Int64(id))) }
    }
    let before = world.source.askings.count
    #expect(try await world.everybody() == Array(1...25))
    #expect(world.pages(since: before) == [7, 9, 8, 7])
  }

  @Test func detectsARemovedStarByTheLaterPages() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.unstar(Stargazer.ID(14)) }
    let before = world.source.askings.count
    #expect(try await world.everybody() == Array(1...13) + Array(15...20))
    // Page 4 is unchanged, and so are the pages before it.
    #expect(world.pages(since: before) == [7, 6, 5, 4])
  }

  @Test func readsAListThatShrankByPagesFromItsNewEnd() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { starred in
      for id in 8...20 { starred.unstar(Stargazer.ID(Int64(id))) }
    }
    #expect(try await world.everybody() == Array(1...7))
    #expect(try await world.list(.newest, 2).ids == [7, 6])
  }

  @Test func returnsAnEmptyListIfAllStarsWereRemoved() async throws {
    let world = StargazerWorld(people: 4)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.rows = [] }
    let list = try await world.list(.newest, 3)
    #expect(list.ids.isEmpty && list.total == 0 && list.availability == .list)
  }

  @Test func missesNobodyIfAStarIsRemovedDuringASyncOfTheOldest() async throws {
    let world = StargazerWorld(people: 20)
    // Between page 2 and page 3: the first row of page 3 moves to the end of page 2.
    world.source.beforeAsking(4) { $0.change { $0.unstar(Stargazer.ID(2)) } }
    #expect(try await world.list(.oldest, 9).ids == [1, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func missesNobodyIfAStarIsRemovedDuringAFullSync() async throws {
    let world = StargazerWorld(people: 12)
    world.source.beforeAsking(4) { $0.change { $0.unstar(Stargazer.ID(2)) } }
    #expect(try await world.everybody() == [1] + Array(3...12))
  }

  @Test func trustsNoPageWithoutUsers() async throws {
    let world = StargazerWorld(people: 7)
    // Between page 3 and page 2: a row of page 3 moves to page 2.
    world.source.beforeAsking(4) { $0.change { $0.unstar(Stargazer.ID(2)) } }
    _ = try await world.list(.newest, 4)
    world.letAMinutePass()
    world.source.change { starred in
      starred.unstar(Stargazer.ID(5))
      for id in 8...10 { starred.star(.fixture(id: Int64(id), starred: Int64(id))) }
    }
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
    world.source.change { starred in
      starred.unstar(Stargazer.ID(5))
      for id in 9...10 { starred.star(.fixture(id: Int64(id), starred: Int64(id))) }
    }
    #expect(try await world.everybody() == [1, 2, 3, 4, 6, 8, 9, 10])
  }

  @Test func continuesAnInterruptedSyncWithTheFirstMissingPage() async throws {
    let world = StargazerWorld(people: 20)
    // The count and pages 1, 7, 6 and 5 succeed; the next one fails.
    world.source.fail(.unreachable("There is no network."), atAsking: 6)
    let first = try await world.list(.newest, 20)
    #expect(first.availability == .partial(.unread(8)))
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 20).ids == Array((1...20).reversed()))
    // Page 7 confirms 6 and 5; the pages before are new. Page 1 was read before the others.
    #expect(world.pages(since: before) == [7, 4, 3, 2, 1])
  }

  @Test func refreshRequestsEveryPage() async throws {
    let world = StargazerWorld(people: 12)
    _ = try await world.everybody()
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 12, refreshes: true).ids == Array((1...12).reversed()))
    #expect(world.pages(since: before) == [4, 3, 2, 1])
  }

  @Test func endsTheSyncAtTheCeilingOfTheService() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(20), ceiling: 9))
    let list = try await world.list(.newest, 4)
    #expect(list.ids == [9, 8, 7, 6])
    #expect(list.total == 20)
    #expect(list.availability == .partial(.ceiling(9)))
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 4).ids == [9, 8, 7, 6])
    #expect(world.pages(since: before) == [3], "the end is known by now")
  }

  @Test func ignoresAStoredLastPageThatNowLeadsElsewhere() async throws {
    let world = StargazerWorld(people: 7)
    _ = try await world.everybody()
    world.letAMinutePass()
    // The name now belongs to another repository: its pages have other addresses.
    world.source.fail(
      .foreign("https://elsewhere.example/2"), atAsking: world.source.askings.count + 2)
    world.source.change { $0.rows = StargazerWorld.people(5).map { $0 } }
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
    var dice = StargazerDice(seed: seed)
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
    world.source.calmDown()
    #expect(try await world.everybody() == world.source.ids)
    #expect(try await world.list(.newest, 7).ids == world.source.ids.suffix(7).reversed())
    #expect(try await world.list(.oldest, 7).ids == Array(world.source.ids.prefix(7)))
  }

  /// Synchronizations are interrupted anywhere, and parts are requested. When the changes stop,
  /// both ends of the list must be correct.
  @Test(arguments: 1...150)
  func returnsACorrectPartAfterAnySequenceOfRequests(_ seed: UInt64) async throws {
    var dice = StargazerDice(seed: seed &+ 1_000_000)
    let world = StargazerWorld(people: Int64(4 + dice.roll(30)))
    for round in 1...4 {
      _ = world.letStarsComeAndGo(&dice, newcomers: Int64(round * 1000))
      let stop = world.source.askings.count + 2 + dice.roll(10)
      world.source.fail(.unreachable("There is no network."), atAsking: stop)
      // Fails if no suitable data is stored.
      _ = try? await world.list(dice.roll(2) == 0 ? .oldest : .newest, 1 + dice.roll(20))
      world.letAMinutePass()
    }
    world.source.calmDown()
    let rows = 1 + dice.roll(20)
    #expect(try await world.list(.newest, rows).ids == world.source.ids.suffix(rows).reversed())
    #expect(try await world.list(.oldest, rows).ids == Array(world.source.ids.prefix(rows)))
  }
}

extension StargazerWorld {
  /// Adds and removes stars before some of the next requests.
  ///
  /// - Returns: The users whose stars are removed, if they exist by then.
  fileprivate func letStarsComeAndGo(
    _ dice: inout StargazerDice, newcomers first: Int64
  ) -> Set<Int64> {
    source.calmDown()
    var leaving: Set<Int64> = []
    for asking in 1...12 where dice.roll(3) == 0 {
      let newcomer = Stargazer.fixture(id: first + Int64(asking), starred: first + Int64(asking))
      let leaver = dice.roll(2) == 0 ? Int64(1 + dice.roll(34)) : nil
      if let leaver { leaving.insert(leaver) }
      source.beforeAsking(source.askings.count + asking) { source in
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

/// Random numbers that are the same for a seed on every machine.
/// https://prng.di.unimi.it/splitmix64.c
private struct StargazerDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 up to `sides`.
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
  }
}
