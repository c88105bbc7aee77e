import ArgumentParser
import BookshelfDomain
import CoreCLI
import CoreDomain

struct BookshelfBuyCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "buy", abstract: "Buy a volume after confirming its price.",
    discussion: """
      You never pay twice for a volume: an order whose response was lost is retried. In a script, \
      confirm with --yes or --price.
      """)

  @Argument(text: "The volume's identifier, as printed by “show”.", "comic")
  var comic: String

  @Option(text: "Buy without confirmation, but only at this price, as in ¥528 or JPY528.", "amount")
  var price: String?

  @Flag(help: "Buy without confirmation at any price.")
  var yes = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let purchase = ComicPurchaseSteps(
      comic: comic, screens: screens, navigator: context.navigator,
      view: ComicSaleView(context: context, json: common.json))
    if let price { return await purchase.buy(at: .displayed(price)) }
    if yes { return await purchase.buy(at: .any) }
    let canAsk = context.display.isTerminal && !common.json
    do throws(BrowseFailure) {
      return try await purchase.buyAfterQuestion(
        on: canAsk ? BrowseEnvironment(context: context) : nil)
    } catch {
      switch error {
      case .mistake(let sentence): return .failure(sentence, .malformedData)
      case .console(let failure): return .failure(failure.description, failure.status)
      case .ended: return ComicPurchaseSteps.refusal
      }
    }
  }
}
