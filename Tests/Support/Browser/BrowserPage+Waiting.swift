private import CoreDomain
private import CoreTesting
public import Testing

extension BrowserPage {
  /// The timeout of a wait. It is much longer than needed, because a wait ends as soon as its
  /// condition is true.
  public static let patience = Duration.seconds(30)

  /// Expects a text on the page within ``patience``, or else ends the test.
  public func shows(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let isShown = try await comesTrue { try await self.text.contains(text) }
    let seen = try await self.text
    try #require(
      isShown, "“\(text)” is not shown. The page shows: “\(seen)”.",
      sourceLocation: sourceLocation)
  }

  /// Expects a page without a text within ``patience``, or else ends the test.
  public func lacks(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let isGone = try await comesTrue { try await !self.text.contains(text) }
    try #require(isGone, "“\(text)” is still shown.", sourceLocation: sourceLocation)
  }

  /// Checks a condition repeatedly until it holds or ``patience`` has passed. Retries after the
  /// driver refuses a command, because a page that is being replaced may cause that.
  ///
  /// - Returns: Whether the condition has become true.
  func comesTrue(_ condition: () async throws -> Bool) async throws -> Bool {
    var refusal: BrowserFailure?
    for _ in 0..<Int(Self.patience / Self.pause) {
      do {
        if try await condition() { return true }
        refusal = nil
      } catch BrowserFailure.refused(let command, let reason) {
        refusal = .refused(command: command, reason: reason)
      }
      try await rest()
    }
    if let refusal { throw refusal }
    return false
  }

  /// Sets the page's clock ahead. The page notices this as if it had been hidden meanwhile.
  public func setClock(ahead time: Duration) async throws {
    let script = """
      const [time] = arguments, now = Date.now;
      Date.now = () => now() + time;
      document.dispatchEvent(new Event("visibilitychange"));
      """
    _ = try await driver.run(script, [.number(time / .milliseconds(1))])
  }

  /// Pauses in the driver.
  private func rest() async throws {
    let milliseconds = Double(Self.pause / .milliseconds(1))
    _ = try await driver.post(
      "/actions",
      [
        "actions": [
          [
            "type": "none", "id": "pause",
            "actions": [["type": "pause", "duration": .number(milliseconds)]],
          ]
        ]
      ])
  }

  private static let pause = Duration.milliseconds(20)
}
