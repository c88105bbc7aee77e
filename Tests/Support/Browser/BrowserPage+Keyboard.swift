private import CoreDomain
private import CoreTesting

/// A key that controls a page, as WebDriver encodes it:
/// https://www.w3.org/TR/webdriver2/#keyboard-actions
public enum PageKey: String, Sendable {
  case tab = "\u{E004}"
  case enter = "\u{E007}"
  case space = " "
  case escape = "\u{E00C}"
  case left = "\u{E012}"
  case right = "\u{E014}"
}

extension BrowserPage {
  public func press(_ key: PageKey) async throws {
    try await type(key.rawValue)
  }

  /// Types a text into the focused element.
  public func type(_ text: String) async throws {
    let strokes = text.flatMap { letter -> [JSONValue] in
      ["keyDown", "keyUp"].map { ["type": .text($0), "value": .text(String(letter))] }
    }
    _ = try await driver.post(
      "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(strokes)]]])
  }

  /// Types a text that leads to another page, and waits for that page.
  public func type(_ text: String, andWaitFor progress: Arrival) async throws {
    try await leave()
    try await type(text)
    try await arrive(after: text, asFarAs: progress)
  }

  /// Whether the page handles an arrow key, such as `ArrowRight`, with Shift itself, so that the
  /// browser selects no text.
  public func handlesWithShift(_ key: String) async throws -> Bool {
    let script = """
      const event = { key: arguments[0], shiftKey: true, bubbles: true, cancelable: true };
      return document.body.dispatchEvent(new KeyboardEvent("keydown", event)) ? 0 : 1;
      """
    return try await driver.run(script, [.text(key)]).number == 1
  }

  /// The accessible name of the focused element; empty if no element has the focus.
  public var focus: String {
    get async throws { try await focused?.name ?? "" }
  }

  public var showsFocus: Bool {
    get async throws {
      let script = """
        const style = getComputedStyle(document.activeElement);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 ? 1 : 0;
        """
      return try await driver.run(script).number == 1
    }
  }

  /// Presses Tab until a control has the focus, but not more often than any page needs.
  public func tab(to name: String, as role: PageRole? = nil) async throws {
    var seen: [String] = []
    while seen.count < Self.steps {
      try await press(.tab)
      let focused = try await focused
      if focused?.name == name, role == nil || focused?.role == role?.rawValue { return }
      seen.append(focused?.name ?? "")
    }
    throw BrowserFailure.notReached(name, seen: seen)
  }

  private static let steps = 60

  private var focused: NamedElement? {
    get async throws {
      guard let element = PageElement(try await driver.get("/element/active")) else { return nil }
      return try await named(element)
    }
  }
}
