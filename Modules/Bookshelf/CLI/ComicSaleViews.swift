import BookshelfDomain
import CoreCLI
import CoreDomain

/// The result of an order, as a sentence or as a JSON object.
struct ComicSaleView: Sendable {
  let context: CommandContext
  var json = false
  /// Empty in a browse session, whose “read” takes a number instead of an identifier.
  var program = CommandOutput.bookshelf

  private var isBrowsing: Bool { program.isEmpty }
  private var display: Display { context.display }

  @Sendable func commandOutput(of state: ComicDetailState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .success, .buying: nil
    case .sold(let sale): commandOutput(of: sale)
    case .failure(let failure): CommandOutput(failure: failure, program: program)
    }
  }

  private func commandOutput(of sale: ComicSale) -> CommandOutput {
    let status = sale.outcome.status
    if json { return CommandOutput(json: ComicSaleRecord(sale), status: status) }
    let sentence = sentence(about: sale)
    return sale.outcome.isOwned
      ? CommandOutput(
        sentence + "\n", notices: isBrowsing ? [] : [way(to: sale.order.comic)], status: status)
      : CommandOutput(notices: ["seams: " + sentence], status: status)
  }

  private func sentence(about sale: ComicSale) -> String {
    let comic = "“\(display.text(sale.order.comic.raw))”"
    return switch sale.outcome {
    case .bought: "You bought \(comic) for \(sale.order.price)."
    case .restored: "You already paid for \(comic). You were not charged again."
    case .alreadyOwned: "You already own \(comic). You were not charged."
    case .cancelled: "The payment for \(comic) was cancelled. You were not charged."
    case .declined(let reason):
      "The payment for \(comic) was declined. \(display.text(reason))"
    }
  }

  private func way(to comic: Comic.ID) -> String {
    "Read it with “\(program)read \(DisplayText.quoted(ComicItem.comic(comic).text))”."
  }
}
