import BookshelfDomain
import BookshelfTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// The session through a pipe: input, intents and output.
@Suite struct CLIBookshelfWalkTests {
  private static let shelf = CLIComicFixtures.shelf()

  @Test func beginsWithWhatIsKeptAndThenShowsWhatTheCatalogueBrought() async throws {
    let cached = CLIComicFixtures.shelf(of: [CLIComicFixtures.kiln])
    let screens = CLIBookshelfScreens(
      list: [
        [
          .preparing, .reloading(cached, CatalogueProgress()),
          .reloading(cached, CatalogueProgress(series: 2, pages: 1)),
          .success(Self.shelf, staleBecause: nil),
        ]
      ], account: [[.signedIn(CLIComicFixtures.reader)]])
    let console = try await walk([], screens)
    #expect(
      console.output == """
        Your shelf
          1  土の窯
             aa12
        Your shelf
          1  Paper Lantern
             Mio Sakuma, T. Ode · 1 volume yours · 2 unread · next on 2026-02-28 · aa11
          2  土の窯
             aa12

        """)
    #expect(console.error == "The catalogue was fetched 2 hours ago.\n")
    #expect(
      screens.listIntents == [.show(ComicListForm(limit: 20), reloading: true)])
  }

  @Test func whereNothingIsNewWhatIsShownStaysAndItReloadsOnce() async throws {
    let screens = CLIBookshelfScreens(
      list: [
        [
          .reloading(Self.shelf, CatalogueProgress()),
          .success(Self.shelf, staleBecause: .busy(reason: "Busy.")),
        ], [.success(Self.shelf, staleBecause: nil)],
      ])
    let console = try await walk(["list"], screens)
    #expect(console.output.occurrences(of: "Paper Lantern") == 2)
    #expect(console.error.hasPrefix("seams: Busy.\nNobody is signed in"))
    #expect(screens.listIntents.map(\.isReloading) == [true, false])
  }

  @Test func theListIsPutInOrderAndTurnedPageByPage() async throws {
    let long = CLIComicFixtures.shelf(ComicListForm(ownedOnly: false, limit: 20), total: 40)
    let screens = CLIBookshelfScreens(list: [[.success(long, staleBecause: nil)]])
    let console = try await walk(
      ["next", "previous", "p", "sort reading", "sort size", "all", "list"], screens)
    let forms = screens.listIntents.compactMap(\.form)
    #expect(forms.map(\.offset) == [0, 2, 0, 0, 0, 0])
    #expect(
      forms.map(\.ordering) == [.title, .title, .title, .reading, .reading, .reading])
    #expect(console.error.contains("2 of 40. “next” goes on.\n"))
    #expect(console.error.contains("This is the beginning of the list.\n"))
    #expect(console.error.contains("Write “sort title|recent|reading”.\n"))
  }

  @Test func aNumberLeavesForASeries() async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    _ = try await walk(["2", "show 1", "v 1"], screens)
    #expect(
      screens.listIntents.dropFirst() == [
        .open(ComicSeries.ID("aa12")), .open(ComicSeries.ID("aa11")),
        .open(ComicSeries.ID("aa11")),
      ])
  }

  @Test func theSearchTakesALineThatIsNoOrder() async throws {
    let found = CLIComicFixtures.shelf(ComicListForm(ownedOnly: false, query: "aa"))
    let screens = CLIBookshelfScreens(search: [[.searching("aa"), .success(found)]])
    var (walk, console) = BookshelfWalk.scripted(screens)
    try await walk.visit(.search(ComicListForm(ownedOnly: false)))
    #expect(console.output == "Search\nWrite what titles or readings contain.\n")
    for line in ["aa", "Paper  lantern", "search list", "1"] {
      #expect(try await walk.perform(BrowseLine(line)))
    }
    #expect(
      screens.searchIntents == [
        .type(ComicListForm(ownedOnly: false, query: "aa", limit: 20)),
        .type(ComicListForm(ownedOnly: false, query: "Paper lantern", limit: 20)),
        .type(ComicListForm(ownedOnly: false, query: "list", limit: 20)),
        .open(ComicSeries.ID("aa11")),
      ])
    #expect(console.output.contains("2 found with “aa”\n  1  Paper Lantern\n"))
  }

  @Test func theSearchAloneIsOpenedByTheShelf() async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    let console = try await walk(["search", "dance"], screens)
    #expect(screens.listIntents.last == .openSearch)
    #expect(console.error.contains("Unknown command “dance”."))
  }

  @Test(arguments: [
    ("show 3", "“3” is no number of the list: it goes from 1 to 2.\n"), ("v x", "“x” is no number"),
    ("show", "Write “show N”, with a number from 1 to 2.\n"),
    ("next", "This is the end of the list.\n"), ("read 1", "Write “show N” first"),
    ("buy 1", "Write “show N” first"), ("sign-in", "Write “sign-in NAME”.\n"),
    ("sort recnt", "Write “sort title|recent|reading”. Did you mean “recent”?\n"),
    ("dance", "Unknown command “dance”."), ("sign-in aoi", "No password was given"),
  ])
  func whatMakesNoSenseIsToldAndTheWalkGoesOn(_ line: String, _ words: String) async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    let lines = line == "sign-in aoi" ? [line] : [line, "list"]
    let console = try await walk(lines, screens)
    #expect(console.error.contains(words), "\(console.error)")
    #expect(console.output.occurrences(of: "Paper Lantern") == lines.count)
  }

  @Test(arguments: [
    (BookshelfDestination.list(ComicListForm(ownedOnly: false)), BookshelfWalkPlace.shelf),
    (.search(ComicListForm(limit: 5)), .search(ComicListForm(limit: 5))),
    (.detail(CLIComicFixtures.lantern.id), .detail(CLIComicFixtures.lantern.id)),
    (.page(.comic(Comic.ID("x")), 3), .page(.comic(Comic.ID("x")), 3)),
    (.account, .account), (.catalogue, .catalogue), (.progress, .progress),
  ])
  func aRouteOfAScreenIsFollowedAndAnotherOnePassedOn(
    _ destination: BookshelfDestination, _ place: BookshelfWalkPlace
  ) async throws {
    let route = Route(path: ["here"])
    var (walk, _) = BookshelfWalk.scripted(CLIBookshelfScreens(destinations: [route: destination]))
    await walk.landing.navigator.go(to: route)
    await walk.landing.navigator.go(to: Route(path: ["elsewhere"]))
    try await walk.followRoutes()
    #expect(walk.place == place)
    #expect(walk.landing.navigator.takePassedRoutes() == [Route(path: ["elsewhere"])])
  }

  @Test func helpNamesEveryOrderAndNoLetterMeansTwo() async throws {
    let output = try await walk(["help"], CLIBookshelfScreens()).output
    for word in BookshelfWalkWord.allCases {
      #expect(output.contains("  \(word.letter.map { $0 + ", " } ?? "")\(word.rawValue) "))
    }
    let letters = BookshelfWalkWord.allCases.compactMap(\.letter)
    #expect(Set(letters + ["h", "q"]).count == letters.count + 2)
  }

  @Test func outputThatNobodyTakesEndsTheWalk() async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    let console = ScriptedConsole(lines: ["list"])
    console.refuseOutput()
    let context = CommandContext.bookshelf(screens, console: console)
    var walk = try await BrowseWalk([BookshelfFeature()], in: context)
    #expect(await walk.run().print(to: console) == .inputOutput)
    #expect(console.remainingLines == ["list"])
  }
}

extension CLIBookshelfWalkTests {
  /// Runs a session from the start until the input ends.
  private func walk(
    _ lines: [String], _ screens: CLIBookshelfScreens
  ) async throws -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    let context = CommandContext.bookshelf(screens, console: console)
    var walk = try await BrowseWalk([BookshelfFeature()], in: context)
    #expect(await walk.run().print(to: console) == .success)
    return console
  }
}

extension ComicListIntent {
  fileprivate var form: ComicListForm? {
    if case .show(let form, _) = self { form } else { nil }
  }

  fileprivate var isReloading: Bool? {
    if case .show(_, let isReloading) = self { isReloading } else { nil }
  }
}

extension String {
  fileprivate func occurrences(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
