import BookshelfDomain
import BookshelfRepository
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

struct CatalogueSynchronisationTests {
  private static let second = CataloguePage("https://catalogue.example/catalogue?page=2")

  /// A catalogue of two pages.
  private static func catalogue(
    first: [ComicSeries] = [.example("s1"), .example("s2")], waitingFor gate: Gate? = nil
  ) -> ToldCatalogue {
    ToldCatalogue(
      [
        ToldCatalogue.start: ToldCatalogue.Page(series: first, next: second),
        second: ToldCatalogue.Page(series: [.example("s3")]),
      ], waitingFor: gate)
  }

  @Test func countsASeriesThatIsListedTwiceOnce() async throws {
    let twice = [ComicSeries.example("s3"), .example("s1"), .example("s3", volumes: 2)]
    let world = try await BookshelfWorld(catalogue: Self.catalogue(first: twice))
    for isNew in [true, false] {
      let progress = try await world.synchronise()
      #expect(progress.series == 2 && progress.pages == 2)
      #expect(progress.changes == CatalogueChanges(added: isNew ? 2 : 0, unchanged: isNew ? 0 : 2))
    }
  }

  @Test func readsAPageThatIsAddedAfterAnUnchangedOne() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"))
    world.catalogue.tell(ToldCatalogue.Page(series: [.example("s1")], next: Self.second))
    world.catalogue.tell(ToldCatalogue.Page(series: [.example("s2")]), at: Self.second)
    #expect(try await world.synchronise().unchangedPages == 1)
    #expect(try await world.listed() == ["s1", "s2"])
  }

  @Test func readsEveryPageAndFollowsTheLinkOfAnUnchangedOneWithoutReadingIt() async throws {
    let world = try await BookshelfWorld(catalogue: Self.catalogue())
    let changes = CatalogueChanges(added: 3)
    #expect(
      try await world.synchronise() == CatalogueProgress(series: 3, changes: changes, pages: 2))
    #expect(try await world.store.state()?.finishedAt == .fixture(0))
    for _ in 1...2 {
      let told = Recorder<CatalogueProgress>()
      let again = try await world.synchronise { told.remember($0) }
      let steps = [2, 3].map { (series: Int) in
        CatalogueProgress(
          series: series, changes: CatalogueChanges(unchanged: series), pages: series - 1,
          unchangedPages: series - 1)
      }
      #expect(told.all == steps && again == steps[1])
      #expect(world.catalogue.asked.suffix(2).allSatisfy { $0.hasSuffix(" \"1\"") })
    }
    #expect(world.catalogue.asked.count == 6 && world.catalogue.keys.count == 2)
  }

  @Test func skipsUnchangedPagesThatListTheSameSeries() async throws {
    let world = try await BookshelfWorld(
      catalogue: Self.catalogue(first: [.example("s3", volumes: 2), .example("s1")]))
    for unchanged in [0, 2, 2] {
      #expect(try await world.synchronise().unchangedPages == unchanged)
      #expect(try await world.store.series(ComicSeries.ID("s3"))?.comics.count == 1)
    }
  }

  @Test func storesTheNewValidatorsOfAnUnchangedPage() async throws {
    let world = try await BookshelfWorld()
    for modified in ["Sun, 01 Nov 2026 10:00:00 GMT", "Mon, 02 Nov 2026 10:00:00 GMT", nil] {
      world.catalogue.tell(ToldCatalogue.Page(series: [.example("s1")], modified: modified))
      try await world.synchronise()
    }
    #expect(world.catalogue.asked.last?.hasSuffix("\"1\" Mon, 02 Nov 2026 10:00:00 GMT") == true)
  }

  @Test(arguments: [
    (499, [499]), (500, [500, 500]), (501, [500, 501]), (1000, [500, 1000, 1000]),
  ])
  func reportsEachBatchAndThePage(_ count: Int, _ told: [Int]) async throws {
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue((0..<count).map { .example("s\($0)") }))
    let steps = Recorder<CatalogueProgress>()
    let progress = try await world.synchronise(for: "mina") { steps.remember($0) }
    #expect(progress.series == count && progress.changes == CatalogueChanges(added: count))
    #expect(steps.all.map(\.series) == told)
    #expect(world.catalogue.keys == ["mina"])
  }

  @Test func waitsWhileAnotherProgramSynchronises() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    let lease = try await WorkLease.fixture(WorkName("Bookshelf", "catalogue"), of: world.leases)
    let run = Task { try await world.synchronise() }
    await world.pauses.asleep()
    #expect(world.catalogue.asked.isEmpty)
    try await world.leases.release(lease.work, of: lease.token)
    world.pauses.wake()
    #expect(try await run.value.series == 1)
  }

  @Test func listsTheFirstNotesAndCountsAllSkippedParts() async throws {
    let world = try await BookshelfWorld(catalogue: Self.catalogue())
    let repository = world.repository(reading: NotingReading(count: CatalogueNote.limit - 1))
    let progress = try await repository.synchronise(with: nil, for: "") { _ in }
    #expect(progress.leftOut == 2 * (CatalogueNote.limit - 1))
    #expect(progress.notes.map(\.place) == (1..<CatalogueNote.limit).map(String.init) + ["1"])
  }

  @Test func withdrawsASeriesThatIsNoLongerListed() async throws {
    let world = try await BookshelfWorld(catalogue: Self.catalogue())
    try await world.synchronise()
    world.catalogue.tell(
      ToldCatalogue.Page(series: [.example("s1")], next: Self.second, version: "2"))
    #expect(try await world.synchronise().withdrawn == 1)
    #expect(try await world.listed() == ["s1", "s3"])
  }

  @Test func continuesAnInterruptedRunWithoutLoss() async throws {
    let world = try await BookshelfWorld(catalogue: Self.catalogue())
    let failure = ComicFailure.source(.unreachable(Self.second, .timedOut(.seconds(1))))
    await #expect(throws: failure) {
      try await world.synchronise { _ in world.catalogue.fail(with: failure) }
    }
    #expect(try await world.listed() == ["s1", "s2"])
    #expect(try await world.store.state() == nil)
    #expect(try await gap(in: world.repository, query: "s1") == .partial)
    #expect(try await gap(in: world.repository, query: "none") == .partial)
    world.catalogue.fail(with: nil)
    let progress = try await world.synchronise()
    #expect(try await gap(in: world.repository) == nil)
    #expect(progress.changes == CatalogueChanges(added: 1, unchanged: 2))
    #expect(progress.unchangedPages == 1)
  }

  @Test func requestsNothingIfNoCatalogueIsConfigured() async throws {
    let world = try await BookshelfWorld(catalogue: Self.catalogue())
    #expect(try await gap(in: world.repository) == .unfetched)
    let repository = world.repository(start: nil)
    await #expect(throws: ComicFailure.noCatalogue) {
      try await repository.synchronise(with: nil, for: "") { _ in }
    }
    #expect(world.catalogue.asked.isEmpty)
    #expect(try await gap(in: repository) == .unconfigured)
    _ = try await repository.synchronise(with: ToldCatalogue.start, for: "") { _ in }
    #expect(try await gap(in: repository) == nil)
  }

  private func gap(
    in repository: any ComicRepository, query: String = ""
  ) async throws -> CatalogueGap? {
    try await repository.shelf(ComicListRequest(ownedOnly: false, query: query), for: nil).gap
  }

  @Test func detectsALoopOfLinks() async throws {
    let page = ToldCatalogue.Page(series: [.example("s1")], next: ToldCatalogue.start)
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([ToldCatalogue.start: page]))
    await #expect(throws: ComicFailure.source(.endless(ToldCatalogue.start))) {
      try await world.synchronise()
    }
    #expect(try await gap(in: world.repository) == .partial)
  }

  @Test func limitsTheNumberOfPages() async throws {
    let pages = (0...CataloguePage.limit).map { CataloguePage("https://catalogue.example/\($0)") }
    let told = zip(pages, pages.dropFirst()).map { ($0, ToldCatalogue.Page(series: [], next: $1)) }
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue(Dictionary(uniqueKeysWithValues: told)))
    world.catalogue.tell(ToldCatalogue.Page(series: [], next: pages[1]))
    await #expect(throws: ComicFailure.source(.endless(pages[CataloguePage.limit]))) {
      try await world.synchronise()
    }
    #expect(world.catalogue.asked.count == CataloguePage.limit)
  }

  @Test(arguments: [
    (2, false, CatalogueProgress(series: 2, changes: CatalogueChanges(added: 2), pages: 1)),
    (2, true, CatalogueProgress(series: 2, changes: CatalogueChanges(added: 2), pages: 1)),
    (501, false, CatalogueProgress(series: 500, changes: CatalogueChanges(added: 500))),
  ])
  func stopsAfterAPageOrABatchIfCancelled(
    _ count: Int, _ hasNextPage: Bool, _ progress: CatalogueProgress
  ) async throws {
    let series = (0..<count).map { ComicSeries.example("s\($0)") }
    let world = try await BookshelfWorld(
      catalogue: hasNextPage ? Self.catalogue(first: series) : ToldCatalogue(series))
    let work = Task {
      try await world.synchronise { _ in
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      }
    }
    await #expect(throws: ComicFailure.cancelled(progress)) { try await work.value }
    let kept = try await world.repository.shelf(ComicListRequest(ownedOnly: false), for: nil)
    #expect(kept.total == progress.series)
  }

  @Test func reportsARequestThatWasCancelledAsCancelled() async throws {
    let gate = Gate()
    let world = try await BookshelfWorld(catalogue: Self.catalogue(waitingFor: gate))
    let work = Task { try await world.synchronise() }
    await gate.reached()
    work.cancel()
    gate.open()
    await #expect(throws: ComicFailure.cancelled(CatalogueProgress())) { try await work.value }
  }

  @Test func showsNoShelfIfTheReaderSignsOutMeanwhile() async throws {
    let gate = Gate()
    let world = try await BookshelfWorld(catalogue: Self.catalogue(waitingFor: gate))
    let account = world.account().screen()
    await account.send(.signIn(ComicAccountForm(name: "mina", password: "paper moon")))
    let list = world.list()
    let states = await list.states()
    let work = Task { await list.send(.show(ComicListForm(), reloading: true)) }
    await gate.reached()
    await account.send(.signOut)
    gate.open()
    await work.value
    // Idle, preparing, the stored list, one state per page, and the end.
    #expect(await states.first(6).last == .failure(.signInNeeded))
    #expect(try await world.store.state()?.series == 3)
  }

  @Test func readsTheNamedCatalogue() async throws {
    let world = try await BookshelfWorld(catalogue: Self.catalogue())
    try await world.synchronise()
    let file = CataloguePage("shelf.json")
    world.catalogue.tell(ToldCatalogue.Page(series: [.example("s4")]), at: file)
    let progress = try await world.synchronise(with: CataloguePage(typed: " shelf.json "))
    #expect(progress.withdrawn == 0)
    #expect(try await world.listed() == ["s1", "s2", "s3", "s4"])
  }
}

