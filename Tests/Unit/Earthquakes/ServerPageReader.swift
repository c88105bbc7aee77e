/// A page as a browser takes it: elements with their text, the fields of its forms, and the request
/// that a button makes. There is no script on our pages, so this is all that there is to them.
///
/// It reads what has come so far of a page that is sent in pieces.
struct PageReader {
  private let root: PageElement
  /// End tags without a beginning.
  let faults: [String]
  /// The style sheet, as far as it decides what is seen.
  private let spinnersStop: Bool

  init(_ html: String, styleSheet: String) {
    var parser = PageParser(html)
    root = PageElement(name: "", attributes: [:], children: parser.nodes(in: ""))
    faults = parser.faults
    spinnersStop = styleSheet.contains(".spinner:has(+ *) { display: none; }")
  }

  /// What the spinners say that are seen.
  var spinners: [String] {
    root.all.flatMap { parent in
      let elements = parent.elements
      return elements.enumerated().filter { index, element in
        element.attributes["class"] == "spinner"
          && !(spinnersStop && index < elements.count - 1)
      }.map(\.element.text)
    }
  }

  /// The dialog that is open, as a person sees it.
  var dialog: Dialog? {
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

  struct Dialog: Hashable {
    let title: String
    let message: String
    let notes: [String]
    let buttons: [String]
  }

  /// The texts of the elements of a role.
  func texts(role: String) -> [String] {
    root.all.filter { $0.attributes["role"] == role }.map(\.text)
  }

  /// The texts of the elements of a name.
  func texts(_ name: String) -> [String] {
    root.all.filter { $0.name == name }.map(\.text)
  }

  /// The rows of the table, cell by cell.
  var rows: [[String]] {
    root.all.filter { $0.name == "tr" }.map { $0.elements.map(\.text) }
  }

  /// What the elements of a name have in an attribute, where they have it.
  func values(of attribute: String, _ name: String) -> [String] {
    root.all.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  /// What stands in the field of a label.
  func field(_ label: String) -> String? {
    control(label)?.fieldValue
  }

  /// What is wrong with the field of a label, as a screen reader says it behind the label.
  func objection(_ label: String) -> String? {
    control(label).flatMap { element(of: $0, "aria-describedby") }?.text
  }

  /// Where a link leads, by its text.
  func link(_ text: String) -> String? {
    root.first { $0.name == "a" && $0.text == text }?.attributes["href"]
  }

  /// What the browser asks for when the button of a text is tapped; nothing when there is none.
  ///
  /// - Parameter typed: what was typed over what stands in the fields, by their labels.
  func request(tapping button: String, typed: [String: String] = [:]) -> String? {
    let isButton = { (element: PageElement) in
      element.name == "button" && (element.attributes["aria-label"] ?? element.text) == button
    }
    guard
      let form = root.first(where: { $0.name == "form" && $0.first(where: isButton) != nil }),
      let action = form.first(where: isButton)?.attributes["formaction"]
        ?? form.attributes["action"]
    else { return nil }
    let named = Dictionary(
      typed.compactMap { label, text in control(label)?.attributes["name"].map { ($0, text) } }
    ) { first, _ in first }
    let pairs = form.all.compactMap { field in
      field.fieldValue.flatMap { value in
        field.attributes["name"].map { "\($0.formEncoded)=\((named[$0] ?? value).formEncoded)" }
      }
    }
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

struct PageElement {
  let name: String
  let attributes: [String: String]
  let children: [Node]

  indirect enum Node {
    case element(PageElement)
    case text(String)
  }

  var elements: [PageElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element and everything in it, in the order of the page.
  var all: [PageElement] { [self] + elements.flatMap(\.all) }

  func first(where isWanted: (PageElement) -> Bool) -> PageElement? { all.first(where: isWanted) }

  /// The text in it, with one blank wherever there is white space.
  var text: String {
    rawText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var rawText: String {
    children.map { node in
      switch node {
      case .element(let element): element.rawText
      case .text(let text): text
      }
    }.joined()
  }

  /// What a form sends of it; nothing where it is no field.
  fileprivate var fieldValue: String? {
    switch name {
    case "input": attributes["value"] ?? ""
    case "select":
      (first { $0.name == "option" && $0.attributes["selected"] != nil }
        ?? first { $0.name == "option" })?.attributes["value"]
    default: nil
    }
  }
}

/// Reads markup that is written as ours is: every attribute is quoted, and every element closed.
///
/// It reads scalar by scalar, as browsers do: to them a quotation mark is one, whatever accent follows.
private struct PageParser {
  private var rest: Substring.UnicodeScalarView
  private(set) var faults: [String] = []
  private static let empty: Set<String> = ["!doctype", "meta", "link", "input", "img", "br"]

  init(_ html: String) {
    rest = html[...].unicodeScalars
  }

  /// The nodes up to the end tag of an element, or to the end of what has come.
  mutating func nodes(in parent: String) -> [PageElement.Node] {
    var nodes: [PageElement.Node] = []
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "<" }
      rest = rest.dropFirst(text.count)
      if !text.isEmpty { nodes.append(.text(String(text).unescaped)) }
      guard !rest.isEmpty else { break }
      let tag = rest.dropFirst().prefix { $0 != ">" }
      rest = rest.dropFirst(tag.count + 2)
      if tag.first == "/" {
        if String(tag.dropFirst()) == parent { return nodes }
        faults.append(String(tag))
      } else {
        nodes.append(.element(element(String(tag))))
      }
    }
    return nodes
  }

  private mutating func element(_ tag: String) -> PageElement {
    let name = String(tag.unicodeScalars.prefix { !$0.properties.isWhitespace }).lowercased()
    let pattern = /([a-zA-Z-]+)(?:="([^"]*)")?/.matchingSemantics(.unicodeScalar)
    let attributes = tag.dropFirst(name.count).matches(of: pattern).map { match in
      (String(match.1), String(match.2 ?? "").unescaped)
    }
    return PageElement(
      name: name, attributes: Dictionary(attributes) { first, _ in first },
      children: Self.empty.contains(name) ? [] : nodes(in: name))
  }
}

extension String {
  /// The text with its references read.
  fileprivate var unescaped: String {
    let marks: [(String, Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    var rest = self[...].unicodeScalars
    var text = String.UnicodeScalarView()
    while let scalar = rest.first {
      let mark = marks.first { rest.starts(with: $0.0.unicodeScalars) }
      text.append(mark?.1 ?? scalar)
      rest = rest.dropFirst(mark?.0.unicodeScalars.count ?? 1)
    }
    return String(text)
  }

  fileprivate var formEncoded: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if byte == 0x20 { return "+" }
      if character.isASCII && (character.isLetter || character.isNumber)
        || "-._*".contains(character)
      {
        return String(character)
      }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
