/// A screen without a user interface: it publishes states, which a view shows, and carries out
/// intents, which are the actions of a user.
///
/// In its Domain, a feature declares the state and the intent of each screen next to each other,
/// and a type alias for the pair:
///
///     public typealias RecipeListScreen = Screen<RecipeListState, RecipeListIntent>
public protocol Screen<State, Intent>: Sendable {
  associatedtype State: Sendable
  associatedtype Intent: Sendable

  /// Returns the current state and all later states, in order. The stream ends when the screen is
  /// deallocated.
  func states() async -> AsyncStream<State>

  /// Carries out an intent, and returns after the screen has published the last state of the
  /// intent. Most screens ignore an intent while another intent runs.
  func send(_ intent: Intent) async
}

/// The behavior of a screen: what each intent does to its state.
public protocol ViewModel<State, Intent>: Sendable {
  associatedtype State: Sendable
  associatedtype Intent: Sendable
  /// What ``handle(_:publishing:)`` throws. It is `Never` if the view model publishes every failure
  /// itself.
  associatedtype Failure: Error

  /// The state before the first intent.
  var initial: State { get }

  /// Carries out an intent. Runs on the screen's actor, one intent at a time.
  ///
  /// - Throws: A failure that ends the intent. The screen then publishes ``state(after:)``.
  func handle(_ intent: Intent, publishing states: StatePublisher<State>) async throws(Failure)

  /// Returns the last state of an intent that has thrown a failure. If the state is a
  /// ``FailableState`` of the same failure, a view model needs no code for this.
  func state(after failure: Failure) -> State
}

/// A state of a screen that can show a failure. An enum with these two cases conforms without
/// further code:
///
///     public enum RecipeListState: FailableState {
///       case idle
///       case success([Recipe])
///       case failure(RecipeFailure)
///     }
///
/// A ``ViewModel`` with such a state begins with `idle`. It throws a failure, and the screen
/// publishes the failure as the last state of the intent:
///
///     public func handle(
///       _ intent: RecipeListIntent, publishing states: StatePublisher<RecipeListState>
///     ) async throws(RecipeFailure) {
///       await states.publish(.success(try await stored.recipes()))
///     }
public protocol FailableState: Sendable {
  associatedtype Failure: Error

  /// The state before the first intent.
  static var idle: Self { get }

  /// The last state of an intent that has failed.
  static func failure(_ failure: Failure) -> Self
}

extension ViewModel where State: FailableState {
  public var initial: State { .idle }
}

extension ViewModel where State: FailableState, Failure == State.Failure {
  public func state(after failure: Failure) -> State { .failure(failure) }
}

extension ViewModel where Failure == Never {
  /// Cannot be called, because no value of `Never` exists. So it needs no code.
  public func state(after failure: Failure) -> State {}
}

/// Publishes the states of a screen while the screen carries out an intent.
public struct StatePublisher<State: Sendable>: Sendable {
  private let publishState: @Sendable (State) async -> Void

  /// - Parameter publish: Called for each state that ``publish(_:)`` receives.
  public init(_ publish: @escaping @Sendable (State) async -> Void) {
    publishState = publish
  }

  /// Makes a state the current state, and sends it to all listeners.
  public func publish(_ state: State) async {
    await publishState(state)
  }
}

extension ViewModel {
  /// Makes a screen with this behavior. It runs one intent at a time and publishes the states in
  /// order.
  ///
  /// All real screens share this implementation, except those that accept an intent while another
  /// one runs. A feature makes its screens in one place, with a ``ScreenContext``; all other code
  /// uses them through the protocol ``Screen``.
  public func screen() -> any Screen<State, Intent> {
    ModelScreen(self)
  }
}

private actor ModelScreen<Model: ViewModel>: Screen {
  private let model: Model
  private var broadcaster: StateBroadcaster<Model.State>
  private var isBusy = false

  init(_ model: Model) {
    self.model = model
    broadcaster = StateBroadcaster(model.initial)
  }

  func states() -> AsyncStream<Model.State> {
    broadcaster.states()
  }

  func send(_ intent: Model.Intent) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do throws(Model.Failure) {
      try await model.handle(intent, publishing: StatePublisher { await self.publish($0) })
    } catch {
      publish(model.state(after: error))
    }
  }

  private func publish(_ state: Model.State) {
    broadcaster.announce(state)
  }
}
