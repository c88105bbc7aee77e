import CoreDomain
import NewsDomain

/// A picture as pages have it: where it may be, and whether there is anything to see. Frames and objects
/// are read by the same rules.
struct HTMLCleanPicture {
  /// Where it may be, the best place first. Pages that load pictures late have a stand-in where the
  /// picture should be, and the picture in an attribute that a script knows.
  let addresses: [String]
  /// Whether it is not to be seen: a picture of a pixel is there to count who reads.
  let isHidden: Bool
  /// What else is said of it.
  let attributes: [CleanAttribute]

  init(_ element: MarkupElement) {
    var values: [String: String] = [:]
    for attribute in element.attributes.prefix(Self.attributeLimit) {
      let name = attribute.name.local.lowercasedASCII
      if values[name] == nil { values[name] = attribute.value }
    }
    let late = ["data-src", "data-original", "data-lazy-src", "data-orig-file"]
    let sets = ["srcset", "data-srcset", "data-lazy-srcset"]
    addresses =
      (late + ["src", "data"]).compactMap { values[$0] }
      + sets.compactMap { Self.best(of: values[$0] ?? "") }
    isHidden =
      values["hidden"] != nil || Self.hides(values["style"] ?? "")
      || ["width", "height"].contains { Self.isPixel(values[$0]) }
    attributes = ["alt", "title", "width", "height", "lang", "dir"].compactMap { name in
      values[name].flatMap { CleanAttribute(name, $0, of: .img) }
    }
  }

  /// The largest of a set of pictures: `small.png 480w, large.png 2x`.
  /// https://html.spec.whatwg.org/multipage/images.html#srcset-attribute
  private static func best(of set: String) -> String? {
    var best: (address: Substring, size: Double)?
    var rest = set[...]
    for _ in 0..<candidateLimit {
      // An address may have commas within, and ends at a blank or at a comma before one.
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      let word = rest.prefix { !$0.isWhitespace }
      guard !word.isEmpty else { break }
      rest = rest[word.endIndex...]
      var size = 1.0
      if word.last != "," {
        let descriptor = rest.prefix { $0 != "," }
        rest = rest[descriptor.endIndex...]
        size = Double(descriptor.filter { $0.isNumber || $0 == "." }) ?? 1
      }
      let address = word.last == "," ? word.dropLast() : word
      if size > best?.size ?? 0 { best = (address, size) }
    }
    return best.map { String($0.address) }
  }

  /// Whether a length is a pixel or less.
  private static func isPixel(_ length: String?) -> Bool {
    guard let length else { return false }
    return ["0", "1", "0px", "1px"].contains(length.filter { !$0.isWhitespace }.lowercasedASCII)
  }

  private static func hides(_ style: String) -> Bool {
    guard !style.isEmpty else { return false }
    let rules = style.filter { !$0.isWhitespace }.lowercasedASCII.split(separator: ";")
    // A frame that fills its place may be a pixel wide, and have a least width.
    return rules.contains { hiding.contains(String($0)) }
      && !rules.contains { $0.hasPrefix("min-width:") }
  }

  private static let hiding: Set<String> = [
    "display:none", "visibility:hidden", "width:0", "width:0px", "width:1px", "height:0",
    "height:0px", "height:1px",
  ]

  /// How many attributes of a picture, and how many of a set of pictures, are looked at.
  private static let attributeLimit = 50
  private static let candidateLimit = 50
}
