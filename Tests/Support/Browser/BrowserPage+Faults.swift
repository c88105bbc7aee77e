private import Foundation
public import Testing

extension BrowserPage {
  /// What is wrong with the page, whatever it shows: a sentence for each fault.
  ///
  /// - something on it has no name that could be read out;
  /// - it is wider than the window;
  /// - a text has less contrast with what is behind it than 4.5:1, or 3:1 where it is large;
  /// - it is light where the person asked for dark, or the other way round;
  /// - the browser noted an error or a warning since the last call;
  /// - something was asked of another origin since the last call.
  public func faults() async throws -> [String] {
    try await namelessControls() + look().faults(in: window) + notes() + foreignRequests()
  }

  /// Expects that nothing is wrong with the page: each fault is an issue of the test.
  public func isInOrder(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for fault in try await faults() {
      Issue.record("\(fault) On \(try await place)", sourceLocation: sourceLocation)
    }
  }

  /// Expects a picture that has come, and can be seen, under a name that begins so.
  public func showsPicture(
    _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let names = try await visible("img")
    let picture = try #require(
      names.first { $0.name.hasPrefix(beginning) }?.element,
      "There is no picture “\(beginning)…”, but \(names.map(\.name)).",
      sourceLocation: sourceLocation)
    let script = """
      arguments[0].scrollIntoView();
      return arguments[0].complete && arguments[0].naturalWidth > 0 ? 1 : 0;
      """
    let hasCome = try await comesTrue {
      try await driver.run(script, [picture.reference]).number == 1
    }
    #expect(hasCome, "The picture “\(beginning)…” does not come.", sourceLocation: sourceLocation)
  }

  private func namelessControls() async throws -> [String] {
    var faults: [String] = []
    for nameless in try await visible(Self.named) where nameless.name.isEmpty {
      let markup = try await driver.run(
        "return arguments[0].outerHTML", [nameless.element.reference])
      faults.append("There is no name to read out for \(markup.text?.prefix(120) ?? "").")
    }
    return faults
  }

  /// What has to have a name: whatever a person can use, and pictures. Roles that only say what a part
  /// of the page is for need none.
  private static let named = """
    a, area, button, input:not([type=hidden]), select, textarea, summary, dialog, img, iframe, \
    [contenteditable], [tabindex]:not(main), \
    [role]:not([role=alert], [role=status], [role=note], [role=search], [role=presentation], [role=none], \
    [role=group], [role=list], [role=listitem])
    """

  private func look() async throws -> PageLook {
    let answer = try await driver.run(PageLook.script)
    guard let look = PageLook(answer) else {
      throw BrowserFailure.unreadable(command: "look", answer: "\(answer)")
    }
    return look
  }

  /// What the browser wrote into its console.
  ///
  /// It notes there too that a page came with a status of failure. That is no fault: such a page says
  /// what went wrong, and tests say which status they expect.
  private func notes() async throws -> [String] {
    let pages = try await place
    return try await log("browser").compactMap { entry in
      let level = entry["level"]?.text ?? "", message = entry["message"]?.text ?? ""
      guard level == "SEVERE" || level == "WARNING" else { return nil }
      let isStatusOfPage =
        entry["source"]?.text == "network" && message.hasPrefix("\(site)\(pages) ")
        && message.contains("the server responded with a status of")
      return isStatusOfPage ? nil : "The browser notes, as \(level): \(message)"
    }
  }

  /// What was asked of others than the site; what is in the page itself, or the browser's own, is not
  /// asked of anybody.
  private func foreignRequests() async throws -> [String] {
    try await log("performance").compactMap { entry -> String? in
      guard
        let text = entry["message"]?.text,
        let event = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))["message"],
        let parameters = event["params"],
        let address = parameters["request"]?["url"]?.text ?? parameters["url"]?.text,
        ["Network.requestWillBeSent", "Network.webSocketCreated"].contains(event["method"]?.text),
        ["http:", "https:", "ws:", "wss:"].contains(where: address.hasPrefix),
        !address.hasPrefix(site + "/")
      else { return nil }
      return "The page asks for \(address), which is not of its own origin."
    }
  }

  /// The entries of a log that came since it was read last.
  private func log(_ kind: String) async throws -> [JSONValue] {
    try await driver.post("/se/log", ["type": .text(kind)]).elements
  }
}
