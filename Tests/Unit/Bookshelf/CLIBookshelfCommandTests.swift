import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing
import ViewTestSupport

@testable import BookshelfCLI
@testable import CoreCLI

/// The controllers convert arguments to intents, for the user of the program.
@Suite struct CLIBookshelfCommandTests {
  @Test(arguments: [
    (["list"], ComicListForm()), (["list", "--owned"], ComicListForm(scope: "owned")),
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
    let screens = StubBookshelfScreens(search: [
      .searching("aa"), .success(CLIComicFixtures.shelf()),
    ])
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
  ])
  func syncSendsTheSource(_ arguments: [String], _ source: String) async throws {
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

/// Signing in and out: the source of passwords, and the messages.
@Suite struct CLIComicAccountTests {
  private static let form = ComicAccountForm(name: "aoi", password: "paper moon")

  @Test(arguments: [
    (["sign-in", "aoi"], ComicAccountIntent.signIn(Self.form)),
    (["sign-in", "aoi", "--new"], .signUp(Self.form)),
  ])
  func readsAPasswordFromAPipe(_ arguments: [String], _ intent: ComicAccountIntent) async throws {
    let screens = StubBookshelfScreens(account: [.preparing, .opened(CLIComicFixtures.session)])
    let console = ScriptedConsole(lines: ["paper moon", "more"])
    let commandOutput = try await screens.run(arguments, in: .fixture(console: console))
    #expect(commandOutput == CommandOutput("Signed in as aoi.\n"))
    #expect(screens.account.intents == [intent] && screens.visitors == [.user])
    #expect(console.remainingLines == ["more"] && console.output == "" && console.error == "")
  }

  @Test(arguments: [(true, ["paper moon", "paper moon"]), (false, ["paper moon"])])
  func promptsTwiceForANewAccountIfTheInputIsATerminal(
    _ isInputTerminal: Bool, _ lines: [String]
  ) async throws {
    let screens = StubBookshelfScreens(account: [.opened(CLIComicFixtures.session)])
    let console = ScriptedConsole(
      lines: lines, terminals: [.output, .error], isInputTerminal: isInputTerminal)
    let commandOutput = try await screens.run(
      ["sign-in", "aoi", "--new"], in: .fixture(console: console))
    #expect(commandOutput.status == .success)
    #expect(screens.account.intents == [.signUp(Self.form)])
    #expect(console.remainingLines == [])
  }

  @Test func differingPasswordsCreateNoAccount() async throws {
    let screens = StubBookshelfScreens()
    let console = ScriptedConsole(lines: ["paper moon", "paper mool"], terminals: [.error])
    let commandOutput = try await screens.run(
      ["sign-in", "aoi", "--new"], in: .fixture(console: console))
    #expect(commandOutput.status == .malformedData && screens.account.intents.isEmpty)
    #expect(
      commandOutput.notices == ["seams: The passwords differ. No account was created. Try again."])
  }

  @Test func sendsNothingWithoutAPassword() async throws {
    let screens = StubBookshelfScreens()
    let commandOutput = try await screens.run(["sign-in", "aoi"])
    #expect(commandOutput.status == .noInput && screens.account.intents.isEmpty)
    #expect(
      commandOutput.notices == [
        "seams: No password was given: standard input ended. Write the password on the next "
          + "line of the input."
      ])
  }

  @Test(arguments: [
    (["whoami"], ComicAccountIntent.show), (["sign-out", "--json"], .signOut),
  ])
  func otherCommandsNeedNoPassword(
    _ arguments: [String], _ intent: ComicAccountIntent
  ) async throws {
    let screens = StubBookshelfScreens(account: [.preparing, .signedOut])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.account.intents == [intent])
  }

  @Test func printsTheSignedInReaderAndNeverTheToken() {
    let (text, json) = (view(), view(json: true))
    let aoi = ComicAccountState.signedIn(.fixture("aoi"))
    let name = CommandOutput("{\"name\":\"aoi\"}\n")
    #expect(text.commandOutput(of: aoi) == CommandOutput("Signed in as aoi.\n"))
    #expect(json.commandOutput(of: aoi) == name)
    #expect(json.commandOutput(of: .opened(CLIComicFixtures.session)) == name)
    #expect(json.commandOutput(of: .signedOut) == CommandOutput("{\"name\":null}\n"))
    #expect(
      text.commandOutput(of: .signedOut)
        == CommandOutput(notices: [
          "You are signed out. Sign in with “seams bookshelf sign-in NAME”."
        ]))
    #expect(text.commandOutput(of: .idle) == nil && text.commandOutput(of: .preparing) == nil)
  }

  private func view(json: Bool = false) -> ComicAccountView {
    ComicAccountView(display: .plain, json: json)
  }
}

/// Buying: nothing is paid before the user has agreed to a price, and each outcome has a message.
@Suite struct CLIComicPurchaseTests {
  private static let id = Comic.ID("aa11-2")
  private static let found = ComicDetailState.success(CLIComicFixtures.detail())
  private static let bought = ComicDetailState.sold(CLIComicFixtures.sale(.bought))

