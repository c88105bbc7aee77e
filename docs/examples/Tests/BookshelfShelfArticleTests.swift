import BookshelfArticle
import Testing

/// Before: the test waits for a time that is long enough today, then checks the result.
@Suite(.serialized) @MainActor struct HomeMadeShelfTests {
  init() {
    MainLoop.turnsOfTheNetwork = 2
  }

  @Test func showsThreeAfterAWhile() {
    let shelf = HomeMadeShelf()
    shelf.reload()
    MainLoop.shared.turn(3)
    #expect(shelf.titles == ["aa11", "aa12", "bb13"])
  }

  @Test func findsTwoAfterAWhile() {
    let shelf = HomeMadeShelf()
    shelf.search("aa")
    MainLoop.shared.turn(3)
    #expect(shelf.titles == ["aa11", "aa12"])
  }

  /// Shows how such tests fail if the network is slower. The suite is nested, because both suites
  /// use the shared main loop.
  @Suite(.serialized) @MainActor struct WaitingFragilityTests {
    @Test(arguments: [(1, true), (3, true), (4, false), (40, false)])
    func aTestThatWaitsDependsOnTheDuration(_ turns: Int, _ passes: Bool) async {
      MainLoop.turnsOfTheNetwork = turns
      let shelf = HomeMadeShelf()
      shelf.reload()
      MainLoop.shared.turn(3)
      #expect((shelf.titles.count == 3) == passes)
      // Leaves no work for the next test.
      MainLoop.shared.turn(turns)

      #expect(await passesByEvent(.whole, turns: turns))
    }

    /// The shelf no longer shows the cached titles, which a test of the final state does not
    /// notice.
    @Test(arguments: [(ShelfBuild.whole, true), (.forgetsWhatIsKept, false)])
    func lookingAtTheEndMissesEarlierStates(_ build: ShelfBuild, _ passes: Bool) async {
      let shelf = shelf(build)
      await shelf.reload()
      #expect(shelf.current == .shown(["aa11", "aa12", "bb13"]), "the last state is right in both")

      #expect(await passesByEvent(build) == passes)
    }
  }
}

/// After: the test checks each state in order, and ends by an event and not by time.
@Suite @MainActor struct AnnouncingShelfTests {
  @Test func aReaderSearchesForASeriesAndOpensIt() async {
    let shelf = shelf(.whole)
    var states = shelf.states().makeAsyncIterator()
    #expect(await states.next() == .idle)
    await shelf.reload()
    #expect(await states.next() == .reloading(["aa11"]))
    #expect(await states.next() == .shown(["aa11", "aa12", "bb13"]))
    await shelf.search("aa")
    #expect(await states.next() == .searching("aa"))
    #expect(await states.next() == .found(["aa11", "aa12"]))
    shelf.choose("aa11")
    #expect(await states.next() == .detail("aa11"))
  }

  @Test func showsTheStoredTitlesAndThenTheErrorWithoutACatalogue() async {
    let shelf = AnnouncingShelf(catalogue: StubCatalogue(nextValue: nil), kept: ["aa11"])
    var states = shelf.states().makeAsyncIterator()
    #expect(await states.next() == .idle)
    await shelf.reload()
    #expect(await states.next() == .reloading(["aa11"]))
    #expect(await states.next() == .failed("The catalogue cannot be read: offline"))
  }
}

@MainActor private func shelf(_ build: ShelfBuild, turns: Int = 0) -> AnnouncingShelf {
  let catalogue = StubCatalogue(nextValue: ["aa11", "aa12", "bb13"], turns: turns)
  return AnnouncingShelf(catalogue: catalogue, kept: ["aa11"], build: build)
}

/// Whether the test by events passes: first the cached titles, then those of the catalogue.
@MainActor private func passesByEvent(_ build: ShelfBuild, turns: Int = 0) async -> Bool {
  let shelf = shelf(build, turns: turns)
  var states = shelf.states().makeAsyncIterator()
  guard await states.next() == .idle else { return false }
  await shelf.reload()
  guard await states.next() == .reloading(["aa11"]) else { return false }
  return await states.next() == .shown(["aa11", "aa12", "bb13"])
}

/// A catalogue with a prepared answer, after a number of turns of other tasks.
private struct StubCatalogue: ShelfCatalogue {
  enum Failure: Error {
    case offline
  }

  /// `nil` means that the catalogue cannot be reached.
  let nextValue: [String]?
  var turns = 0

  func titles() async throws -> [String] {
    for _ in 0..<turns { await Task.yield() }
    guard let nextValue else { throw Failure.offline }
    return nextValue
  }
}
