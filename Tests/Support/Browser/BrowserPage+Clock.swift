extension BrowserPage {
  /// Sets the page's clock ahead. The page notices this as if it had been hidden meanwhile.
  public func setClock(ahead time: Duration) async throws {
    let script = """
      const [time] = arguments, now = Date.now;
      Date.now = () => now() + time;
      document.dispatchEvent(new Event("visibilitychange"));
      """
    _ = try await driver.run(script, [.number(time / .milliseconds(1))])
  }
}
