import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// The controllers convert arguments to intents, for the user of the program.
@Suite struct CLIBookshelfCommandTests {
  @Test(arguments: [
    (["list"], ComicListForm()), (["list", "--owned"], ComicListForm(scope: "owned")),
    (["list", "--all"], ComicListForm(scope: "all")),
    (["list", "--owned", "--sort", "recent"], ComicListForm(scope: "owned", sort: "recent")),
    (
      ["list", "--all", "--sort", "size", "--limit", "x", "--cursor", "-1", "--json"],
      ComicListForm(scope: "all", sort: "size", cursor: "-1", limit: "x")
    ),
  ])
  func listSendsTheArgumentsAsTyped(_ arguments: [String], _ form: ComicListForm) async throws {
    let screens = StubBookshelfScreens(
      list: [.preparing, .success(CLIComicFixtures.shelf(), staleBecause: nil)])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.list.intents == [.show(form, reloading: false)])
    #expect(screens.visitors == [.user])
  }

  @Test(arguments: [
    (["search", "aa", "--all"], ComicListForm(scope: "all", query: "aa")),
    (
      ["search", "-paper", "lantern", "--owned", "--limit", "3", "--json"],
      ComicListForm(scope: "owned", query: "-paper lantern", limit: "3")
    ),
  ])
  func searchSendsTheArgumentsAsTyped(_ arguments: [String], _ form: ComicListForm) async throws {
    let screens = StubBookshelfScreens(
      search: [.searching("aa"), .success(CLIComicFixtures.shelf())])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.search.intents == [.search(form)])
  }

  @Test(arguments: [
    (["list"], true, false), (["list"], false, true), (["list", "--all"], false, false),
    (["search", "aa"], true, false), (["search", "aa"], false, true),
  ])
  func explainsThatSigningInShowsTheShelf(
    _ arguments: [String], _ ownedOnly: Bool, _ isExplained: Bool
  ) async throws {
    let shelf = CLIComicFixtures.shelf(ComicListRequest(ownedOnly: ownedOnly))
    let screens = StubBookshelfScreens(
      list: [.success(shelf, staleBecause: nil)], search: [.success(shelf)])
    let commandOutput = try await screens.run(arguments)
    #expect(commandOutput.notices.contains { $0.hasPrefix("You are signed out") } == isExplained)
  }

  @Test(arguments: [
    (["read", "aa11-1"], ComicPageIntent.show("aa11-1", page: "")),
    (["read", "-x", "--page", "2", "--json"], .show("-x", page: "2")),
  ])
  func readSendsTheItemAndThePageAsTyped(
    _ arguments: [String], _ intent: ComicPageIntent
  ) async throws {
    let screens = StubBookshelfScreens(page: [.preparing, .success(CLIComicFixtures.page())])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.page.intents == [intent] && screens.visitors == [.user])
  }

  @Test func showAndProgressSendTheirIntents() async throws {
    let screens = StubBookshelfScreens(
      list: [.progress([])], detail: [.preparing, .success(CLIComicFixtures.detail())])
    #expect(try await screens.run(["show", "-aa11"]).status == .success)
    #expect(screens.detail.intents == [.show(ComicSeries.ID("-aa11"))])
    #expect(try await screens.run(["progress"]).status == .success)
    #expect(screens.list.intents == [.showProgress])
  }

  @Test(arguments: [
    (["sync"], ""), (["sync", "--source", "-f.json", "--json"], "-f.json"),
    (["sync", "--source", "https://shelf.example/c.json"], "https://shelf.example/c.json"),
  ])
  func syncSendsTheSource(
    _ arguments: [String], _ source: String
  ) async throws {
    let screens = StubBookshelfScreens(catalogue: [.preparing, .synchronised(CatalogueProgress())])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.catalogue.intents == [.synchronise(with: source)])
  }

  @Test(arguments: [
    (["list", "--owned", "--all"], "--owned and --all cannot be combined."),
    (["list", "--sort", " "], "--sort needs a value."),
    (["list", "--limit", ""], "--limit needs a value."),
    (["search", "a", "--cursor", " "], "--cursor needs a value."),
    (["search", " "], "The query is blank."),
    (["read", "a", "--page", " "], "--page needs a value."),
    (["sync", "--source", " "], "--source needs a value."),
  ])
  func rejectsInvalidOptionsBeforeRunning(_ arguments: [String], _ words: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try BookshelfCommand.leaf(of: arguments)
    }
    #expect("\(try #require(error))".contains(words))
  }

  @Test(arguments: [
    ["search"], ["show"], ["show", "a", "b"], ["read"], ["buy"], ["sign-in"], ["whoami", "aoi"],
    ["list", "extra"], ["progress", "extra"],
  ])
  func rejectsMissingAndSurplusArguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      try BookshelfCommand.leaf(of: arguments)
    }
  }
}
