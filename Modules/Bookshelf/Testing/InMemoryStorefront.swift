public import BookshelfDomain
public import CoreDomain
private import Synchronization

/// A storefront for tests, which decides as it is told and remembers what it was asked.
///
/// What was paid stays paid for as long as it lives, as at a storefront: two programs that share
/// one are one program that was started again.
public final class InMemoryStorefront: Storefront {
  private enum Trouble {
    /// Nobody answers.
    case closed
    /// The order is decided, and nobody hears how.
    case loss
  }

  private struct State {
    var decisions: [Comic.ID: StorefrontOutcome]
    var troubles: [Trouble] = []
    var questions: [ComicOrder] = []
    var payments: [ComicOrder] = []
  }

  private let state: Mutex<State>

  /// - Parameter decisions: what is decided about volumes; any other is bought. One that is
  ///   `restored` is paid as a bought one is.
  public init(_ decisions: [Comic.ID: StorefrontOutcome] = [:]) {
    state = Mutex(State(decisions: decisions))
  }

  /// Decides otherwise about a volume from now on.
  public func decide(_ outcome: StorefrontOutcome, about comic: Comic.ID) {
    state.withLock { $0.decisions[comic] = outcome }
  }

  /// Does not answer the next question: nothing is decided. Several troubles come one after the
  /// other.
  public func closeOnce() {
    state.withLock { $0.troubles.append(.closed) }
  }

  /// Decides about the next order, takes the payment, and loses the answer.
  public func loseNextAnswer() {
    state.withLock { $0.troubles.append(.loss) }
  }

  /// The orders that were asked about, each as often as it was.
  public var questions: [ComicOrder] {
    state.withLock { $0.questions }
  }

  /// The orders that were paid, in order.
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
    if outcome == .bought || outcome == .restored { state.payments.append(order) }
    return outcome
  }
}
