import CoreDomain

/// A JSON value that represents an XML element, as in RSS in JSON:
/// `{"rss": {"channel": {"item": [{"guid": {"#value": "1", "isPermaLink": "false"}}]}}}`.
/// http://scripting.com/stories/2012/09/10/rssInJsonForReal.html
indirect enum JSONElement: Decodable {
  case text(String)
  /// Several elements with the same name.
  case list([JSONElement])
  /// The attributes and nested elements. The element's own text is `#value`.
  case members([String: JSONElement])

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Name.self) {
      var members: [String: JSONElement] = [:]
      for name in container.allKeys {
        members[name.stringValue] = try? container.decode(JSONElement.self, forKey: name)
      }
      self = .members(members)
    } else if let list = try? [Loose<JSONElement>](from: decoder) {
      self = .list(list.compactMap(\.value))
    } else {
      let value = try decoder.singleValueContainer()
      let flag = (try? value.decode(Bool.self)).map { "\($0)" }
      self = .text(try flag ?? value.decode(JSONWord.self).text ?? "")
    }
  }

  /// Reports the elements of an RSS document to a visitor; does nothing for other documents.
  func tellRSS(to visitor: inout FeedVisitor) {
    if case .members = self { tell(as: "rss", to: &visitor) }
  }
}

extension JSONElement {
  /// JSON does not distinguish attributes from elements, so texts are reported as both.
  private func tell(as name: String, to visitor: inout FeedVisitor) {
    switch self {
    case .list(let elements):
      for element in elements { element.tell(as: name, to: &visitor) }
    case .text(let text):
      visitor.start(MarkupElement(name: MarkupName(qualified: name)))
      visitor.text(text)
      visitor.end(MarkupName(qualified: name))
    case .members(let members):
      let members = members.sorted { $0.key < $1.key }
      let attributes = members.compactMap { name, value in
        value.text.map { MarkupAttribute(name: MarkupName(qualified: name), value: $0) }
      }
      visitor.start(MarkupElement(name: MarkupName(qualified: name), attributes: attributes))
      if let text = members.first(where: { $0.key == "#value" })?.value.text {
        visitor.text(text)
      } else {
        for (name, value) in members { value.tell(as: name, to: &visitor) }
      }
      visitor.end(MarkupName(qualified: name))
    }
  }

  private var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension MarkupName {
  /// Creates a name with or without a prefix: `dc:creator`, `title`.
  fileprivate init(qualified name: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map { String($0) }
    self.init(prefix: parts.count == 2 ? parts[0] : nil, local: parts.last ?? "")
  }
}
