import ArgumentParser
import BookshelfDomain
import Composition
import CoreDomain

struct BookshelfBuyCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "buy", abstract: "Buy a volume, after a question that names its price.",
    discussion: """
      Nobody pays twice for a volume: an order whose answer was lost is asked for again. Where no \
      person can be asked, --yes or --price says so beforehand.
      """)

  @Argument(
    help: ArgumentHelp("The identifier of the volume, as “show” tells it.", valueName: "comic"),
    transform: PlainText.read)
  var comic: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Buy it without a question at this price, and at no other one, as in ¥528 or JPY528.",
      valueName: "amount"),
    transform: PlainText.read)
  var price: String?

  @Flag(help: "Buy it without a question, whatever it costs.")
  var yes = false

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if let price, Price(shown: price) == nil {
      throw ValidationError(
        "“\(price)” is no price: write it as it is shown, as in ¥528, $4.99 or EUR4.99.")
    }
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let item = ComicItem(comic)
    if case .episode? = item {
      return .failure(
        "“\(DisplayText.quoted(comic))” is an episode. Volumes are bought, and not episodes.",
        .malformedData)
    }
    let id = if case .comic(let id)? = item { id } else { Comic.ID(comic) }
    let purchase = ComicPurchaseSteps(id: id, screens: screens, context: context, json: common.json)
    if let agreed = price.flatMap({ Price(shown: $0) }) { return await purchase.buy(at: agreed) }
    return yes ? await purchase.buy(at: nil) : await purchase.buyAfterQuestion()
  }
}
