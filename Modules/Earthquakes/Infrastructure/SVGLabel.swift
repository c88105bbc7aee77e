import CoreDomain

/// A short text in an image, with its approximate size.
struct SVGLabel {
  private let text: String
  private let point: SVGPoint
  private let anchor: Anchor

  private enum Anchor: String {
    case start, middle, end
  }

  /// Creates a label outside of the rim of a map's disc.
  ///
  /// - Parameter direction: The unit vector from the middle of the disc to the point.
  init(_ text: String, at point: SVGPoint, leaving direction: SVGPoint) {
    self.text = text
    self.point = SVGPoint(
      x: point.x + direction.x * 6, y: point.y + Self.drop + direction.y * (6 + Self.drop))
    anchor = abs(direction.x) < 0.35 ? .middle : direction.x < 0 ? .end : .start
  }

  /// Creates a label centred on a point.
  init(_ text: String, on point: SVGPoint) {
    self.text = text
    self.point = SVGPoint(x: point.x, y: point.y + Self.drop)
    anchor = .middle
  }

  /// Whether two labels overlap.
  func overlaps(_ other: SVGLabel) -> Bool {
    left < other.left + other.width && other.left < left + width
      && abs(point.y - other.point.y) < Self.height
  }

  /// The text with a halo in the background colour, so that lines do not cross the text.
  var element: SVGElement {
    SVGElement(
      text: text, x: point.x, y: point.y,
      [
        "class": "halo", "text-anchor": anchor.rawValue, "stroke": "#ffffff",
        "stroke-width": "3", "paint-order": "stroke",
      ])
  }

  private var width: Double { Double(text.count) * 7.5 }

  private var left: Double {
    switch anchor {
    case .start: point.x
    case .middle: point.x - width / 2
    case .end: point.x - width
    }
  }

  /// The distance from the middle of a line of text down to its baseline.
  private static let drop = 4.0
  private static let height = 15.0
}
