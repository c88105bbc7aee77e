import BookshelfDomain
import BookshelfTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// Buying: nothing is paid before the user has agreed to a price, and each outcome has a message.
@Suite struct CLIComicPurchaseTests {
  private static let id = Comic.ID("aa11-2")
  private static let found = ComicDetailState.success(CLIComicFixtures.detail())
  private static let bought = ComicDetailState.sold(CLIComicFixtures.sale(.bought))

  @Test(arguments: [["y"], ["Yes"], ["perhaps", "y"]])
  func thePriceIsShownAndAskedAboutAndWhatWasShownIsPaid(_ lines: [String]) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.found], [.buying(Self.id), Self.bought]])
    let console = ScriptedConsole(lines: lines, terminals: [.output])
    let printout = try await buy(screens, console: console, display: .comicTerminal())
    #expect(
      screens.detailIntents == [
        .showSeries(of: Self.id), .buy(Self.id, shownAt: CLIComicFixtures.price(600)),
      ])
    #expect(
      console.output.hasPrefix(
        "Buy “Paper Lantern 2” for ¥600?\nNothing is paid before you say yes.\n   y  Yes\n   n  No\n? "
      ))
    #expect(
      printout
        == Printout(
          "“aa11-2” is yours now, for ¥600.\n",
          notices: ["“seams bookshelf read c:aa11-2” opens it."]))
  }

  @Test(arguments: [["n"], ["no"], []])
  func aNoAndTheEndOfTheInputBuyNothing(_ lines: [String]) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.found], [Self.bought]])
    let console = ScriptedConsole(lines: lines, terminals: [.output])
    let printout = try await buy(screens, console: console, display: .comicTerminal())
    #expect(printout == Printout(notices: ["Nothing was bought."]))
    #expect(screens.detailIntents.count == 1)
  }

  @Test(arguments: [["--json"], []])
  func whereNobodyCanBeAskedItIsRefusedWithThePrice(_ more: [String]) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.found], [Self.bought]])
    let console = ScriptedConsole(lines: ["y"])
    let display = more.isEmpty ? Display.plain : .comicTerminal()
    let printout = try await buy(screens, more, console: console, display: display)
    #expect(printout.status == .usage && screens.detailIntents.count == 1)
    #expect(
      printout.notices == [
        "seams: “aa11-2” costs ¥600, and nobody can be asked here. Say yes beforehand with "
          + "--price ¥600, or with --yes."
      ])
    #expect(console.remainingLines == ["y"])
  }

  @Test(arguments: [
    (["--yes"], Price?.none), (["--price", "¥600"], CLIComicFixtures.price(600)),
    (["--price", "JPY 600", "--yes"], CLIComicFixtures.price(600)),
  ])
  func whoHasAgreedBeforehandIsNotAsked(_ more: [String], _ price: Price?) async throws {
    let screens = CLIBookshelfScreens(detail: [[Self.bought]])
    #expect(try await buy(screens, more).status == .success)
    #expect(screens.detailIntents == [.buy(Self.id, shownAt: price)])
  }

  @Test func whatIsNotForSaleIsNotAskedAboutAndTheOrderSaysWhy() async throws {
    let id = Comic.ID("aa11-1")
    let screens = CLIBookshelfScreens(detail: [[Self.found], [.failure(.alreadyOwned(id))]])
    let printout = try await buy(screens, of: id)
    #expect(screens.detailIntents == [.showSeries(of: id), .buy(id, shownAt: nil)])
    #expect(printout.notices == ["seams: “aa11-1” is yours already."])
  }

  @Test func aVolumeThatThereIsNotIsNamed() async throws {
    let screens = CLIBookshelfScreens(detail: [[.failure(.unknownComic("aa11-2"))]])
    let printout = try await buy(screens)
    #expect(screens.detailIntents == [.showSeries(of: Self.id)])
    #expect(printout.notices == ["seams: There is no volume and no episode “aa11-2”."])
  }

  @Test func anEpisodeIsNotBought() async throws {
    let screens = CLIBookshelfScreens()
    let printout = try await CommandContext.bookshelf(screens).runBookshelf(["buy", "e:e1"])
    #expect(printout.status == .malformedData && screens.detailIntents.isEmpty)
    #expect(printout.notices.first?.contains("“e:e1” is an episode.") == true)
  }

  @Test(arguments: [
    (StorefrontOutcome.bought, ProgramStatus.success, "is yours now, for ¥600."),
    (.restored, .success, "is yours: it was paid for before, and nothing was paid again."),
    (.alreadyOwned, .success, "is yours already. Nothing was paid."),
    (
      .cancelled, .tryAgain,
      "was not bought: the payment was cancelled. Nothing was paid."
    ),
    (
      .declined(reason: "The card is invented."), .noPermission,
      "was not bought: the payment was declined. The card is invented."
    ),
  ])
  func eachOutcomeHasItsSentenceAndItsStatus(
    _ outcome: StorefrontOutcome, _ status: ProgramStatus, _ words: String
  ) throws {
    let state = ComicDetailState.sold(CLIComicFixtures.sale(outcome))
    let text = try #require(ComicSaleView(in: .bookshelf()).printout(of: state))
    let said = String(decoding: text.output, as: UTF8.self) + text.notices.joined()
    #expect(text.status == status && said.contains("“aa11-2” \(words)"))
    #expect(text.output.isEmpty == !outcome.isOwned)
    let json = try #require(ComicSaleView(in: .bookshelf(), json: true).printout(of: state))
    #expect(json.status == status && json.notices == [])
    let record = String(decoding: json.output, as: UTF8.self)
    #expect(record.contains("\"comic\":\"aa11-2\"") && record.contains("\"order\":"))
  }

  @Test(arguments: [
    ("¥528", 528, Price.Currency.yen), ("JPY528", 528, .yen), ("jpy 528", 528, .yen),
    ("$4.99", 499, .dollar), ("USD4.99", 499, .dollar), ("€5", 500, .euro), ("EUR 0.05", 5, .euro),
  ])
  func aPriceIsReadAsItIsShown(_ text: String, _ units: Int, _ currency: Price.Currency) {
    let price = Price(minorUnits: units, currency: currency)
    #expect(price != nil && Price(shown: text) == price)
  }

  @Test(arguments: [
    "", "528", "¥", "¥5.28", "¥-1", "$4.9", "$4.999", "$.99", "$4.", "$1.2.3", "¥100000001", "¥５",
    "£4.99", "¥99999999999999999999",
  ])
  func whatIsNoPriceIsNotRead(_ text: String) {
    #expect(Price(shown: text) == nil)
  }

  @Test func everyPriceThatIsShownIsReadAgain() {
    for currency in Price.Currency.allCases {
      for units in [0, 1, 9, 10, 99, 100, 528, 100_000_000] {
        let price = Price(minorUnits: units, currency: currency)
        #expect(price.flatMap { Price(shown: $0.description) } == price)
      }
    }
  }

  private func buy(
    _ screens: CLIBookshelfScreens, _ more: [String] = [],
    of id: Comic.ID = id, console: ScriptedConsole = ScriptedConsole(), display: Display = .plain
  ) async throws -> Printout {
    try await CommandContext.bookshelf(screens, console: console, display: display)
      .runBookshelf(["buy", id.raw] + more)
  }
}
