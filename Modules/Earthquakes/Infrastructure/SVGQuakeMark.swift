import CoreDomain
import EarthquakesDomain

/// The mark of a quake on a map. Its size shows the magnitude, its colour shows the depth.
struct SVGQuakeMark {
  let magnitude: Magnitude?
  let depth: Depth?
  /// The scale of the marks: 1 on a regional map, smaller on a map of half of the globe or of many
  /// quakes.
  var scale = 1.0

  /// Returns a circle, or a small square if the magnitude is unknown.
  func element(at point: SVGPoint, title: String? = nil) -> SVGElement {
    let name = title.map { [SVGElement("title", text: $0)] } ?? []
    let colour = SVGQuakeDepth.of(depth).colour
    guard let magnitude else {
      let corner = SVGPoint(x: point.x - 3, y: point.y - 3)
      return SVGElement(
        "rect",
        [
          "x": SVGElement.number(corner.x), "y": SVGElement.number(corner.y), "width": "6",
          "height": "6", "fill": colour,
        ], name)
    }
    return SVGElement(
      "circle",
      [
        "cx": SVGElement.number(point.x), "cy": SVGElement.number(point.y),
        "r": SVGElement.number(Self.reach(of: magnitude) * scale), "fill": colour,
      ], name)
  }

  /// Returns the radius of a mark. It grows with the square of the magnitude, so that strong quakes
  /// stand out. Marks of negative magnitudes remain visible.
  static func reach(of magnitude: Magnitude) -> Double {
    let value = max(0, magnitude.value)
    return 1.8 + 0.34 * value * value
  }

  /// Groups marks with a shared outline. The group is translucent, so that overlapping marks are
  /// visible.
  static func group(_ marks: [SVGElement]) -> SVGElement {
    SVGElement(
      "g",
      [
        "class": "marks", "stroke": SVGQuakePicture.ink, "stroke-width": "0.5",
        "fill-opacity": "0.5",
      ], marks)
  }
}

/// A class of depth on a map.
struct SVGQuakeDepth {
  /// The name in the legend.
  let name: String
  /// The depth in kilometres at which the next class begins.
  let end: Double
  let colour: String

  /// The classes from the shallowest to the deepest, and ``unknown``.
  ///
  /// Five colours of the “plasma” colour map. Its lightness decreases evenly, so people with colour
  /// blindness can distinguish the colours, even in a black-and-white print.
  /// https://bids.github.io/colormap/
  static let all = [
    SVGQuakeDepth(name: "under 10 km", end: 10, colour: "#f0f921"),
    SVGQuakeDepth(name: "10 to 35 km", end: 35, colour: "#f89540"),
    SVGQuakeDepth(name: "35 to 70 km", end: 70, colour: "#cc4778"),
    SVGQuakeDepth(name: "70 to 300 km", end: 300, colour: "#7e03a8"),
    SVGQuakeDepth(name: "from 300 km", end: .infinity, colour: "#0d0887"),
    unknown,
  ]

  static let unknown = SVGQuakeDepth(name: "unknown", end: .nan, colour: "none")

  static func of(_ depth: Depth?) -> Self {
    depth.flatMap { depth in all.first { depth.kilometres < $0.end } } ?? unknown
  }
}

/// The legend for the sizes and colours of marks.
enum SVGQuakeLegend {
  /// - Parameter top: The vertical position of the legend in the image.
  static func elements(from top: Double, scale: Double) -> [SVGElement] {
    [
      SVGElement(text: "Magnitude", x: 16, y: top, ["font-weight": "600"]),
      SVGElement(text: "Depth", x: 16, y: top + 60, ["font-weight": "600"]),
      SVGQuakeMark.group(
        sizes(at: top + 26, scale).map(\.mark) + colours(from: top + 78).map(\.mark)),
    ] + (sizes(at: top + 26, scale) + colours(from: top + 78)).map(\.name)
  }

  private static func sizes(at line: Double, _ scale: Double) -> [(
    mark: SVGElement, name: SVGElement
  )] {
    let magnitudes = [1.0, 3, 5, 7].map { Magnitude($0) } + [nil]
    return zip(magnitudes, [24.0, 76, 138, 212, 296]).map { magnitude, x in
      let reach = magnitude.map { SVGQuakeMark.reach(of: $0) * scale } ?? 3
      let name = magnitude.map { SVGElement.number($0.value) } ?? "unknown"
      return (
        SVGQuakeMark(magnitude: magnitude, depth: nil, scale: scale).element(
          at: SVGPoint(x: x, y: line)),
        SVGElement(text: name, x: x + reach + 7, y: line + 4)
      )
    }
  }

  private static func colours(from top: Double) -> [(mark: SVGElement, name: SVGElement)] {
    zip(0..., SVGQuakeDepth.all).map { index, depth in
      let x = 24.0 + Double(index % 3) * 120
      let y = top + Double(index / 3) * 22
      let swatch = SVGElement(
        "circle",
        [
          "cx": SVGElement.number(x), "cy": SVGElement.number(y), "r": "6", "fill": depth.colour,
        ])
      return (swatch, SVGElement(text: depth.name, x: x + 13, y: y + 4))
    }
  }
}
