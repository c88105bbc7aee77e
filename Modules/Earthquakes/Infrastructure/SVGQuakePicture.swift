import CoreDomain
import EarthquakesDomain

/// The parts that all images share: the frame, the colours and the text formatting.
enum SVGQuakePicture {
  /// Returns a complete image.
  ///
  /// - Parameters:
  ///   - name: A prefix for element identifiers that is unique on the page.
  ///   - kind: Determines the size. An image is about as wide as a phone, so that its text,
  ///     which has a size of at least 13 units, is legible there.
  ///   - title: The accessible title.
  ///   - description: The accessible description.
  static func picture(
    _ name: String, _ kind: QuakePictureKind, title: String, description: String,
    _ parts: [SVGElement]
  ) -> SVGElement {
    SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": "0 0 \(kind.size.width) \(kind.size.height)",
        "class": "quakes", "role": "img", "aria-labelledby": "\(name)-title \(name)-description",
        "font-family": "system-ui, sans-serif", "font-size": "13", "fill": ink,
      ],
      [
        SVGElement("title", ["id": "\(name)-title"], text: title),
        SVGElement("desc", ["id": "\(name)-description"], text: description),
        SVGElement(style: darkColours),
        SVGElement(
          "rect", ["class": "paper", "width": "100%", "height": "100%", "fill": "#ffffff"]),
      ] + parts)
  }

  /// Returns the two heading lines of an image.
  static func heading(_ title: String, _ query: QuakeQuery) -> [SVGElement] {
    [
      SVGElement(
        text: cut(title, to: 38), x: 16, y: 28, ["font-size": "16", "font-weight": "600"]),
      SVGElement(text: cut(conditions(query), to: 54), x: 16, y: 48),
    ]
  }

  /// Truncates a text to a line of the heading. The accessible texts of the image contain the full
  /// text.
  private static func cut(_ text: String, to length: Int) -> String {
    text.count > length ? text.prefix(length - 1) + "…" : text
  }

  /// Describes the query's criteria: `within 100 km, since 2015-10-01, magnitude 4 or more`.
  static func conditions(_ query: QuakeQuery) -> String {
    let magnitude = query.minimumMagnitude.map {
      ", magnitude \(SVGElement.number($0.value)) or more"
    }
    return "\(reach(query)), since \(query.since.iso8601)\(magnitude ?? "")"
  }

  static func reach(_ query: QuakeQuery) -> String {
    query.radius == .wholeGlobe
      ? "on the whole globe" : "within \(Figures.grouped(query.radius.kilometres)) km"
  }

  static let ink = "#1b1f24"
  static let line = "#d3d9e0"
  static let accent = "#0b5cad"

  /// The style sheet does not set `color-scheme`, which would darken the canvas behind an image on
  /// a light page.
  private static let darkColours: StaticString = """
    @media (prefers-color-scheme: dark) {
    .quakes { fill: #e6e9ee }
    .quakes .paper { fill: #14171c }
    .quakes .halo { stroke: #14171c }
    .quakes .water { fill: #1b222c }
    .quakes .line { stroke: #3a4350 }
    .quakes .coast { stroke: #8c97a6 }
    .quakes .accent { stroke: #79b8ff }
    .quakes .accented { fill: #79b8ff }
    .quakes .marks { stroke: #aab3c0 }
    }
    """
}

extension QuakeOrigin {
  /// The origin and date of the data. An image file may be viewed long after it was created.
  var sentence: String {
    switch self {
    case .service(let moment), .fresh(askedAt: let moment):
      "Last updated on \(Figures.minute(moment))."
    case .stored(let stored, because: _):
      "Stored data, last updated on \(Figures.minute(stored.askedAt))."
        + (stored.isComplete ? "" : " It may be incomplete.")
    }
  }
}
