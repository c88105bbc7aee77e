import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing
import ViewTestSupport

@testable import BookshelfCLI
@testable import CoreCLI

/// The session through a pipe: input, intents and output.
@Suite struct CLIBookshelfBrowseTests {
  private static let shelf = CLIComicFixtures.shelf()
  private static let shown = ComicListState.success(shelf, staleBecause: nil)

  @Test func showsTheStoredShelfAndThenTheUpdatedOne() async throws {
    let cached = CLIComicFixtures.shelf(of: [])
    let updated = CLIComicFixtures.shelf(of: [CLIComicFixtures.kiln])
    let screens = StubBookshelfScreens(list: [
      .preparing, .reloading(cached, CatalogueProgress()),
      .reloading(cached, CatalogueProgress(series: 2, pages: 1)),
      .success(updated, staleBecause: nil),
    ])
    let console = try await walk([], screens)
    #expect(console.output == "Your shelf\nYour shelf\n  1  土の窯\n     aa12\n")
    #expect(console.error == "The catalogue was last updated 2 hours ago.\n")
    #expect(screens.list.intents == [.show(ComicListForm(limit: "20"), reloading: true)])
  }

  @Test func showsAnUnchangedShelfOnceAndReloadsOnce() async throws {
    let screens = StubBookshelfScreens(lists: [
      [
        .reloading(Self.shelf, CatalogueProgress()),
        .success(Self.shelf, staleBecause: .busy(reason: "Busy.")),
      ], [Self.shown],
    ])
    let console = try await walk(["list"], screens)
    #expect(console.output.count(of: "Paper Lantern") == 2)
    #expect(console.error.hasPrefix("seams: Busy.\nThe catalogue was last updated"))
    let form = ComicListForm(limit: "20")
    #expect(screens.list.intents == [.show(form, reloading: true), .show(form, reloading: false)])
  }

  @Test func sortsTheListAndTurnsItsPages() async throws {
    let long = CLIComicFixtures.shelf(ComicListRequest(ownedOnly: false, limit: 20), total: 40)
    let second = CLIComicFixtures.shelf(
      ComicListRequest(ownedOnly: false, offset: 2, limit: 20), total: 40)
    let screens = StubBookshelfScreens(
      lists: [long, second, long].map { [.success($0, staleBecause: nil)] })
    let console = try await walk(
      ["next", "previous", "p", "sort reading", "sort size", "all", "list"], screens)
    let forms = screens.list.intents.compactMap(\.form)
    #expect(forms.map(\.cursor) == ["", "2", "", "", "", ""])
    #expect(forms.map(\.sort) == ["", "", "", "reading", "reading", "reading"])
    #expect(forms.map(\.scope) == ["", "", "", "", "all", ""])
    #expect(console.error.contains("2 of 40. Continue with “next”.\n"))
    #expect(console.error.contains("This is the first page of the list.\n"))
    #expect(console.error.contains("Write “sort title|recent|reading”.\n"))
  }

  @Test func aNumberOpensASeriesAndSearchWithoutATextTheSearch() async throws {
    let screens = StubBookshelfScreens(list: [Self.shown])
    _ = try await walk(["2", "show 1", "v 1", "search"], screens)
    #expect(
      screens.list.intents.dropFirst() == [
        .open(ComicSeries.ID("aa12")), .open(ComicSeries.ID("aa11")),
        .open(ComicSeries.ID("aa11")), .openSearch,
      ])
  }

  @Test func treatsOtherLinesInTheSearchAsSearchTexts() async throws {
    let found = CLIComicFixtures.shelf(ComicListRequest(ownedOnly: false, query: "aa"))
    let screens = StubBookshelfScreens(search: [.searching("aa"), .success(found)])
    var (part, console) = BookshelfBrowsePart.scripted(screens)
    try await part.visit(.search(ComicListForm(scope: "all", limit: "20")))
    #expect(console.output == "Search\nType a part of a title or its reading.\n")
    for line in ["aa", "Paper  lantern", "search list", "1"] {
      #expect(try await part.perform(BrowseLine(line)))
    }
    #expect(
      screens.search.intents == [
        .search(ComicListForm(scope: "all", query: "aa", limit: "20")),
        .search(ComicListForm(scope: "all", query: "Paper lantern", limit: "20")),
        .search(ComicListForm(scope: "all", query: "list", limit: "20")),
        .open(ComicSeries.ID("aa11")),
      ])
    #expect(console.output.contains("2 results for “aa”\n  1  Paper Lantern\n"))
  }

  @Test(arguments: [
    ("show 3", "There is no entry “3”. Use a number from 1 to 2.\n"),
    ("show", "Write “show N”, with a number from 1 to 2.\n"),
    ("next", "This is the last page of the list.\n"), ("read 1", "Show a series first"),
    ("buy 1", "Show a series first"), ("sign-in", "Write “sign-in NAME”.\n"),
    ("sort recnt", "Write “sort title|recent|reading”. Did you mean “recent”?\n"),
    ("sign-in aoi", "No password was given"),
  ])
  func reportsAnInvalidLineAndContinues(_ line: String, _ words: String) async throws {
    let screens = StubBookshelfScreens(list: [Self.shown])
    let lines = line == "sign-in aoi" ? [line] : [line, "list"]
    let console = try await walk(lines, screens)
    #expect(console.error.contains(words), "\(console.error)")
    #expect(console.output.count(of: "Paper Lantern") == lines.count)
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
    let screens = StubBookshelfScreens(
      list: [destination == .progress ? .progress([]) : Self.shown],
      search: [.success(Self.shelf)], detail: [.success(CLIComicFixtures.detail())],
      page: [.success(CLIComicFixtures.page())], account: [.signedOut],
      catalogue: [.incomplete(.unfetched)], destinations: [route: destination])
    var (part, _) = BookshelfBrowsePart.scripted(screens)
    await part.landing.navigator.go(to: route)
    await part.landing.navigator.go(to: Route(path: ["elsewhere"]))
    try await part.followRoutes()
    #expect(part.places.last == place)
    #expect(part.landing.navigator.takePassedRoutes() == [Route(path: ["elsewhere"])])
  }

  @Test func eachLetterMeansOneCommand() {
    let letters = BookshelfBrowsePart.commands.compactMap(\.help.letter)
    #expect(Set(letters + ["b", "h", "q"]).count == letters.count + 3)
  }
}

