private import CoreDomain
private import CoreTesting
private import Foundation
public import Testing

extension BrowserPage {
  /// The faults of the page, one sentence each:
  ///
  /// - the page violates a rule of axe-core: see ``violations()``;
  /// - the page is wider than the window;
  /// - a text of a drawing has a contrast below 4.5:1, or below 3:1 if it is large;
  /// - the page is light in dark mode, or dark in light mode;
  /// - the browser has logged an error or a warning since the last call;
  /// - the page has sent a request to another origin since the last call.
  public func faults() async throws -> [String] {
    try await violations() + look().faults(in: window) + notes() + foreignRequests()
  }

  public func isInOrder(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for fault in try await faults() {
      Issue.record("\(fault) On \(try await place)", sourceLocation: sourceLocation)
    }
  }

  /// Expects a page without faults in each size and color scheme, and saves a screenshot of each.
  /// Then expects a page without ``adaptionFaults()``.
  public func isInOrderInEveryWindow(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for window in BrowserWindow.looks {
      let page = try await resized(to: window)
      try await page.isInOrder(sourceLocation: sourceLocation)
      try await page.screenshot(name)
    }
    for fault in try await adaptionFaults() {
      Issue.record("\(fault) On \(try await place)", sourceLocation: sourceLocation)
    }
    try await prepare()
  }

  /// Opens each page, and expects it without faults in every window.
  ///
  /// - Parameters:
  ///   - pages: The names of the screenshots, and the paths.
  ///   - prefix: The beginning of each name.
  public func areInOrderInEveryWindow(
    _ pages: [(String, String)], prefix: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for (name, path) in pages {
      try await open(path)
      try await isInOrderInEveryWindow("\(prefix)-\(name)", sourceLocation: sourceLocation)
    }
  }

  /// Expects a visible and loaded picture whose name has a prefix.
  public func showsPicture(
    _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let names = try await visible("img")
    let picture = try #require(
      names.first { $0.name.hasPrefix(beginning) }?.element,
      "There is no picture “\(beginning)…”. The pictures are \(names.map(\.name)).",
      sourceLocation: sourceLocation)
    let script = """
      arguments[0].scrollIntoView();
      return arguments[0].complete && arguments[0].naturalWidth > 0 ? 1 : 0;
      """
    let hasCome = try await comesTrue {
      try await driver.run(script, [picture.reference]).number == 1
    }
    #expect(hasCome, "The picture “\(beginning)…” does not load.", sourceLocation: sourceLocation)
  }

  func look() async throws -> PageLook {
    let answer = try await driver.run(PageLook.script)
    return try JSONDecoder().decode(PageLook.self, from: JSONEncoder().encode(answer))
  }

  /// The messages in the browser's console, except the error for a page with an error status, which
  /// tests check, those for an icon that is not needed because the next page is opened, and those
  /// for a manifest that is valid when it is read again. Chromium reports an error at the start of a
  /// manifest whose body has not arrived.
  private func notes() async throws -> [String] {
    let pages = try await place
    var notes: [String] = []
    for entry in try await log("browser") {
      let level = entry["level"]?.text ?? "", message = entry["message"]?.text ?? ""
      guard level == "SEVERE" || level == "WARNING" else { continue }
      let isStatusOfPage =
        entry["source"]?.text == "network" && message.hasPrefix("\(site)\(pages) ")
        && message.contains("the server responded with a status of")
      let isLeftIcon =
        message.contains("the following icon from the Manifest")
        && !message.hasPrefix("\(site)\(pages) ")
      if isStatusOfPage || isLeftIcon { continue }
      if let end = message.firstRange(of: " 0 Manifest: Line: 1, column: 1, Syntax error") {
        let manifest = JSONValue.text(String(message[..<end.lowerBound]))
        let script = "return fetch(arguments[0]).then(r => r.json()).then(_ => 1, _ => 0)"
        if try await driver.run(script, [manifest]).number == 1 { continue }
      }
      notes.append("The browser has logged (\(level)): \(message)")
    }
    return notes
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
      return "The page requests \(address), which has another origin."
    }
  }

  /// Returns the entries of a log since the last read.
  private func log(_ kind: String) async throws -> [JSONValue] {
    try await driver.post("/se/log", ["type": .text(kind)]).elements
  }
}
