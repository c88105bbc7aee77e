public import Testing

extension BrowserPage {
  /// How long a test waits for what comes by itself: much longer than it takes, since a test that waits
  /// for a condition is not slowed by its limit.
  public static let patience = Duration.seconds(30)

  /// Expects a text on the page, now or soon. The test ends when it does not come within ``patience``.
  public func shows(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let isShown = try await comesTrue { try await self.text.contains(text) }
    let seen = try await self.text
    try #require(
      isShown, "“\(text)” is not shown, but this: “\(seen)”.", sourceLocation: sourceLocation)
  }

  /// Expects a page without a text, now or soon. The test ends when it does not go within ``patience``.
  public func lacks(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let isGone = try await comesTrue { try await !self.text.contains(text) }
    try #require(isGone, "“\(text)” is still shown.", sourceLocation: sourceLocation)
  }

  /// Asks again and again, for as long as ``patience`` lasts. A page that is just going away may refuse
  /// to answer, and is asked again too.
  ///
  /// - Returns: whether the answer was yes at last.
  /// - Throws: the refusal, when there was nothing else in the end.
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

  /// Lets a moment pass, at the driver.
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