extension CLIBookshelfBrowseTests {
  /// Runs a session from the start until the input ends.
  private func walk(
    _ lines: [String], _ screens: StubBookshelfScreens
  ) async throws -> ScriptedConsole {
    await BookshelfCLIFeature().walk(lines, through: screens)
  }
}

extension ComicListIntent {
  fileprivate var form: ComicListForm? {
    if case .show(let form, _) = self { form } else { nil }
  }
}

/// The session's commands other than finding series: reading, buying and signing in.
@Suite struct CLIBookshelfBrowseReadingTests {
  @Test func numbersAndCommandsReadTheItemsOfASeries() async throws {
    let screens = StubBookshelfScreens(detail: [.success(CLIComicFixtures.detail())])
    var (part, _) = BookshelfBrowsePart.scripted(screens)
    try await part.visit(.detail(CLIComicFixtures.lantern.id))
    for line in ["1", "read 1 3", "r 5"] { #expect(try await part.perform(BrowseLine(line))) }
    #expect(
      screens.detail.intents.dropFirst() == [
        .read(.comic(Comic.ID("aa11-1")), page: ""), .read(.comic(Comic.ID("aa11-1")), page: "3"),
        .read(.episode(ComicEpisode.ID("e1")), page: ""),
      ])
  }

  @Test func nextAndPreviousTurnThePage() async throws {
    let screens = StubBookshelfScreens(
      pages: [2, 3, 2, 1].map { [.success(CLIComicFixtures.page($0))] })
    var (part, console) = BookshelfBrowsePart.scripted(screens)
    try await part.visit(.page(.comic(Comic.ID("aa11-1")), ""))
    for line in ["next", "previous", "p"] { #expect(try await part.perform(BrowseLine(line))) }
    await #expect(throws: BrowseFailure.mistake("This is the first page.")) {
      try await part.perform(BrowseLine("previous"))
    }
    #expect(screens.page.intents == ["", "3", "2", "1"].map { .show("c:aa11-1", page: $0) })
    #expect(console.output.count(of: " page 2 of 3 ") == 2)
    #expect(console.error.contains("Turn the page with “next”.\nThis is the last page.\n"))
  }

