public import Testing

/// Checks what every screen promises of its intents: while one of them works the others do nothing, and when
/// it has ended it works again.
///
/// - Parameters:
///   - type: the type of the screen.
///   - make: makes a screen whose work waits at the gate, and counts the questions that it has asked.
///   - intents: intents that work, all of them against one another.
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
      asked() == 1, "beside intent \(number) another one works", sourceLocation: sourceLocation)
    gate.open()
    await working
    let once = asked()
    await first(screen)
    #expect(
      asked() == 2 * once, "intent \(number) does not work a second time",
      sourceLocation: sourceLocation)
  }
}
