import CoreDomain
import NewsDomain

extension FeedTextForm {
  /// Returns the form that the element declares: with `type` in Atom 1.0 and Media RSS, with `type`
  /// and `mode` in Atom 0.3. Atom's elements in RSS usually declare nothing, and have HTML or text.
  init(declaredBy element: MarkupElement, in vocabulary: FeedVocabulary, format: FeedFormat) {
    let type = (element.attribute("type") ?? "").trimmingBlanks.lowercased()
    let mode = (element.attribute("mode") ?? "").trimmingBlanks.lowercased()
    if vocabulary == .media {
      self = type == "html" ? .html : .likelyPlain
    } else if element.attribute("src") != nil {
      self = .absent
    } else if mode == "base64" {
      self = .base64
    } else if vocabulary == .rss, type.isEmpty, mode.isEmpty {
      self = .likelyHTML
    } else {
      self = Self.form(ofType: type, isEscaped: mode == "escaped", format: format)
    }
  }

  /// Returns the form for the value of a `type` attribute.
  /// https://www.rfc-editor.org/rfc/rfc4287#section-4.1.3.3
  private static func form(
    ofType type: String, isEscaped: Bool, format: FeedFormat
  ) -> FeedTextForm {
    switch type {
    case "", "text", "text/plain": .plain
    case "html", "text/html": .html
    case "xhtml", "application/xhtml+xml":
      // In Atom 0.3, the `<div>` is part of the text.
      isEscaped ? .html : format == .atom03 ? .markup : .markupInDivision
    case _ where isBinary(type): .absent
    case _ where type.hasSuffix("+xml") || type.hasSuffix("/xml"): .likelyPlain
    case _ where type.hasPrefix("text/"): .plain
    // This is not a media type, so Base64 is unlikely.
    case _ where !type.contains("/"): .likelyHTML
    default: .base64
    }
  }

  /// Whether the content of a media type cannot be shown as text.
  private static func isBinary(_ type: String) -> Bool {
    ["image/", "audio/", "video/", "font/", "model/"].contains { type.hasPrefix($0) }
  }
}

extension MarkupElement {
  /// Returns the value of an attribute without a namespace, ignoring case.
  func attribute(_ name: String) -> String? {
    attributes.first {
      $0.name.prefix == nil && ($0.name.local == name || $0.name.local.lowercased() == name)
    }?.value
  }

  func xmlAttribute(_ name: String) -> String? {
    attributes.first { $0.name.isXML(name) }?.value
  }
}
