import CoreDomain
import NewsDomain

enum HTMLCleanRule {
  /// The element is written as this element.
  case kept(CleanElement)
  /// The element is dropped with its contents.
  case dropped
  /// An audio or video element, or a source of it. It becomes a link.
  case linked
  /// The element embeds another document, and becomes a link.
  case embedded

  /// Returns the rule for a name in lower case, or `nil` if only the element's text is kept.
  init?(_ name: String) {
    guard let rule = Self.rules[name] else { return nil }
    self = rule
  }

  private static let rules: [String: HTMLCleanRule] = {
    var rules = others.mapValues(HTMLCleanRule.kept)
    for element in CleanElement.allCases { rules[element.name] = .kept(element) }
    for name in namesDropped { rules[name] = .dropped }
    for name in ["audio", "source", "video"] { rules[name] = .linked }
    for name in ["embed", "iframe", "object"] { rules[name] = .embedded }
    return rules
  }()

  /// Elements that are dropped: scripts, drawings, and texts that are not part of the visible page.
  /// The contents of a frame or an object are kept, because they are the fallback for browsers that
  /// do not support the element.
  private static let namesDropped = [
    "annotation", "annotation-xml", "canvas", "datalist", "script", "style", "svg", "template",
    "title",
  ]

  /// The replacement of each element: an equivalent element, or an element that also starts a new
  /// line.
  private static let others: [String: CleanElement] = [
    "amp-img": .img, "dialog": .div, "fieldset": .div, "form": .div, "hgroup": .div, "image": .img,
    "legend": .div, "listing": .pre, "menu": .ul, "multicol": .div, "option": .div,
    "plaintext": .pre, "search": .div, "strikethrough": .s, "xmp": .pre,
  ]
}

extension MarkupElement {
  /// Returns the value of the first attribute with a name, ignoring case.
  func value(of name: String) -> String? {
    attributes.first { $0.name.local.lowercasedASCII == name }?.value
  }
}
