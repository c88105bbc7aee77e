import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// Buying: nothing is paid before the user has agreed to a price, and each outcome has a message.
@Suite struct CLIComicPurchaseTests {
  private static let id = Comic.ID("aa11-2")
  private static let found = ComicDetailState.success(CLIComicFixtures.detail())
  private static let bought = ComicDetailState.sold(CLIComicFixtures.sale(.bought))

  @Test(arguments: [["y"], ["Yes"], ["perhaps", "y"]])
  func asksForConfirmationAndBuysAtTheShownPrice(_ lines: [String]) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.found], [.buying(Self.id), Self.bought]])
    let console = ScriptedConsole(lines: lines, terminals: [.output])
    let commandOutput = try await buy(screens, console: console, display: .comicTerminal())
    #expect(
      screens.detailIntents == [
        .showSeries(of: "aa11-2"), Self.order(.displayed("¥600")),
      ])
    #expect(
      console.output.hasPrefix(
        "Buy “Paper Lantern 2” for ¥600?\nYou are not charged until you confirm.\n   y  Yes\n   n  No\n? "
      ))
    #expect(
      commandOutput
        == CommandOutput(
          "You bought “aa11-2” for ¥600.\n",
          notices: ["Read it with “seams bookshelf read c:aa11-2”."]))
  }

  @Test(arguments: [["n"], ["no"], []])
  func doesNotBuyIfDeclinedOrAtTheEndOfTheInput(_ lines: [String]) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.found], [Self.bought]])
    let console = ScriptedConsole(lines: lines, terminals: [.output])
    let commandOutput = try await buy(screens, console: console, display: .comicTerminal())
    #expect(commandOutput == CommandOutput(notices: ["Nothing was bought."]))
    #expect(screens.detailIntents.count == 1)
  }

  @Test(arguments: [["--json"], []])
  func printsOnlyThePriceWithoutATerminal(_ more: [String]) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.found], [Self.bought]])
    let console = ScriptedConsole(lines: ["y"])
    let display = more.isEmpty ? Display.plain : .comicTerminal()
    let commandOutput = try await buy(screens, more, console: console, display: display)
    #expect(commandOutput.status == .usage && screens.detailIntents.count == 1)
    #expect(
      commandOutput.notices == [
        "seams: “aa11-2” costs ¥600. Confirm with --price ¥600 or --yes."
      ])
    #expect(console.remainingLines == ["y"])
  }

  @Test(arguments: [
    (["--yes"], ComicOrderForm.ShownPrice.any), (["--price", "¥600"], .displayed("¥600")),
    (["--price", "JPY 600", "--yes"], .displayed("JPY 600")),
  ])
  func optionsConfirmThePriceWithoutAQuestion(
    _ more: [String], _ price: ComicOrderForm.ShownPrice
  ) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.bought]])
    #expect(try await buy(screens, more).status == .success)
    #expect(screens.detailIntents == [Self.order(price)])
  }

  @Test func asksNoConfirmationForAVolumeThatIsNotForSale() async throws {
    let id = Comic.ID("aa11-1")
    let screens = CLIBookshelfScreens(detail: [[Self.found], [.failure(.alreadyOwned(id))]])
    let commandOutput = try await buy(screens, of: id)
    #expect(screens.detailIntents == [.showSeries(of: "aa11-1"), Self.order(.any, of: "aa11-1")])
    #expect(commandOutput.notices == ["seams: You already own “aa11-1”."])
  }

  @Test func namesAnUnknownVolume() async throws {
    let screens = CLIBookshelfScreens(detail: [[.failure(.unknownComic("aa11-2"))]])
    let commandOutput = try await buy(screens)
    #expect(screens.detailIntents == [.showSeries(of: "aa11-2")])
    #expect(
      commandOutput.notices == [
        "seams: There is no volume or episode “aa11-2”. Check the identifier."
      ])
  }

  @Test func anInvalidOrderPrintsWhy() async throws {
    let failures = [ComicFieldFailure(.comic, "“e:e1” is an episode.", isUnknown: true)]
    let screens = CLIBookshelfScreens(detail: [[.failure(.form(failures))]])
    let commandOutput = try await screens.run(["buy", "e:e1"])
    #expect(commandOutput.status == .malformedData)
    #expect(commandOutput.notices == ["seams: “e:e1” is an episode."])
    #expect(screens.detailIntents == [.showSeries(of: "e:e1")])
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
    let text = try #require(ComicSaleView(context: .bookshelf()).commandOutput(of: state))
    let said = String(decoding: text.output, as: UTF8.self) + text.notices.joined()
    #expect(text.status == status && said.contains(words))
    #expect(text.output.isEmpty == !outcome.isOwned)
    let json = try #require(
      ComicSaleView(context: .bookshelf(), json: true).commandOutput(of: state))
    #expect(json.status == status && json.notices == [])
    let record = String(decoding: json.output, as: UTF8.self)
    #expect(record.contains("\"comic\":\"aa11-2\"") && record.contains("\"order\":"))
  }

  private static func order(
    _ price: ComicOrderForm.ShownPrice, of comic: String = "aa11-2"
  ) -> ComicDetailIntent {
    .buy(ComicOrderForm(comic: comic, price: price))
  }

  private func buy(
    _ screens: CLIBookshelfScreens, _ more: [String] = [],
    of id: Comic.ID = id, console: ScriptedConsole = ScriptedConsole(), display: Display = .plain
  ) async throws -> CommandOutput {
    try await screens.run(
      ["buy", id.raw] + more, in: .bookshelf(console: console, display: display))
  }
}
