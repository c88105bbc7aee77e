/// A page of the server as a user sees it in a browser: its texts, its form fields, and the request
/// that a button sends. The pages work without their script, so a test needs no browser.
///
/// A page that has arrived only in part can be read, too.
public struct PageReader {
  private let root: PageElement
  /// The end tags that do not close the innermost open element, such as `/p`. This is empty for a
  /// correct page.
  public let faults: [String]
  /// Whether the style sheet hides spinners that are followed by content.
  private let spinnersStop: Bool

  init(_ html: String, styleSheet: String) {
    var parser = PageParser(html)
    root = PageElement(name: "", attributes: [:], children: parser.nodes(in: ""))
    faults = parser.faults
    spinnersStop = styleSheet.contains(".spinner:has(+ *) { display: none; }")
  }

  /// The texts of the visible spinners, which show that a part of the page is still loading.
  public var spinners: [String] {
    root.all.flatMap { parent in
      let elements = parent.elements
      return elements.enumerated().filter { index, element in
        element.attributes["class"] == "spinner"
          && !(spinnersStop && index < elements.count - 1)
      }.map(\.element.text)
    }
  }

  /// The open dialog as the user sees it, or `nil` if no dialog is open.
  public var dialog: Dialog? {
    guard
      let dialog = root.first(where: { $0.name == "dialog" && $0.attributes["open"] != nil }),
      let title = element(of: dialog, "aria-labelledby"),
      let message = element(of: dialog, "aria-describedby")
    else { return nil }
    return Dialog(
      title: title.text, message: message.first { $0.name == "p" }?.text ?? "",
      notes: message.all.filter { $0.attributes["class"] == "quiet" }.map(\.text),
      buttons: dialog.all.filter { $0.name == "button" }.map(\.text))
  }

  public struct Dialog: Hashable {
    public let title: String
    public let message: String
    public let notes: [String]
    public let buttons: [String]

    public init(title: String, message: String, notes: [String], buttons: [String]) {
      self.title = title
      self.message = message
      self.notes = notes
      self.buttons = buttons
    }
  }

  public func texts(role: String) -> [String] {
    root.all.filter { $0.attributes["role"] == role }.map(\.text)
  }

  public func texts(_ name: String) -> [String] {
    root.all.filter { $0.name == name }.map(\.text)
  }

  /// The rows of all tables on the page. Each row consists of the texts of its cells.
  public var rows: [[String]] {
    root.all.filter { $0.name == "tr" }.map { $0.elements.map(\.text) }
  }

  public func values(of attribute: String, _ name: String) -> [String] {
    root.all.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  /// Returns the value of the field whose label starts with a text.
  public func field(_ label: String) -> String? {
    control(label)?.fieldValue
  }

  /// Returns the text that describes a field to screen readers, such as its error message.
  public func objection(_ label: String) -> String? {
    control(label).flatMap { element(of: $0, "aria-describedby") }?.text
  }

  /// Returns the address of the first link with a text.
  public func link(_ text: String) -> String? {
    root.first { $0.name == "a" && $0.text == text }?.attributes["href"]
  }

  /// Returns the path and query that the browser requests when the user taps a button, or `nil` if
  /// there is no such button.
  ///
  /// - Parameters:
  ///   - button: The text or the ARIA label of the button.
  ///   - typed: The texts that the user has typed into fields, by the labels of the fields.
  public func request(tapping button: String, typed: [String: String] = [:]) -> String? {
    let isButton = { (element: PageElement) in
      element.name == "button" && (element.attributes["aria-label"] ?? element.text) == button
    }
    guard
      let form = root.first(where: { $0.name == "form" && $0.first(where: isButton) != nil }),
      let tapped = form.first(where: isButton),
      let action = tapped.attributes["formaction"] ?? form.attributes["action"]
    else { return nil }
    let named = Dictionary(
      typed.compactMap { label, text in control(label)?.attributes["name"].map { ($0, text) } }
    ) { first, _ in first }
    let fields = form.all.compactMap { field in
      field.fieldValue.flatMap { value in
        field.attributes["name"].map { ($0, named[$0] ?? value) }
      }
    }
    let own = tapped.attributes["name"].map { [($0, tapped.attributes["value"] ?? "")] } ?? []
    let pairs = (fields + own).map { "\($0.0.formEncoded)=\($0.1.formEncoded)" }
    return action + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  private func control(_ label: String) -> PageElement? {
    let id = root.first { $0.name == "label" && $0.text.hasPrefix(label) }?.attributes["for"]
    return root.first { $0.attributes["id"] == id && id != nil }
  }

  private func element(of element: PageElement, _ attribute: String) -> PageElement? {
    let id = element.attributes[attribute]
    return root.first { $0.attributes["id"] == id && id != nil }
  }
}
