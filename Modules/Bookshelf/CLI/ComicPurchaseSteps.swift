import BookshelfDomain
import CoreCLI
import CoreDomain

/// The purchase of a volume at the console: shows the price, asks for confirmation, and orders.
struct ComicPurchaseSteps: Sendable {
  /// The identifier as typed.
  let comic: String
  let screens: any BookshelfScreens
  let context: CommandContext
  let json: Bool

  /// Buys the volume.
  func buy(at price: ComicOrderForm.ShownPrice) async -> CommandOutput {
    let view = ComicSaleView(context: context, json: json)
    return await context.commandOutput(
      of: screen, for: .buy(ComicOrderForm(comic: comic, price: price)), view: view.commandOutput)
  }

  /// Shows the price, asks for confirmation, and buys at that price. If the volume is not for sale,
  /// skips the question and lets the order report why.
  func buyAfterQuestion() async -> CommandOutput {
    let failures = ComicSaleView(context: context, json: json)
    let found = await screen.outcome(of: .showSeries(of: comic), telling: context.spinner) {
      state -> ComicFinding? in
      if case .success(let detail) = state { return .series(detail) }
      return failures.commandOutput(of: state).map { .end($0) }
    }
    switch found {
    case .series(let detail):
      guard let volume = detail.volume(comic), volume.obstacle == nil,
        let price = volume.comic.price
      else { return await buy(at: .any) }
      return await buy(ifAgreedTo: price, calling: "\(detail.series.title) \(volume.comic.label)")
    case .end(let commandOutput): return commandOutput
    case nil: return .unanswered
    }
  }

  private func buy(ifAgreedTo price: Price, calling title: String) async -> CommandOutput {
    guard context.display.isTerminal, !json else {
      return .failure(
        "“\(DisplayText.quoted(comic))” costs \(price). Confirm with --price \(price) or --yes.",
        .usage)
    }
    let question = ComicPurchaseQuestion(on: BrowseEnvironment(context: context))
    do throws(BrowseFailure) {
      guard try await question.isWanted(DisplayText.quoted(title), at: price) else {
        return CommandOutput(notices: [ComicPurchaseQuestion.refusal])
      }
    } catch {
      switch error {
      case .mistake(let sentence): return .failure(sentence, .malformedData)
      case .console(let failure): return .failure(failure.description, failure.status)
      case .ended: return CommandOutput(notices: [ComicPurchaseQuestion.refusal])
      }
    }
    return await buy(at: .displayed(price.description))
  }

  private var screen: any ComicDetailScreen {
    screens.detail(for: .user, navigator: context.navigator)
  }
}

/// The result of looking for a volume.
private enum ComicFinding: Sendable {
  case series(ComicDetail)
  case end(CommandOutput)
}

/// The question whether to buy a volume.
struct ComicPurchaseQuestion: Sendable {
  private let landing: BrowseEnvironment

  init(on landing: BrowseEnvironment) {
    self.landing = landing
  }

  /// Asks and waits for the answer. The end of the input means no.
  func isWanted(_ title: String, at price: Price) async throws(BrowseFailure) -> Bool {
    let dialogs = BrowseDialogs(on: landing)
    // The question follows an empty output.
    dialogs.show(CommandOutput())
    let choice = await dialogs.choice(
      in: Dialog(
        title: "Buy “\(title)” for \(price)?", message: "You are not charged until you confirm.",
        offering: DialogChoice("Yes", true), DialogChoice("No", false)))
    try dialogs.end()
    return choice ?? false
  }

  /// The output if the answer is no.
  static let refusal = "Nothing was bought."
}
