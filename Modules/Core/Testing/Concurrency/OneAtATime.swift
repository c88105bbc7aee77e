public import Testing

/// Checks that a screen ignores intents while another intent is in progress, and handles intents
/// again afterwards.
///
/// - Parameters:
///   - type: The type of the screen.
///   - intents: The intents to test. While each intent runs, all intents are sent.
///   - make: Makes a screen and a function. The screen's work calls ``Gate/pass()``. The function
///     returns how often the screen has started its work.
public func expectOneAtATime<Screen: Sendable>(
  _ type: Screen.Type, _ intents: [@Sendable (Screen) async -> Void],
  sourceLocation: SourceLocation = #_sourceLocation,
  on make: (Gate) -> (screen: Screen, asked: @Sendable () -> Int)
) async {
  for (number, first) in intents.enumerated() {
    let gate = Gate()
    let (screen, asked) = make(gate)
    async let working: Void = first(screen)
    await gate.reached()
    for other in intents { await other(screen) }
    #expect(
      asked() == 1, "another intent ran during intent \(number)", sourceLocation: sourceLocation)
    gate.open()
    await working
    let once = asked()
    await first(screen)
    #expect(
      asked() == 2 * once, "intent \(number) did not run again",
      sourceLocation: sourceLocation)
  }
}