  @Test func asksForConfirmationAndBuysAtTheShownPrice() async throws {
    let screens = StubBookshelfScreens(details: [[Self.found], [.buying(Self.id), Self.bought]])
    let console = ScriptedConsole(lines: ["y"], terminals: [.output])
    let commandOutput = try await buy(screens, console: console, display: .comicTerminal())
    #expect(
      screens.detail.intents == [.showSeries(of: "aa11-2"), Self.order(.displayed("¥600"))])
    #expect(
      console.output.hasPrefix(
        "Buy “Paper Lantern 2” for ¥600?\n"
          + "If you choose Yes, the volume is bought at this price.\n"))
    #expect(
      commandOutput
        == CommandOutput(
          "You bought “aa11-2” for ¥600.\n",
          notices: ["Read it with “seams bookshelf read c:aa11-2”."]))
  }

  @Test(arguments: [["n"], []])
  func doesNotBuyIfDeclinedOrAtTheEndOfTheInput(_ lines: [String]) async throws {
    let screens = StubBookshelfScreens(details: [[Self.found], [Self.bought]])
    let console = ScriptedConsole(lines: lines, terminals: [.output])
    let commandOutput = try await buy(screens, console: console, display: .comicTerminal())
    #expect(commandOutput == CommandOutput(notices: ["Nothing was bought."]))
    #expect(screens.detail.intents.count == 1)
  }

  @Test(arguments: [["--json"], []])
  func printsOnlyThePriceWithoutATerminal(_ more: [String]) async throws {
    let screens = StubBookshelfScreens(details: [[Self.found], [Self.bought]])
    let console = ScriptedConsole(lines: ["y"])
    let display = more.isEmpty ? Display.plain : .comicTerminal()
    let commandOutput = try await buy(screens, more, console: console, display: display)
    #expect(commandOutput.status == .usage && screens.detail.intents.count == 1)
    #expect(
      commandOutput.notices == ["seams: “aa11-2” costs ¥600. Confirm with --price ¥600 or --yes."])
    #expect(console.remainingLines == ["y"])
  }

  @Test(arguments: [
    (["--yes"], ComicOrderForm.ShownPrice.any), (["--price", "¥600"], .displayed("¥600")),
    (["--price", "JPY 600", "--yes"], .displayed("JPY 600")),
  ])
  func optionsConfirmThePriceWithoutAQuestion(
    _ more: [String], _ price: ComicOrderForm.ShownPrice
  ) async throws {
    let screens = StubBookshelfScreens(detail: [Self.bought])
    #expect(try await buy(screens, more).status == .success)
    #expect(screens.detail.intents == [Self.order(price)])
  }

  @Test func ordersNothingWithoutAQuestionIfTheVolumeIsNotForSale() async throws {
    let screens = StubBookshelfScreens(details: [[Self.found], [Self.bought]])
    let console = ScriptedConsole(lines: ["y"], terminals: [.output])
    let commandOutput = try await buy(
      screens, of: Comic.ID("aa11-1"), console: console, display: .comicTerminal())
    #expect(screens.detail.intents == [.showSeries(of: "aa11-1")])
    #expect(commandOutput.notices == ["seams: You already own “aa11-1”."])
  }

  @Test func ordersNothingIfTheVolumeIsUnknown() async throws {
    let failure = ComicFailure.unknownComic("aa11-9")
    let screens = StubBookshelfScreens(detail: [.failure(failure)])
    #expect(try await buy(screens, of: Comic.ID("aa11-9")) == CommandOutput(failure: failure))
    #expect(screens.detail.intents == [.showSeries(of: "aa11-9")])
  }

  @Test(arguments: [
    (StorefrontOutcome.bought, ProgramStatus.success, "You bought “aa11-2” for ¥600."),
    (.restored, .success, "You already paid for “aa11-2”. You were not charged again."),
    (.alreadyOwned, .success, "You already own “aa11-2”. You were not charged."),
    (
      .cancelled, .tryAgain,
      "The payment for “aa11-2” was cancelled. You were not charged."
    ),
    (
      .declined(reason: "The card is invented."), .noPermission,
      "The payment for “aa11-2” was declined. The card is invented."
    ),
  ])
  func eachOutcomeHasAMessageAndAStatus(
    _ outcome: StorefrontOutcome, _ status: ProgramStatus, _ words: String
  ) throws {
    let state = ComicDetailState.sold(CLIComicFixtures.sale(outcome))
    let text = try #require(ComicSaleView(context: .fixture()).commandOutput(of: state))
    #expect(text.status == status && (text.text + text.notices.joined()).contains(words))
    #expect(text.output.isEmpty == !outcome.isOwned)
    let json = try #require(
      ComicSaleView(context: .fixture(), json: true).commandOutput(of: state))
    #expect(json.status == status && json.notices == [])
    #expect(json.text.contains("\"comic\":\"aa11-2\"") && json.text.contains("\"order\":"))
  }

  private static func order(_ price: ComicOrderForm.ShownPrice) -> ComicDetailIntent {
    .buy(ComicOrderForm(comic: "aa11-2", price: price))
  }

  private func buy(
    _ screens: StubBookshelfScreens, _ more: [String] = [],
    of id: Comic.ID = id, console: ScriptedConsole = ScriptedConsole(), display: Display = .plain
  ) async throws -> CommandOutput {
    try await screens.run(
      ["buy", id.raw] + more, in: .fixture(console: console, display: display))
  }
}
