/// A part of a picture in SVG, written out. https://www.w3.org/TR/SVG2/
///
/// Whatever text is given to it stands in the picture as text, and never as marks of XML.
public struct SVGElement: Hashable, Sendable {
  /// The part as it stands in a file.
  public let text: String

  /// An element with other ones in it.
  ///
  /// - Parameters:
  ///   - name: a name that SVG knows.
  ///   - attributes: in the order in which they are written. Any value may be given.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ parts: [SVGElement] = []
  ) {
    let start = Self.start(name, attributes)
    text =
      parts.isEmpty ? "<\(start)/>" : "<\(start)>\(parts.map(\.text).joined())</\(name)>"
  }

  /// An element with text in it. Any text may be given.
  public init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.text = "<\(Self.start(name, attributes))>\(Self.escaped(text))</\(name)>"
  }

  /// A line of text at a place of the picture.
  public init(
    text: String, x: Double, y: Double, _ attributes: KeyValuePairs<String, String> = [:]
  ) {
    let place = "text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
    self.text = "<\(Self.start(place, attributes))>\(Self.escaped(text))</text>"
  }

  /// A style sheet: the one text that is no text for people, and is written here and nowhere else.
  public init(style: StaticString) {
    text = "<style>\(style)</style>"
  }

  private static func start(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    attributes.reduce(into: name) { $0 += " \($1.key)=\"\(escaped($1.value))\"" }
  }

  /// A text as XML can hold it: with references for the characters that mean something, and U+FFFD for
  /// those that XML has no place for.
  /// https://www.w3.org/TR/xml/#charsets
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "\t", "\n", "\r": escaped.append(" ")
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Places in the picture, as the attribute `points` of a line through all of them has them.
  public static func points(_ points: [(x: Double, y: Double)]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  /// A length or a place in the picture, to a tenth of a unit.
  ///
  /// - Precondition: the value is a number, of less than 18 digits.
  public static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    guard !tenths.isMultiple(of: 10) else { return "\(tenths / 10)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
