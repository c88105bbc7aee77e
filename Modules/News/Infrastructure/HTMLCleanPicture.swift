import CoreDomain
import NewsDomain

/// An image element: its candidate addresses, and whether it is visible. The same rules apply to
/// frames and objects.
struct HTMLCleanPicture {
  /// The candidate addresses, best first. Pages that load images lazily have a placeholder in
  /// `src`, and the image's address in an attribute that their script reads.
  let addresses: [String]
  /// Whether the image is hidden, or at most one pixel wide or high, as tracking pixels are.
  let isHidden: Bool
  /// The other attributes.
  let attributes: [CleanAttribute]

  init(_ element: MarkupElement) {
    let named = element.attributes.prefix(Self.attributeLimit).map {
      (name: $0.name.local.lowercasedASCII, value: $0.value)
    }
    let value = { (name: String) in named.first { $0.name == name }?.value }
    addresses =
      Self.sources.compactMap(value) + Self.sets.compactMap(value).compactMap(Self.best)
    isHidden =
      value("hidden") != nil || Self.hides(value("style") ?? "")
      || Self.isPixel(value("width")) || Self.isPixel(value("height"))
    attributes = Self.described.compactMap { name in
      value(name).flatMap { CleanAttribute(written: name, $0, of: .img) }
    }
  }

  private static let sources = [
    "data-src", "data-original", "data-lazy-src", "data-orig-file", "src", "data",
  ]
  private static let sets = ["srcset", "data-srcset", "data-lazy-srcset"]
  private static let described = ["alt", "title", "width", "height", "lang", "dir"]

  /// Returns the largest image of a `srcset`: `small.png 480w, large.png 2x`.
  /// https://html.spec.whatwg.org/multipage/images.html#srcset-attribute
  private static func best(of set: String) -> String? {
    var best: (address: Substring, size: Double)?
    var rest = set[...]
    for _ in 0..<candidateLimit {
      // An address may contain commas. It ends at whitespace, or at a comma before whitespace.
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

  /// Whether a length is at most one pixel.
  private static func isPixel(_ length: String?) -> Bool {
    guard let length else { return false }
    return ["0", "1", "0px", "1px"].contains(length.filter { !$0.isWhitespace }.lowercasedASCII)
  }

  private static func hides(_ style: String) -> Bool {
    guard !style.isEmpty else { return false }
    let rules = style.filter { !$0.isWhitespace }.lowercasedASCII.split(separator: ";")
    // A frame that fills its container may have a width of one pixel and a minimum width.
    return rules.contains { hiding.contains(String($0)) }
      && !rules.contains { $0.hasPrefix("min-width:") }
  }

  private static let hiding: Set<String> = [
    "display:none", "visibility:hidden", "width:0", "width:0px", "width:1px", "height:0",
    "height:0px", "height:1px",
  ]

  /// The maximum number of attributes and of candidates in a `srcset` that are read.
  private static let attributeLimit = 50
  private static let candidateLimit = 50
}