/// A parser that returns notes and no series for every document.
private struct NotingReading: CatalogueReading {
  let count: Int

  func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport {
    CatalogueReadingReport(
      series: 0, leftOut: count,
      notes: (1...count).map { CatalogueNote(place: String($0), reason: "Why.") })
  }
}

@Suite struct DueCatalogueTests {
  @Test func repeatsNoFileThatACommandHasNamed() async throws {
    let (world, file) = (try await BookshelfWorld(), CataloguePage("catalogue.json"))
    world.catalogue.tell(ToldCatalogue.Page(series: [.example("s1")]), at: file)
    try await world.synchronise(with: file)
    world.clock.set(.fixture().advanced(by: DueCatalogue.lifetime))
    #expect(try await perform(in: world) == nil)
    #expect(world.catalogue.asked.count == 1)
  }

  @Test func synchronisesADayAfterTheLastTime() async throws {
    let world = try await BookshelfWorld(catalogue: ToldCatalogue([.example("s1")]))
    #expect(try await perform(in: world) == nil)
    #expect(world.catalogue.asked.isEmpty)
    try await world.synchronise()
    let day = DueCatalogue.lifetime
    world.clock.set(.fixture(-1).advanced(by: day))
    #expect(try await perform(in: world) == nil)
    world.clock.set(.fixture().advanced(by: day))
    #expect(try await perform(in: world) == "The catalogue has 1 series, 0 of them new.")
    #expect(try await perform(in: world) == nil)
  }

