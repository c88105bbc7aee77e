private import Foundation
public import Testing

extension BrowserPage {
  /// The faults of the page, a sentence each:
  ///
  /// - a control or picture has no accessible name;
  /// - the page is wider than the window;
  /// - a text has a contrast below 4.5:1, or below 3:1 if it is large;
  /// - the page is light in dark mode, or dark in light mode;
  /// - the browser has logged an error or a warning since the last call;
  /// - the page has sent a request to another origin since the last call.
  public func faults() async throws -> [String] {
    try await namelessControls() + look().faults(in: window) + notes() + foreignRequests()
  }

  /// Expects a page without faults. Records an issue for each fault.
  public func isInOrder(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for fault in try await faults() {
      Issue.record("\(fault) On \(try await place)", sourceLocation: sourceLocation)
    }
  }

  /// Expects a visible and loaded picture whose name has a prefix.
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

  /// The elements that need an accessible name: controls and pictures. Decorative pictures, and
  /// roles that only structure the page, need none.
  private static let named = """
    a, area, button, input:not([type=hidden]), select, textarea, summary, dialog, img:not([alt=""]), iframe, \
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

  /// The messages in the browser's console.
  ///
  /// The console also contains an error for a page with an error status. This is not a fault: such
  /// a page reports the error itself, and tests check its status.
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

  /// The requests to other origins, without embedded data and the browser's internal URLs.
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

  /// Returns the entries of a log since the last read.
  private func log(_ kind: String) async throws -> [JSONValue] {
    try await driver.post("/se/log", ["type": .text(kind)]).elements
  }
}
