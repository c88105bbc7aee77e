import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// The session through a pipe: input, intents and output.
@Suite struct CLIBookshelfBrowseTests {
  private static let shelf = CLIComicFixtures.shelf()

  @Test func showsTheStoredShelfAndThenTheUpdatedOne() async throws {
    let cached = CLIComicFixtures.shelf(of: [CLIComicFixtures.kiln])
    let screens = CLIBookshelfScreens(
      list: [
        [
          .preparing, .reloading(cached, CatalogueProgress()),
          .reloading(cached, CatalogueProgress(series: 2, pages: 1)),
          .success(Self.shelf, staleBecause: nil),
        ]
      ])
    let console = try await walk([], screens)
    #expect(
      console.output == """
        Your shelf
          1  土の窯
             aa12
        Your shelf
          1  Paper Lantern
             Mio Sakuma, T. Ode · 1 volume owned · 2 unread · next on 2026-02-28 · aa11
          2  土の窯
             aa12

        """)
    #expect(console.error == "The catalogue was last updated 2 hours ago.\n")
    #expect(
      screens.listIntents == [.show(ComicListForm(limit: "20"), reloading: true)])
  }

  @Test func showsAnUnchangedShelfOnceAndReloadsOnce() async throws {
    let screens = CLIBookshelfScreens(
      list: [
        [
          .reloading(Self.shelf, CatalogueProgress()),
          .success(Self.shelf, staleBecause: .busy(reason: "Busy.")),
        ], [.success(Self.shelf, staleBecause: nil)],
      ])
    let console = try await walk(["list"], screens)
    #expect(console.output.occurrences(of: "Paper Lantern") == 2)
    #expect(console.error.hasPrefix("seams: Busy.\nThe catalogue was last updated"))
    #expect(screens.listIntents.map(\.isReloading) == [true, false])
  }

  @Test func sortsTheListAndTurnsItsPages() async throws {
    let long = CLIComicFixtures.shelf(ComicListRequest(ownedOnly: false, limit: 20), total: 40)
    let second = CLIComicFixtures.shelf(
      ComicListRequest(ownedOnly: false, offset: 2, limit: 20), total: 40)
    let screens = CLIBookshelfScreens(
      list: [long, second, long].map { [.success($0, staleBecause: nil)] })
    let console = try await walk(
      ["next", "previous", "p", "sort reading", "sort size", "all", "list"], screens)
    let forms = screens.listIntents.compactMap(\.form)
    #expect(forms.map(\.cursor) == ["", "2", "", "", "", ""])
    #expect(forms.map(\.sort) == ["", "", "", "reading", "reading", "reading"])
    #expect(forms.map(\.scope) == ["", "", "", "", "all", ""])
    #expect(console.error.contains("2 of 40. Continue with “next”.\n"))
    #expect(console.error.contains("This is the first page of the list.\n"))
    #expect(console.error.contains("Write “sort title|recent|reading”.\n"))
  }

  @Test func aNumberOpensASeries() async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    _ = try await walk(["2", "show 1", "v 1"], screens)
    #expect(
      screens.listIntents.dropFirst() == [
        .open(ComicSeries.ID("aa12")), .open(ComicSeries.ID("aa11")),
        .open(ComicSeries.ID("aa11")),
      ])
  }

  @Test func backReturnsToThePlaceBefore() async throws {
    let screens = CLIBookshelfScreens(
      list: [[.success(Self.shelf, staleBecause: nil)]],
      detail: [[.success(CLIComicFixtures.detail())]])
    var (part, _) = BookshelfBrowsePart.scripted(screens)
    try await part.visit(.detail(CLIComicFixtures.lantern.id))
    #expect(try await part.perform(BrowseLine("back")))
    #expect(part.places == [.shelf] && screens.listIntents.count == 1)
  }

  @Test func treatsOtherLinesInTheSearchAsSearchTexts() async throws {
    let found = CLIComicFixtures.shelf(ComicListRequest(ownedOnly: false, query: "aa"))
    let screens = CLIBookshelfScreens(search: [[.searching("aa"), .success(found)]])
    var (part, console) = BookshelfBrowsePart.scripted(screens)
    try await part.visit(.search(ComicListForm(scope: "all", limit: "20")))
    #expect(console.output == "Search\nType a part of a title or its reading.\n")
    for line in ["aa", "Paper  lantern", "search list", "1"] {
      #expect(try await part.perform(BrowseLine(line)))
    }
    #expect(
      screens.searchIntents == [
        .search(ComicListForm(scope: "all", query: "aa", limit: "20")),
        .search(ComicListForm(scope: "all", query: "Paper lantern", limit: "20")),
        .search(ComicListForm(scope: "all", query: "list", limit: "20")),
        .open(ComicSeries.ID("aa11")),
      ])
    #expect(console.output.contains("2 results for “aa”\n  1  Paper Lantern\n"))
  }

  @Test func searchWithoutATextOpensTheSearch() async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    let console = try await walk(["search", "dance"], screens)
    #expect(screens.listIntents.last == .openSearch)
    #expect(console.error.contains("Unknown command “dance”."))
  }

  @Test(arguments: [
    ("show 3", "There is no entry “3”. Use a number from 1 to 2.\n"),
    ("v x", "There is no entry “x”."),
    ("show", "Write “show N”, with a number from 1 to 2.\n"),
    ("next", "This is the last page of the list.\n"), ("read 1", "Show a series first"),
    ("buy 1", "Show a series first"), ("sign-in", "Write “sign-in NAME”.\n"),
    ("sort recnt", "Write “sort title|recent|reading”. Did you mean “recent”?\n"),
    ("dance", "Unknown command “dance”."), ("sign-in aoi", "No password was given"),
  ])
  func reportsAnInvalidLineAndContinues(_ line: String, _ words: String) async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    let lines = line == "sign-in aoi" ? [line] : [line, "list"]
    let console = try await walk(lines, screens)
    #expect(console.error.contains(words), "\(console.error)")
    #expect(console.output.occurrences(of: "Paper Lantern") == lines.count)
  }

  @Test(arguments: [
    (BookshelfDestination.list(ComicListForm(scope: "all")), BookshelfBrowsePlace.shelf),
    (
      .search(ComicListForm(query: "aa", limit: "5")),
      .search(ComicListForm(query: "aa", limit: "5"))
    ),
    (.search(ComicListForm()), .search(ComicListForm(limit: "20"))),
    (.detail(CLIComicFixtures.lantern.id), .detail(CLIComicFixtures.lantern.id)),
    (.page(.comic(Comic.ID("x")), page: "3"), .page(.comic(Comic.ID("x")), "3")),
    (.account, .account), (.catalogue, .catalogue), (.progress, .progress),
  ])
  func followsItsRoutesAndPassesOnOthers(
    _ destination: BookshelfDestination, _ place: BookshelfBrowsePlace
  ) async throws {
    let route = Route(path: ["here"])
    let screens = CLIBookshelfScreens(
      list: [
        destination == .progress
          ? [.progress([])] : [.success(Self.shelf, staleBecause: nil)]
      ], search: [[.success(Self.shelf)]], detail: [[.success(CLIComicFixtures.detail())]],
      page: [[.success(CLIComicFixtures.page())]], catalogue: [[.success(nil)]],
      destinations: [route: destination])
    var (part, _) = BookshelfBrowsePart.scripted(screens)
    await part.landing.navigator.go(to: route)
    await part.landing.navigator.go(to: Route(path: ["elsewhere"]))
    try await part.followRoutes()
    #expect(part.places.last == place)
    #expect(part.landing.navigator.takePassedRoutes() == [Route(path: ["elsewhere"])])
  }

  @Test func helpListsEveryCommandAndLettersAreUnique() async throws {
    let output = try await walk(["help"], CLIBookshelfScreens()).output
    let help = BookshelfBrowsePart.commands.map(\.help)
    for help in help { #expect(output.contains(help.line)) }
    let letters = help.compactMap(\.letter)
    #expect(Set(letters + ["b", "h", "q"]).count == letters.count + 3)
  }

  @Test func endsIfTheOutputIsClosed() async throws {
    let screens = CLIBookshelfScreens(list: [[.success(Self.shelf, staleBecause: nil)]])
    let console = ScriptedConsole(lines: ["list"])
    console.refuseOutput()
    #expect(await screens.walk(in: .bookshelf(console: console)) == .inputOutput)
    #expect(console.remainingLines == ["list"])
  }
}

extension CLIBookshelfBrowseTests {
  /// Runs a session from the start until the input ends.
  private func walk(
    _ lines: [String], _ screens: CLIBookshelfScreens
  ) async throws -> ScriptedConsole {
    let console = ScriptedConsole(lines: lines)
    #expect(await screens.walk(in: .bookshelf(console: console)) == .success)
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
