private import CoreDomain
private import CoreTesting

/// The accessible role of a control, which a screen reader announces with its name.
public enum PageRole: String, Sendable {
  case link, button, checkbox
}

extension BrowserPage {
  /// The CSS selectors of controls, by what a person can do with them.
  enum Controls: String {
    case pressed = """
      a[href], area[href], button, summary, input[type=submit], input[type=checkbox], \
      input[type=radio], [role=button]
      """
    case written = "input:not([type=hidden]), textarea"
    case chosen = "select"
  }

  /// Returns the visible control with a name.
  func control(
    _ name: String, among kind: Controls, as role: PageRole? = nil
  ) async throws -> PageElement {
    let all = try await visible(kind.rawValue).filter { role == nil || $0.role == role?.rawValue }
    let found = all.filter { $0.name == name }
    guard let only = found.first, found.count == 1 else {
      throw BrowserFailure.notOne(name: name, count: found.count, names: all.map(\.name))
    }
    return only.element
  }

  /// Returns the visible elements that match a CSS selector, in document order, with their
  /// accessible names as the browser computes them.
  ///
  /// NB: WebDriver returns that name for one element at a time, and pages have dozens of elements.
  /// A switch makes Chromium provide the name to scripts, too:
  /// https://github.com/WICG/aom/blob/gh-pages/explainer.md
  func visible(_ selector: String) async throws -> [NamedElement] {
    let script = """
      return [...document.querySelectorAll(arguments[0])]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element, element.computedName, element.computedRole]);
      """
    return try await driver.run(script, [.text(selector)]).elements.map { found in
      let parts = found.elements
      guard parts.count == 3, let element = PageElement(parts[0]), let name = parts[1].text,
        let role = parts[2].text
      else {
        throw BrowserFailure.unreadable(command: "computedName", answer: "\(found)")
      }
      return NamedElement(element: element, name: name.trimmed, role: role)
    }
  }

  func named(_ element: PageElement) async throws -> NamedElement {
    let name = try await driver.get(element.command("computedlabel")).text ?? ""
    let role = try await driver.get(element.command("computedrole")).text ?? ""
    return NamedElement(element: element, name: name.trimmed, role: role)
  }
}

struct NamedElement: Sendable {
  let element: PageElement
  let name: String
  let role: String
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
