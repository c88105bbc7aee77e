extension BrowserPage {
  /// How long a test waits for what comes by itself: much longer than it takes, since a test that waits
  /// for a condition is not slowed by its limit.
  public static let patience = Duration.seconds(30)

  /// Waits until a text is shown, which the driver looks for again and again.
  ///
  /// - Throws: ``BrowserFailure/notShown(_:text:)`` when it was not there within ``patience``.
  public func wait(for text: String) async throws {
    try await wait(until: text, stands: "contains(normalize-space(.), \(Self.quoted(text)))")
  }

  /// Waits until a text is gone.
  public func wait(forEndOf text: String) async throws {
    try await wait(until: text, stands: "not(contains(normalize-space(.), \(Self.quoted(text))))")
  }

  private func wait(until text: String, stands condition: String) async throws {
    guard try await isFound("//body[\(condition)]") else {
      throw BrowserFailure.notShown(text, text: try await self.text)
    }
  }

  /// Whether an element is there within ``patience``; the driver looks for it again and again.
  ///
  /// - Parameter path: where it is, as XPath says it.
  func isFound(_ path: String) async throws -> Bool {
    let limit = Double(Self.patience.components.seconds) * 1000
    _ = try await driver.post("/timeouts", ["implicit": .number(limit)])
    let found = try await driver.post("/elements", ["using": "xpath", "value": .text(path)])
    // Everything else is asked about the page as it is now.
    _ = try await driver.post("/timeouts", ["implicit": 0])
    return !found.elements.isEmpty
  }

  /// Marks the page as left, when a control is about to lead to another one: the page that has no mark
  /// is the new one.
  ///
  /// A form is sent a moment after its button was pressed, so that the driver does not always know of
  /// it when the press is over. Where a script of the page takes the matter into its own hands, the page
  /// stays, and the mark goes.
  static let departure = """
    const [control] = arguments, page = document.documentElement;
    const link = control.closest("a[href]"), form = control.form;
    const address = (place) => place.href.split("#")[0];
    const leaves = link
      ? !link.hasAttribute("download") && !(link.hash && address(link) === address(location))
      : form && control.type === "submit" && form.method !== "dialog"
        && (form.noValidate || control.formNoValidate || form.checkValidity());
    if (!leaves) return;
    page.dataset.left = "";
    for (const kind of ["click", "submit"]) {
      addEventListener(
        kind, (event) => { if (event.defaultPrevented) delete page.dataset.left; }, { once: true });
    }
    """

  /// A text as XPath writes it: it knows no way to write both kinds of quotation marks in one.
  private static func quoted(_ text: String) -> String {
    precondition(!text.contains("\""), "“\(text)” has a quotation mark that XPath cannot write")
    return "\"\(text)\""
  }
}
