import CoreDomain
import NewsDomain

/// The treatment of HTML elements that are not allowed in clean HTML.
enum HTMLCleanRules {
  /// Elements that are dropped with their contents: scripts, drawings, and texts that browsers show
  /// outside of the page's text. The contents of a frame or an object are kept, because they are
  /// the fallback for browsers that do not support the element.
  static let dropped: Set<String> = [
    "annotation", "annotation-xml", "canvas", "datalist", "script", "style", "svg", "template",
    "title",
  ]

  /// Returns the element to write for a name, or `nil` if only its text is kept.
  static func kept(_ name: String) -> CleanElement? {
    CleanElement(name: name) ?? others[name]
  }

  /// The replacement of each element: an equivalent element, or an element that also starts a new
  /// line.
  private static let others: [String: CleanElement] = [
    "amp-img": .img, "dialog": .div, "fieldset": .div, "form": .div, "hgroup": .div, "image": .img,
    "legend": .div, "listing": .pre, "menu": .ul, "multicol": .div, "option": .div,
    "plaintext": .pre, "search": .div, "strikethrough": .s, "xmp": .pre,
  ]

  /// Audio and video elements and their sources, which become links.
  static let linked: Set<String> = ["audio", "source", "video"]

  /// Elements that embed other documents, which become links.
  static let embedded: Set<String> = ["embed", "iframe", "object"]
}

extension MarkupElement {
  /// Returns the value of the first attribute with a name, ignoring case.
  func value(of name: String) -> String? {
    attributes.first { $0.name.local.lowercasedASCII == name }?.value
  }
}
