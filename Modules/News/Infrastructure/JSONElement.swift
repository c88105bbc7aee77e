import CoreDomain
import FoundationEssentials

/// A JSON value of a feed. A value of an unexpected type does not fail the decoding.
///
/// In RSS in JSON, a value represents an XML element:
/// `{"rss": {"channel": {"item": [{"guid": {"#value": "1", "isPermaLink": "false"}}]}}}`.
/// http://scripting.com/stories/2012/09/10/rssInJsonForReal.html
indirect enum JSONElement: Decodable {
  /// A text without NUL, or a number. Null is an empty text.
  case text(String)
  case flag(Bool)
  case list([JSONElement])
  case members([String: JSONElement])

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text.replacingNUL)
    } else if let container = try? decoder.container(keyedBy: Name.self) {
      self = .members(
        container.allKeys.reduce(into: [:]) { members, name in
          members[name.stringValue] = try? container.decode(JSONElement.self, forKey: name)
        })
    } else if let list = try? [JSONElement](from: decoder) {
      self = .list(list)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Int64.self) {
      self = .text("\(number)")
    } else if let number = try? value.decode(Decimal.self) {
      // Keeps all digits of a long identifier, which `Double` would round.
      self = .text("\(number)")
    } else {
      self = .text((try? value.decode(Double.self)).map { "\($0)" } ?? "")
    }
  }
}

// MARK: - JSON Feed

extension JSONElement {
  /// The member with a name, or `nil` if the value is not an object or has no such member.
  subscript(name: String) -> JSONElement? {
    if case .members(let members) = self { members[name] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The trimmed text, or `nil` if it is blank.
  var word: String? {
    guard let word = text?.trimmingBlanks, !word.isEmpty else { return nil }
    return word
  }

  /// The values of a list, or a single value without a list.
  var values: [JSONElement] { if case .list(let values) = self { values } else { [self] } }

  /// Whether the value is an object.
  var hasMembers: Bool { if case .members = self { true } else { false } }
}

// MARK: - RSS in JSON

extension JSONElement {
  /// Reports the elements of an RSS document to a visitor. Ignores other documents.
  func tellRSS(to visitor: inout FeedVisitor) {
    if hasMembers { tell(as: "rss", to: &visitor) }
  }

  /// JSON does not distinguish attributes from elements, so texts are reported as both. The own
  /// text of an element is `#value`.
  private func tell(as name: String, to visitor: inout FeedVisitor) {
    switch self {
    case .list(let elements):
      for element in elements { element.tell(as: name, to: &visitor) }
    case .text, .flag:
      visitor.start(MarkupElement(name: MarkupName(qualified: name)))
      visitor.text(valueOfAttribute ?? "")
      visitor.end(MarkupName(qualified: name))
    case .members(let members):
      let members = members.sorted { $0.key < $1.key }
      let attributes = members.compactMap { name, value in
        value.valueOfAttribute.map {
          MarkupAttribute(name: MarkupName(qualified: name), value: $0)
        }
      }
      visitor.start(MarkupElement(name: MarkupName(qualified: name), attributes: attributes))
      if let text = members.first(where: { $0.key == "#value" })?.value.valueOfAttribute {
        visitor.text(text)
      } else {
        for (name, value) in members { value.tell(as: name, to: &visitor) }
      }
      visitor.end(MarkupName(qualified: name))
    }
  }

  private var valueOfAttribute: String? {
    if case .flag(let flag) = self { "\(flag)" } else { text }
  }
}

extension MarkupName {
  /// Creates a name with or without a prefix: `dc:creator`, `title`.
  fileprivate init(qualified name: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map { String($0) }
    self.init(prefix: parts.count == 2 ? parts[0] : nil, local: parts.last ?? "")
  }
}
