import BookshelfArticle
import Testing

/// Before: the test waits for what is long enough today, and looks at what is there by then.
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

  /// What becomes of such tests when the network is slower. It stands inside of the suite that it
  /// is about, since both turn the one main loop.
  @Suite(.serialized) @MainActor struct WaitingFragilityTests {
    @Test(arguments: [(1, true), (3, true), (4, false), (40, false)])
    func aTestThatWaitsDependsOnHowLongItTakesToday(_ turns: Int, _ passes: Bool) async {
      MainLoop.turnsOfTheNetwork = turns
      let shelf = HomeMadeShelf()
      shelf.reload()
      MainLoop.shared.turn(3)
      #expect((shelf.titles.count == 3) == passes)
      // Nothing is left over for the next one.
      MainLoop.shared.turn(turns)

      #expect(await passesByEvent(.whole, turns: turns))
    }

    /// The shelf does not show what is kept any more. Who looks at the end does not see it.
    @Test(arguments: [(ShelfBuild.whole, true), (.forgetsWhatIsKept, false)])
    func whoLooksAtTheEndMissesWhatWasToBeSeenBefore(_ build: ShelfBuild, _ passes: Bool) async {
      let shelf = shelf(build)
      await shelf.reload()
      #expect(shelf.current == .shown(["aa11", "aa12", "bb13"]), "the last state is right in both")

      #expect(await passesByEvent(build) == passes)
    }
  }
}

/// After: each state is checked in order, and the test ends by event and not by time.
@Suite @MainActor struct AnnouncingShelfTests {
  @Test func aReaderLooksForOneAndOpensIt() async {
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

  @Test func withoutACatalogueWhatIsKeptIsSeenAndThenWhyThereIsNoMore() async {
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

/// Whether the test by event passes: what is kept, and then what the catalogue says.
@MainActor private func passesByEvent(_ build: ShelfBuild, turns: Int = 0) async -> Bool {
  let shelf = shelf(build, turns: turns)
  var states = shelf.states().makeAsyncIterator()
  guard await states.next() == .idle else { return false }
  await shelf.reload()
  guard await states.next() == .reloading(["aa11"]) else { return false }
  return await states.next() == .shown(["aa11", "aa12", "bb13"])
}

/// A catalogue that answers what it is told, after so many turns of others.
private struct StubCatalogue: ShelfCatalogue {
  enum Failure: Error {
    case offline
  }

  /// Nothing for a catalogue that is not there.
  let nextValue: [String]?
  var turns = 0

  func titles() async throws -> [String] {
    for _ in 0..<turns { await Task.yield() }
    guard let nextValue else { throw Failure.offline }
    return nextValue
  }
}
