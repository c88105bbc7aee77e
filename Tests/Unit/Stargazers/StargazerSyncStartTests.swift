import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// The start of a synchronization with stored pages, and its progress.
@Suite struct StargazerSyncStartTests {
  @Test func continuesAfterTheStoredBeginning() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 6)
    world.letAMinutePass()
    let (before, steps) = (world.source.askings.count, StargazerSteps())
    let list = try await world.repository.list(.fixture(.oldest, 9)) { steps.add($0) }
    #expect(list.ids == Array(1...9))
    #expect(world.pages(since: before) == [2, 3, 2])
    #expect(steps.all == [.pages(2, of: 3), .pages(3, of: 3)])
  }

  @Test func startsWithTheLastStoredPageOfTheRequest() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.list(.oldest, 9)
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await world.list(.oldest, 5).ids == Array(1...5))
    #expect(world.pages(since: before) == [2])
  }

  @Test func startsWithTheFirstPageIfTheNextOneMayHaveMoved() async throws {
    let world = StargazerWorld(people: 12)
    world.source.fail(.unreachable("There is no network."), atAsking: 6)
    _ = try await world.list(.newest, 12)
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await world.list(.oldest, 5).ids == Array(1...5))
    #expect(world.pages(since: before) == [1, 2, 1])
  }

  @Test func readsTheWholeListFromItsEndAndAPartFromItsBeginning() async throws {
    let world = StargazerWorld(people: 6)
    #expect(try await world.list(.oldest, 6).ids == Array(1...6))
    #expect(world.pages() == [1, 2, 1])
    let other = StargazerWorld(people: 7)
    #expect(try await other.list(.oldest, 6).ids == Array(1...6))
    #expect(other.pages() == [1, 2, 1])
    #expect(try await other.list(.oldest, 7).ids == Array(1...7))
    #expect(other.pages() == [1, 2, 1, 2, 3, 2])
  }

  @Test(arguments: [(2, 1), (3, 2), (5, 2), (6, 3), (20, 7)])
  func reportsEachPageOfTheNewestOnce(_ rows: Int, _ pages: Int) async throws {
    let world = StargazerWorld(people: 20)
    let steps = StargazerSteps()
    _ = try await world.repository.list(.fixture(.newest, rows)) { steps.add($0) }
    #expect(steps.all == (1...pages).map { .pages($0, of: pages) })
  }

  @Test(arguments: [(3, 1), (4, 2), (6, 2), (7, 3)])
  func reportsEachPageOfTheOldestOnce(_ rows: Int, _ pages: Int) async throws {
    let world = StargazerWorld(people: 20)
    let steps = StargazerSteps()
    _ = try await world.repository.list(.fixture(.oldest, rows)) { steps.add($0) }
    #expect(steps.all == (1...pages).map { .pages($0, of: pages) })
  }

  @Test func reportsNoProgressForConfirmedPages() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.letAMinutePass()
    let steps = StargazerSteps()
    _ = try await world.repository.list(.fixture(.newest, 20)) { steps.add($0) }
    #expect(steps.all == [.pages(1, of: 7)])
  }

  /// A full page keeps its tag when a star follows it.
  @Test func findsAStarAfterAFullLastPage() async throws {
    let world = StargazerWorld(people: 9)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.star(.fixture(id: 10, starred: 10)) }
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 2).ids == [10, 9])
    #expect(world.pages(since: before) == [3, 3, 4, 3])
  }

  @Test func requestsNoPageAfterAFullLastPageIfTheCountEndsThere() async throws {
    let world = StargazerWorld(people: 9)
    _ = try await world.everybody()
    world.letAMinutePass()
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 2).ids == [9, 8])
    #expect(world.pages(since: before) == [3])
  }

  @Test func readsBackwardsFromAnEmptyLastPage() async throws {
    let world = StargazerWorld(people: 10)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.rows.removeLast(2) }
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 2).ids == [8, 7])
    #expect(world.pages(since: before) == [4, 3])
    #expect(try await world.list(.newest, 2).origin == .fresh(askedAt: world.clock.now))
  }

  /// A full page keeps its tag, and so its link to the next page, when the next page becomes empty.
  /// Some services link from an empty page to itself.
  @Test(arguments: [nil, 4])
  func stopsAtAFullPageBeforeAnEmptyOne(_ toldLast: Int?) async throws {
    let world = StargazerWorld(people: 10)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { starred in
      starred.rows.removeLast()
      starred.toldLast = toldLast
    }
    let before = world.source.askings.count
    world.source.fail(.unreachable("That is enough."), atAsking: before + 9)
    #expect(try await world.list(.newest, 2).ids == [9, 8])
    #expect(world.pages(since: before) == [4, 3, 4, 3])
  }

  @Test func readsForwardsUpToAnEmptyPage() async throws {
    let world = StargazerWorld(people: 10)
    world.source.change { $0.hidden = 5 }
    _ = try await world.list(.oldest, 9)
    world.letAMinutePass()
    world.source.change { $0.rows.removeLast() }
    let before = world.source.askings.count
    world.source.fail(.unreachable("That is enough."), atAsking: before + 9)
    #expect(try await world.list(.oldest, 12).ids == Array(1...9))
    #expect(world.pages(since: before) == [3, 4, 3])
  }

  @Test func jumpsToTheLastPageIfSeveralPagesBecameEmpty() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { $0.rows.removeLast(13) }
    let before = world.source.askings.count
    #expect(try await world.list(.newest, 2).ids == [7, 6])
    #expect(world.pages(since: before) == [7, 3, 2])
  }

  @Test func deletesTheListOfAFormerRepositoryWithTheSameName() async throws {
    let world = StargazerWorld(people: 9)
    _ = try await world.everybody()
    world.letAMinutePass()
    world.source.change { starred in
      starred.rows = (101...104).map { Stargazer.fixture(id: $0, starred: $0) }
    }
    // The count succeeds; the address of the last page does not exist.
    world.source.fail(.notFound, atAsking: world.source.askings.count + 2)
    for _ in 1...2 {
      #expect(try await world.list(.newest, 30).ids == [104, 103, 102, 101])
      #expect(try await world.store.lastPage(of: .fixture())?.number == 2)
    }
  }

  @Test func requestsNoOtherAddressIfTheServiceIsUnreachable() async throws {
    let world = StargazerWorld(people: 20)
    _ = try await world.everybody()
    world.letAMinutePass()
    let before = world.source.askings.count
    world.source.fail(.unreachable("There is no network."), atAsking: before + 2)
    #expect(try await world.list(.newest, 2).ids == [20, 19])
    #expect(world.pages(since: before) == [7])
  }

  @Test func removesACeilingAboveTheCount() async throws {
    let world = StargazerWorld(
      StarredRepository(starredBy: StargazerWorld.people(20), ceiling: 9))
    #expect(try await world.list(.newest, 2).availability == .partial(.ceiling(9)))
    world.letAMinutePass()
    world.source.change { $0.rows.removeLast(11) }
    let list = try await world.list(.oldest, 30)
    #expect(list.ids == Array(1...9) && list.availability == .list)
  }

  @Test func acceptsAListThatIsLongerThanItsCount() async throws {
    let world = StargazerWorld(people: 7)
    world.source.change { $0.hidden = -2 }
    let list = try await world.list(.newest, 30)
    #expect(list.total == 5 && list.ids.count == 7 && list.availability == .list)
    world.letAMinutePass()
    let before = world.source.askings.count
    _ = try await world.list(.newest, 30)
    #expect(world.pages(since: before) == [3], "each page was asked for once because of it")
  }

  @Test(arguments: [1, 2]) func reportsThatStarsAreNoLongerHidden(_ hidden: Int) async throws {
    let world = StargazerWorld(people: 7)
    world.source.change { $0.hidden = hidden }
    #expect(try await world.list(.newest, 30).availability == .partial(.unlisted(7)))
    world.letAMinutePass()
    world.source.change { $0.hidden = 0 }
    #expect(try await world.list(.newest, 30).availability == .list)
  }

  /// Without links to previous pages, only the first page can be requested by name.
  @Test func failsIfAPageHasNoLinkToThePreviousOne() async throws {
    var starred = StarredRepository(starredBy: StargazerWorld.people(5))
    starred.linksBackwards = false
    #expect(try await StargazerWorld(starred).everybody() == [1, 2, 3, 4, 5])
    starred.rows = StargazerWorld.people(9)
    let list = try await StargazerWorld(starred).list(.newest, 9)
    #expect(list.ids == [9, 8, 7] && list.availability == .partial(.unread(3)))
    guard case .stored(_, because: .unreadable(let reason)) = list.origin else {
      Issue.record("\(list.origin)")
      return
    }
    #expect(reason == "Page 3 has no link to the previous page.")
  }
}
