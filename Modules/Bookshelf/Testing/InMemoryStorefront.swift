public import BookshelfDomain
public import CoreDomain
private import Synchronization

/// A storefront for tests. It returns predefined outcomes and records its requests.
///
/// Payments are kept as long as the instance exists. Two programs that share an instance simulate
/// one program that was restarted.
public final class InMemoryStorefront: Storefront {
  private enum Trouble {
    /// The storefront does not respond.
    case closed
    /// The order is decided, but the response is lost.
    case loss
  }

  private struct State {
    var decisions: [Comic.ID: StorefrontOutcome]
    var troubles: [Trouble] = []
    var questions: [ComicOrder] = []
    var payments: [ComicOrder] = []
  }

  private let state: Mutex<State>

  /// - Parameter decisions: The outcomes by volume. The outcome of all other volumes is `bought`.
  public init(_ decisions: [Comic.ID: StorefrontOutcome] = [:]) {
    state = Mutex(State(decisions: decisions))
  }

  /// Changes the outcome of orders for a volume. If the reader has already paid for the volume, the
  /// payment takes precedence.
  public func decide(_ outcome: StorefrontOutcome, about comic: Comic.ID) {
    state.withLock { $0.decisions[comic] = outcome }
  }

  /// Makes the next request fail as if the storefront did not respond. The order is not decided.
  /// Calls of this method and of `loseNextAnswer()` take effect in order.
  public func closeOnce() {
    state.withLock { $0.troubles.append(.closed) }
  }

  /// Loses the response to the next request, after the order was decided and, if bought, paid.
  public func loseNextAnswer() {
    state.withLock { $0.troubles.append(.loss) }
  }

  /// All orders that were requested, including repetitions.
  public var questions: [ComicOrder] {
    state.withLock { $0.questions }
  }

  /// The paid orders, earliest payment first.
  public var payments: [ComicOrder] {
    state.withLock { $0.payments }
  }

  public func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
    let outcome: StorefrontOutcome? = state.withLock { state in
      state.questions.append(order)
      let trouble = state.troubles.isEmpty ? nil : state.troubles.removeFirst()
      guard trouble != .closed else { return nil }
      let outcome = Self.decide(order, in: &state)
      return trouble == .loss ? nil : outcome
    }
    guard let outcome else { throw .storefront(reason: "The storefront does not answer.") }
    return outcome
  }

  private static func decide(_ order: ComicOrder, in state: inout State) -> StorefrontOutcome {
    if state.payments.contains(where: { $0.id == order.id }) { return .restored }
    let isPaid = state.payments.contains { paid in
      paid.reader == order.reader && paid.comic == order.comic
    }
    guard !isPaid else { return .alreadyOwned }
    let outcome = state.decisions[order.comic] ?? .bought
    if outcome == .bought { state.payments.append(order) }
    return outcome
  }
}
