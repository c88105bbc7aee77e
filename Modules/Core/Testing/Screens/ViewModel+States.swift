public import CoreDomain

extension ViewModel {
  /// Makes a screen with this behavior, and sends it the intents one after the other. Returns all
  /// states of the screen in order, starting with the initial state.
  public func states(after intents: Intent...) async -> [State] {
    // The stream ends with the screen, which this function releases.
    func statesOfScreen() async -> AsyncStream<State> {
      let screen = screen()
      let states = await screen.states()
      for intent in intents { await screen.send(intent) }
      return states
    }
    return await statesOfScreen().reduce(into: []) { $0.append($1) }
  }
}
