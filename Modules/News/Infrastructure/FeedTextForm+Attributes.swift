import CoreDomain
import NewsDomain

extension FeedTextForm {
  /// How a text is written, by its element: what Atom 1.0 says with `type`, Atom 0.3 with `type`
  /// and `mode`, and Media RSS with `type`.
  init(declaredBy element: MarkupElement, in vocabulary: FeedVocabulary, format: FeedFormat) {
    let type = (element.attribute("type") ?? "").trimmingBlanks.lowercased()
    let mode = (element.attribute("mode") ?? "").trimmingBlanks.lowercased()
    if vocabulary == .media {
      self = type == "html" ? .html : .likelyPlain
    } else if element.attribute("src") != nil {
      self = .absent
    } else if mode == "base64" {
      self = .base64
    } else {
      self = Self.form(ofType: type, isEscaped: mode == "escaped", format: format)
    }
  }

  /// https://www.rfc-editor.org/rfc/rfc4287#section-4.1.3.3
  private static func form(
    ofType type: String, isEscaped: Bool, format: FeedFormat
  ) -> FeedTextForm {
    switch type {
    case "", "text", "text/plain": .plain
    case "html", "text/html": .html
    case "xhtml", "application/xhtml+xml":
      // The division is part of the text in Atom 0.3.
      isEscaped ? .html : format == .atom03 ? .markup : .markupInDivision
    case _ where type.hasSuffix("+xml") || type.hasSuffix("/xml"): .likelyPlain
    case _ where type.hasPrefix("text/"): .plain
    // No type of media at all, and so no reason to believe in Base64.
    case _ where !type.contains("/"): .likelyHTML
    default: .base64
    }
  }
}

extension MarkupElement {
  /// The value of an attribute without a namespace, in any case.
  func attribute(_ name: String) -> String? {
    attributes.first {
      $0.name.prefix == nil && ($0.name.local == name || $0.name.local.lowercased() == name)
    }?.value
  }

  /// The value of an attribute of XML's own.
  func xmlAttribute(_ name: String) -> String? {
    attributes.first { $0.name.isXML(name) }?.value
  }
}
