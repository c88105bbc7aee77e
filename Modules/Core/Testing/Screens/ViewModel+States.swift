public import CoreDomain

extension ViewModel {
  /// Sends intents to a new screen, one after the other, and returns all its states, from the
  /// initial one to the last one.
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