  @Test func ignoresATimeInTheFuture() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"))
    world.clock.set(.fixture(-1))
    #expect(try await perform(in: world) != nil)
  }

  @Test func reportsAFailureOfTheSource() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"))
    world.clock.set(.fixture().advanced(by: DueCatalogue.lifetime))
    world.catalogue.fail(with: .source(.endless(ToldCatalogue.start)))
    await #expect(throws: BackgroundFailure.self) { try await perform(in: world) }
  }

  @Test(.timeLimit(.minutes(1))) func waitsWhileAnotherServerSynchronises() async throws {
    let world = try await BookshelfWorld.stocked(.example("s1"))
    world.clock.set(.fixture().advanced(by: DueCatalogue.lifetime))
    let leasing = LeasedWork.fixture(world.leases, clock: world.clock)
    let lease = try #require(
      try await leasing.claim(WorkName("Bookshelf", "daily synchronization")))
    let sleeper = InstantSleeper(isHeld: true)
    let waiting = Task { try await perform(in: world, sleeper: sleeper) }
    await sleeper.asleep()
    try await world.synchronise()
    await leasing.release(lease)
    sleeper.wake()
    #expect(try await waiting.value == nil)
  }

  private func perform(
    in world: BookshelfWorld, sleeper: InstantSleeper = InstantSleeper(isHeld: true)
  ) async throws(BackgroundFailure) -> String? {
    try await DueCatalogue(
      stored: world.store, repository: world.repository,
      leasing: .fixture(world.leases, clock: world.clock, sleeper: sleeper), clock: world.clock
    ).perform()
  }
}
