import BookshelfDomain
import CoreCLI
import CoreDomain

/// The purchase of a volume at the console: shows the price, asks for confirmation, and orders.
struct ComicPurchaseSteps: Sendable {
  /// The identifier as typed.
  let comic: String
  let screens: any BookshelfScreens
  let navigator: any Navigator
  let view: ComicSaleView

  private var context: CommandContext { view.context }

  func buy(at price: ComicOrderForm.ShownPrice) async -> CommandOutput {
    await context.commandOutput(
      of: screen, for: .buy(ComicOrderForm(comic: comic, price: price)), view: view.commandOutput)
  }

  /// Shows the present price, asks for confirmation, and buys at that price. If the volume is not
  /// for sale, prints why instead of the question.
  ///
  /// - Parameter landing: Where to ask. If it is `nil`, prints how to confirm the price.
  func buyAfterQuestion(
    on landing: BrowseEnvironment?
  ) async throws(BrowseFailure) -> CommandOutput {
    let found = await screen.outcome(of: .showSeries(of: comic), telling: context.spinner) {
      state -> ComicFinding? in
      if case .success(let detail) = state { return .series(detail) }
      return view.commandOutput(of: state).map { .end($0) }
    }
    switch found {
    case .series(let detail):
      // The screen reports that an episode cannot be bought.
      guard let volume = detail.volume(comic) else { return await buy(at: .any) }
      guard volume.obstacle == nil, let price = volume.comic.price else {
        let failure = ComicFailure(volume.obstacle ?? .notForSale, to: volume.comic.id)
        return CommandOutput(failure: failure, program: view.program)
      }
      let title = DisplayText.quoted("\(detail.series.title) \(volume.comic.label)")
      guard let landing else {
        return .failure(
          "“\(DisplayText.quoted(comic))” costs \(price). Confirm with --price \(price) or --yes.",
          .usage)
      }
      guard try await isWanted(title, at: price, on: landing) else { return Self.refusal }
      return await buy(at: .displayed(price.description))
    case .end(let commandOutput): return commandOutput
    case nil: return .unanswered
    }
  }

  /// Asks whether to buy, and waits for the answer. The end of the input means no.
  private func isWanted(
    _ title: String, at price: Price, on landing: BrowseEnvironment
  ) async throws(BrowseFailure) -> Bool {
    let dialogs = BrowseDialogs(on: landing)
    // The question follows an empty output.
    dialogs.show(CommandOutput())
    let choice = await dialogs.choice(
      in: Dialog(
        title: "Buy “\(title)” for \(price)?",
        message: "If you choose Yes, the volume is bought at this price.",
        offering: DialogChoice("Yes", true), DialogChoice("No", false)))
    try dialogs.end()
    return choice ?? false
  }

  /// The output if the answer is no.
  static let refusal = CommandOutput(notices: ["Nothing was bought."])

  private var screen: any ComicDetailScreen {
    screens.detail(for: .user, navigator: navigator)
  }
}

/// The result of looking for a volume.
private enum ComicFinding: Sendable {
  case series(ComicDetail)
  case end(CommandOutput)
}
