import BookshelfDomain
import BookshelfTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// The controllers convert arguments to intents, for the user of the program.
@Suite struct CLIBookshelfCommandTests {
  @Test(arguments: [
    (["list", "--owned"], ComicListForm()), (["list", "--all"], ComicListForm(ownedOnly: false)),
    (["list", "--owned", "--sort", "recent"], ComicListForm(ordering: .recent)),
    (
      ["list", "--all", "--sort", "reading", "--limit", "40000", "--offset", "50", "--json"],
      ComicListForm(ownedOnly: false, ordering: .reading, offset: 50, limit: 40_000)
    ),
  ])
  func theListIsAskedByWhatWasTyped(_ arguments: [String], _ form: ComicListForm) async throws {
    let screens = StubBookshelfScreens(
      list: [.preparing, .success(CLIComicFixtures.shelf(), staleBecause: nil)])
    #expect(try await CommandContext.bookshelf(screens).runBookshelf(arguments).status == .success)
    #expect(screens.list.intents == [.show(form, reloading: false)])
    #expect(screens.visitors == [.user])
  }

  @Test(arguments: [
    (["search", "aa", "--all"], ComicListForm(ownedOnly: false, query: "aa")),
    (
      ["search", "-paper", "lantern", "--owned", "--limit", "3", "--json"],
      ComicListForm(query: "-paper lantern", limit: 3)
    ),
  ])
  func theSearchIsAskedByWhatWasTyped(_ arguments: [String], _ form: ComicListForm) async throws {
    let screens = StubBookshelfScreens(
      search: [.searching("aa"), .success(CLIComicFixtures.shelf())])
    #expect(try await CommandContext.bookshelf(screens).runBookshelf(arguments).status == .success)
    #expect(screens.search.intents == [.type(form)])
  }

  @Test(arguments: [
    (["list"], ComicAccountState.signedIn(CLIComicFixtures.reader), true),
    (["list"], .signedOut, false), (["search", "aa"], .signedIn(CLIComicFixtures.reader), true),
    (["search", "aa"], .signedOut, false), (["list"], .failure(.busy(reason: "Busy.")), false),
  ])
  func withoutAWordItIsTheShelfOfWhoIsSignedInOrElseTheCatalogueAndThatIsSaid(
    _ arguments: [String], _ account: ComicAccountState, _ isOwnedOnly: Bool
  ) async throws {
    let shelf = CLIComicFixtures.shelf()
    let screens = StubBookshelfScreens(
      list: [.success(shelf, staleBecause: nil)], search: [.success(shelf)],
      account: [.preparing, account])
    let printout = try await CommandContext.bookshelf(screens).runBookshelf(arguments)
    let forms =
      screens.list.intents.compactMap { if case .show(let form, _) = $0 { form } else { nil } }
      + screens.search.intents.compactMap { if case .type(let form) = $0 { form } else { nil } }
    #expect(forms.map(\.ownedOnly) == [isOwnedOnly])
    #expect(printout.notices.contains { $0.hasPrefix("Nobody is signed in") } == !isOwnedOnly)
  }

  @Test(arguments: [
    (["read", "aa11-1"], ComicPageIntent.show("aa11-1", page: nil)),
    (["read", "-x", "--page", "2", "--json"], .show("-x", page: 2)),
  ])
  func aPageIsAskedForByItsIdentifier(
    _ arguments: [String], _ intent: ComicPageIntent
  ) async throws {
    let screens = StubBookshelfScreens(page: [.preparing, .success(CLIComicFixtures.page())])
    #expect(try await CommandContext.bookshelf(screens).runBookshelf(arguments).status == .success)
    #expect(screens.page.intents == [intent] && screens.visitors == [.user])
  }

  @Test func aSeriesAndThePlacesAreAskedFor() async throws {
    let screens = StubBookshelfScreens(
      list: [.progress([])], detail: [.preparing, .success(CLIComicFixtures.detail())])
    let context = CommandContext.bookshelf(screens)
    #expect(try await context.runBookshelf(["show", "-aa11"]).status == .success)
    #expect(screens.detail.intents == [.show(ComicSeries.ID("-aa11"))])
    #expect(try await context.runBookshelf(["progress"]).status == .success)
    #expect(screens.list.intents == [.showProgress])
  }

  @Test(arguments: [
    (["sync"], ""), (["sync", "--source", "-f.json", "--json"], "-f.json"),
    (["sync", "--source", "https://shelf.example/c.json"], "https://shelf.example/c.json"),
  ])
  func theCatalogueIsBroughtUpToDateFromASource(
    _ arguments: [String], _ source: String
  ) async throws {
    let screens = StubBookshelfScreens(catalogue: [.preparing, .synchronised(CatalogueProgress())])
    #expect(try await CommandContext.bookshelf(screens).runBookshelf(arguments).status == .success)
    #expect(screens.catalogue.intents == [.synchronise(with: source)])
  }

  @Test(arguments: [
    (["list", "--owned", "--all"], "--owned and --all say different things"),
    (["list", "--sort", "size"], "“size” is no order. There are title, recent, reading."),
    (["list", "--sort", "recnt"], "There are title, recent, reading. Did you mean “recent”?"),
    (["list", "--limit", "0"], "The limit must be between 1 and 40000, got “0”. Use an integer"),
    (["list", "--limit", "40001"], "The limit must be between 1 and 40000, got “40001”."),
    (["list", "--limit", "x"], "The limit must be between 1 and 40000, got “x”."),
    (["list", "--offset", "-1"], "“-1” is no offset"),
    (["search", " "], "The query is blank"),
    (["read", "a", "--page", "0"], "“0” is no page"),
    (["buy", "a", "--price", "cheap"], "“cheap” is no price"),
    (["sync", "--source", " "], "--source is blank"),
  ])
  func aMistakeIsToldBeforeAnythingIsAsked(_ arguments: [String], _ words: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try SeamsCommand<BookshelfFeature>.leaf(of: ["bookshelf"] + arguments)
    }
    #expect("\(try #require(error))".contains(words))
  }

  @Test(arguments: [
    ["search"], ["show"], ["show", "a", "b"], ["read"], ["buy"], ["sign-in"], ["whoami", "aoi"],
    ["list", "extra"], ["progress", "extra"],
  ])
  func aCommandThatIsNotUsedAsItIsMeantToBeIsRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      try SeamsCommand<BookshelfFeature>.leaf(of: ["bookshelf"] + arguments)
    }
  }
}
