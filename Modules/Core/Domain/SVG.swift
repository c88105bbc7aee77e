/// An element of an SVG image, written as text. https://www.w3.org/TR/SVG2/
///
/// Text content and attribute values are escaped, so user input in them cannot add markup.
public struct SVGElement: Hashable, Sendable {
  /// The markup of the element, with its children.
  public let text: String

  /// Makes an element with child elements.
  ///
  /// - Parameters:
  ///   - name: The name of an SVG element.
  ///   - attributes: The attributes in order. Their values are escaped.
  ///   - parts: The child elements in order.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ parts: [SVGElement] = []
  ) {
    let start = Self.start(name, attributes)
    text =
      parts.isEmpty ? "<\(start)/>" : "<\(start)>\(parts.map(\.text).joined())</\(name)>"
  }

  /// Makes an element with text content. The text is escaped.
  public init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.text = "<\(Self.start(name, attributes))>\(text.escapedForXML)</\(name)>"
  }

  /// Makes a `text` element with one line of text at a position in the image. The text is escaped.
  public init(
    text: String, x: Double, y: Double, _ attributes: KeyValuePairs<String, String> = [:]
  ) {
    let place = "text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
    self.text = "<\(Self.start(place, attributes))>\(text.escapedForXML)</text>"
  }

  /// Makes a `style` element with a CSS style sheet. The style sheet is not escaped, so it must be
  /// a literal.
  public init(style: StaticString) {
    text = "<style>\(style)</style>"
  }

  private static func start(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    attributes.reduce(into: name) { $0 += " \($1.key)=\"\($1.value.escapedForXML)\"" }
  }

  /// Formats points for the `points` attribute of a polyline.
  public static func points(_ points: [(x: Double, y: Double)]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  /// Formats a length or coordinate, rounded to a tenth of a unit.
  ///
  /// - Precondition: The value is finite and has fewer than 18 digits.
  public static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    guard !tenths.isMultiple(of: 10) else { return "\(tenths / 10)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
