extension BrowserPage {
  /// Which elements a person can do something with.
  enum Controls: String {
    case pressed = """
      a[href], area[href], button, summary, input[type=submit], input[type=checkbox], \
      input[type=radio], [role=button]
      """
    case written = "input:not([type=hidden]), textarea"
    case chosen = "select"
  }

  /// The one control that is seen under a name.
  ///
  /// - Throws: ``BrowserFailure/notOne(name:count:names:)``, which lists the names that there are.
  func control(_ name: String, among kind: Controls) async throws -> PageElement {
    let all = try await visible(kind.rawValue)
    let found = all.filter { $0.name == name }
    guard let only = found.first, found.count == 1 else {
      throw BrowserFailure.notOne(name: name, count: found.count, names: all.map(\.name))
    }
    return only.element
  }

  /// What is drawn of the elements that a selector of CSS names, in the page's order, each with its name
  /// as it is read out, by the browser's own reckoning.
  ///
  /// NB: WebDriver has that name too, for one element at a time; pages have dozens. Chromium gives it
  /// to scripts behind a switch: https://github.com/WICG/aom/blob/gh-pages/explainer.md
  func visible(_ selector: String) async throws -> [(element: PageElement, name: String)] {
    let script = """
      return [...document.querySelectorAll(arguments[0])]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element, element.computedName]);
      """
    return try await driver.run(script, [.text(selector)]).elements.map { pair in
      guard let element = PageElement(pair.elements.first), let name = pair.elements.last?.text
      else {
        throw BrowserFailure.unreadable(command: "computedName", answer: "\(pair)")
      }
      return (element, name.trimmed)
    }
  }

  /// The name of one element as it is read out.
  func name(of element: PageElement) async throws -> String {
    try await driver.get(element.command("computedlabel")).text?.trimmed ?? ""
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
