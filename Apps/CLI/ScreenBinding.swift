import Composition

/// The binding between a screen and what a command prints of it.
struct ScreenBinding<State: Sendable>: Sendable {
  /// The printout of a state that lasts, or nothing for one on the way to another.
  let view: @Sendable (State) -> Printout?

  /// Follows a screen's states while an intent is carried out, until one of them lasts.
  ///
  /// - Parameters:
  ///   - states: the states, from before the intent on.
  ///   - intent: what is asked of the screen.
  func printout(
    of states: AsyncStream<State>, during intent: @escaping @Sendable () async -> Void
  ) async -> Printout {
    async let done: Void = intent()
    var last: Printout?
    for await state in states {
      last = view(state)
      if last != nil { break }
    }
    await done
    return last ?? .failure("The command ended without an answer.", .software)
  }
}