  @Test func backShowsThePlaceBeforeWithoutStoringProgress() async throws {
    let screens = StubBookshelfScreens(
      lists: [[.progress([])], [.success(CLIComicFixtures.shelf(), staleBecause: nil)]],
      pages: [[.success(CLIComicFixtures.page())]])
    var (part, _) = BookshelfBrowsePart.scripted(screens)
    let item = ComicItem.comic(Comic.ID("aa11-1"))
    for page in ["2", "3"] { try await part.visit(.page(item, page)) }
    for line in ["progress", "back", "back", "back"] {
      #expect(try await part.perform(BrowseLine(line)))
    }
    #expect(
      screens.page.intents == [
        .show(item.text, page: "2"), .show(item.text, page: "3"),
        .showAgain(item.text, page: "3"), .showAgain(item.text, page: "2"),
      ])
    #expect(part.places == [.shelf])
    #expect(
      screens.list.intents == [.showProgress, .show(ComicListForm(limit: "20"), reloading: true)])
  }

  @Test func buysAVolumeAtTheShownPriceAfterConfirmation() async throws {
    let detail = CLIComicFixtures.detail()
    let sold = ComicDetailState.sold(CLIComicFixtures.sale(.bought))
    let screens = StubBookshelfScreens(
      details: [
        [.success(detail)], [.success(detail)], [.buying(Comic.ID("aa11-2")), sold],
        [.success(detail)],
      ])
    var (part, console) = BookshelfBrowsePart.scripted(screens, lines: ["y"])
    try await part.visit(.detail(CLIComicFixtures.lantern.id))
    #expect(try await part.perform(BrowseLine("buy 2")))
    #expect(
      screens.detail.intents.dropFirst() == [
        .showSeries(of: "c:aa11-2"),
        .buy(ComicOrderForm(comic: "c:aa11-2", price: .displayed("¥600"))),
        .show(CLIComicFixtures.lantern.id),
      ])
    #expect(console.output.contains("You bought “aa11-2” for ¥600.\nPaper Lantern\n"))
  }

  @Test func decliningBuysNothingAndAnEpisodeIsNotBought() async throws {
    let detail = ComicDetailState.success(CLIComicFixtures.detail())
    let failures = [ComicFieldFailure(.comic, "“e:e2” is an episode.", isUnknown: true)]
    let screens = StubBookshelfScreens(
      details: [[detail], [detail], [detail], [.failure(.form(failures))]])
    var (part, console) = BookshelfBrowsePart.scripted(screens, lines: ["n", "n"])
    // The volume is on display without its series, as at the place “progress”.
    part.entries.items = [.comic(Comic.ID("aa11-2"))]
    #expect(try await part.perform(BrowseLine("buy 1")))
    #expect(console.output.contains("Buy “Paper Lantern 2” for ¥600?"))
    try await part.visit(.detail(CLIComicFixtures.lantern.id))
    #expect(try await part.perform(BrowseLine("buy 2")))
    #expect(try await part.perform(BrowseLine("buy 4")))
    #expect(
      console.error == "Nothing was bought.\nNothing was bought.\nseams: “e:e2” is an episode.\n")
    // The series is not shown again, because nothing has changed.
    #expect(
      screens.detail.intents == [
        .showSeries(of: "c:aa11-2"), .show(CLIComicFixtures.lantern.id),
        .showSeries(of: "c:aa11-2"), .showSeries(of: "e:e2"),
      ])
  }

  @Test func readsNoCatalogueFromTheInputOfTheSession() async throws {
    let screens = StubBookshelfScreens()
    var (part, _) = BookshelfBrowsePart.scripted(screens)
    await #expect(throws: BrowseFailure.self) { try await part.perform(BrowseLine("sync -")) }
  }

  @Test func signingInPromptsForThePasswordAndResetsTheSession() async throws {
    let screens = StubBookshelfScreens(
      accounts: [[.opened(CLIComicFixtures.session)], [.signedOut], [.failure(.wrongPassword)]])
    var (part, console) = BookshelfBrowsePart.scripted(
      screens, lines: ["paper moon", "paper mool"])
    part.entries.series = [ComicSeries.ID("aa11")]
    part.form.scope = "all"
    part.isReloaded = true
    for line in ["sign-in aoi", "sign-out", "sign-up haru"] {
      #expect(try await part.perform(BrowseLine(line)))
    }
    #expect(
      screens.account.intents == [
        .signIn(ComicAccountForm(name: "aoi", password: "paper moon")), .signOut,
        .signUp(ComicAccountForm(name: "haru", password: "paper mool")),
      ])
    #expect(part.entries == BookshelfBrowseEntries() && part.form.scope.isEmpty && !part.isReloaded)
    #expect(console.output == "Signed in as aoi.\n")
    #expect(console.error.contains("seams: The name or the password is wrong.\n"))
  }

  @Test func showsProgressAccountAndCatalogue() async throws {
    let screens = StubBookshelfScreens(
      lists: [[.progress([CLIComicFixtures.progress])]],
      catalogues: [
        [.synchronised(CatalogueProgress(series: 2, pages: 1))], [.incomplete(.unfetched)],
      ])
    var (part, console) = BookshelfBrowsePart.scripted(screens)
    for line in ["progress", "1", "whoami", "sync c.json", "catalogue"] {
      #expect(try await part.perform(BrowseLine(line)))
    }
    #expect(screens.list.intents == [.showProgress])
    #expect(screens.detail.intents == [.read(.comic(Comic.ID("aa11-1")), page: "")])
    #expect(screens.account.intents == [.show])
    #expect(screens.catalogue.intents == [.synchronise(with: "c.json"), .show])
    #expect(console.output.hasSuffix("2 series on 1 page.\n"))
    #expect(console.error.hasSuffix("The catalogue has not been fetched yet. Run “sync”.\n"))
  }
}
