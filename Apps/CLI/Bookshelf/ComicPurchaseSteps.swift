import BookshelfDomain
import Composition
import CoreDomain

/// The purchase of a volume at the console: shows the price, asks for confirmation, and orders.
struct ComicPurchaseSteps: Sendable {
  let id: Comic.ID
  let screens: any BookshelfScreens
  let context: CommandContext
  let json: Bool

  /// Buys the volume.
  ///
  /// - Parameter price: the price that the reader agreed to; `nil` accepts any price.
  func buy(at price: Price?) async -> Printout {
    let view = ComicSaleView(in: context, json: json)
    let id = id
    return await tell({ screen in await screen.buy(id, shownAt: price) }, view: view.printout)
      ?? .unanswered
  }

  /// Shows the price, asks for confirmation, and buys at that price. If the volume is not for sale,
  /// skips the question and lets the order report why.
  func buyAfterQuestion() async -> Printout {
    let failures = ComicSaleView(in: context, json: json)
    let id = id
    let found: ComicFinding? = await tell(
      { screen in await screen.showSeries(of: id) },
      view: { state in
        if case .success(let detail) = state {
          return .volume(detail.volumes.first { $0.comic.id == id }, of: detail.series.title)
        }
        return failures.printout(of: state).map { .end($0) }
      })
    switch found {
    case .volume(let volume, let title):
      guard let volume, volume.obstacle == nil, let price = volume.comic.price else {
        return await buy(at: nil)
      }
      return await buy(ifAgreedTo: price, calling: "\(title) \(volume.comic.label)")
    case .end(let printout): return printout
    case nil: return .unanswered
    }
  }

  private func buy(ifAgreedTo price: Price, calling title: String) async -> Printout {
    guard context.display.isTerminal, !json else {
      return .failure(
        "“\(DisplayText.quoted(id.raw))” costs \(price), and nobody can be asked here. Say yes "
          + "beforehand with --price \(price), or with --yes.", .usage)
    }
    let question = ComicPurchaseQuestion(on: BrowseLanding(context: context))
    do throws(BrowseFailure) {
      guard try await question.isWanted(DisplayText.quoted(title), at: price) else {
        return Printout(notices: [ComicPurchaseQuestion.refusal])
      }
    } catch {
      switch error {
      case .mistake(let sentence): return .failure(sentence, .malformedData)
      case .console(let failure): return .failure(failure.description, failure.status)
      }
    }
    return await buy(at: price)
  }

  /// Sends an intent to the screen and returns what the view makes of the result.
  private func tell<Outcome: Sendable>(
    _ intent: @escaping @Sendable (any ComicDetailScreen) async -> Void,
    view: @escaping @Sendable (ComicDetailState) -> Outcome?
  ) async -> Outcome? {
    let screen = screens.detail(for: .user, navigator: context.navigator)
    return await ScreenBinding(view: view, progress: ComicWaiting.text)
      .outcome(of: await screen.states(), telling: context.spinner) { await intent(screen) }
  }
}

/// The result of looking for a volume.
private enum ComicFinding: Sendable {
  /// The volume as the reader sees it, or `nil` if it is not shown, and the title of its series.
  case volume(ComicVolume?, of: String)
  case end(Printout)
}

/// The question whether to buy a volume.
struct ComicPurchaseQuestion: Sendable {
  private let landing: BrowseLanding

  init(on landing: BrowseLanding) {
    self.landing = landing
  }

  /// Asks and waits for the answer. The end of the input means no.
  func isWanted(_ title: String, at price: Price) async throws(BrowseFailure) -> Bool {
    let dialogs = BrowseDialogs(on: landing)
    // No output precedes the question.
    dialogs.show(Printout())
    let choice = await dialogs.choice(
      in: Dialog(
        title: "Buy “\(title)” for \(price)?", message: "Nothing is paid before you say yes.",
        offering: DialogChoice("Yes", true), DialogChoice("No", false)))
    try dialogs.end()
    return choice ?? false
  }

  /// The output after a no.
  static let refusal = "Nothing was bought."
}

extension Price {
  /// Parses a price as it is displayed, with the symbol or the code of its currency: `¥528`,
  /// `USD4.99`.
  ///
  /// - Returns: `nil` if the text is not a price.
  init?(shown text: String) {
    for currency in Currency.allCases {
      for mark in [currency.symbol, currency.rawValue, currency.rawValue.lowercased()]
      where text.hasPrefix(mark) {
        let amount = DisplayText.trimmed(String(text.dropFirst(mark.count)))
        guard let units = Self.minorUnits(of: amount, places: currency.places) else { return nil }
        self.init(minorUnits: units, currency: currency)
        return
      }
    }
    return nil
  }

  /// Parses an amount into the currency's smallest unit: an integer, or a number with exactly the
  /// currency's decimal places.
  private static func minorUnits(of amount: String, places: Int) -> Int? {
    let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isNumber, parts.count <= 2, amount.utf8.count <= 12 else { return nil }
    let fraction = parts.count == 2 ? String(parts[1]) : String(repeating: "0", count: places)
    guard fraction.utf8.count == places else { return nil }
    return Int("\(parts[0])\(fraction)")
  }
}
