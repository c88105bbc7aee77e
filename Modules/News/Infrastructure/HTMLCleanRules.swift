import CoreDomain
import NewsDomain

/// What becomes of the elements of HTML that clean HTML does not have.
enum HTMLCleanRules {
  /// What is dropped with all that is in it: what runs, what is drawn, and what a browser shows elsewhere
  /// than in the text. What is in a frame or an object is there for readers who do not see these, and
  /// stays.
  static let dropped: Set<String> = [
    "annotation", "annotation-xml", "canvas", "datalist", "script", "style", "svg", "template",
    "title",
  ]

  /// The element that is written for one of a name; nothing where only its text is kept.
  static func kept(_ name: String) -> CleanElement? {
    CleanElement(name: name) ?? others[name]
  }

  /// Elements that stand for others that mean the same, or that begin a new line as they do.
  private static let others: [String: CleanElement] = [
    "amp-img": .img, "dialog": .div, "fieldset": .div, "form": .div, "hgroup": .div, "image": .img,
    "legend": .div, "listing": .pre, "menu": .ul, "multicol": .div, "option": .div,
    "plaintext": .pre, "search": .div, "strikethrough": .s, "xmp": .pre,
  ]

  /// Sounds and films, and their files, which become links.
  static let linked: Set<String> = ["audio", "source", "video"]

  /// What shows something else within the page, which becomes a link.
  static let embedded: Set<String> = ["embed", "iframe", "object"]
}

extension MarkupElement {
  /// The value of the first attribute of a name, in any case.
  func value(of name: String) -> String? {
    attributes.first { $0.name.local.lowercasedASCII == name }?.value
  }
}
