import CoreDomain
import EarthquakesDomain

/// A map of earthquakes around a place.
struct SVGQuakeMap {
  private let list: QuakeList
  /// The quakes, sorted by size: the largest first, so that small marks are drawn on top.
  private let drawn: [NearbyQuake]
  private let projection: SVGQuakeProjection

  init(of list: QuakeList, by rules: QuakeRules) {
    self.list = list
    drawn = Array(
      list.quakes.sorted { $0.quake.isLarger(than: $1.quake) }.prefix(QuakePicture.markerLimit))
    projection = SVGQuakeProjection(
      of: list.query, showing: list.quakes, by: rules, middle: SVGPoint(x: 200, y: 216), reach: 138)
  }

  var picture: SVGElement {
    let title = "Map of earthquakes near \(list.query.place.name)"
    return SVGQuakePicture.picture(
      "quake-map", .map, title: title, description: description,
      SVGQuakePicture.heading("Earthquakes near \(list.query.place.name)", list.query)
        + disc + SVGQuakeLegend.elements(from: 404, scale: scale) + notes)
  }
}

extension SVGQuakeMap {
  private var disc: [SVGElement] {
    let graticule = SVGQuakeGraticule(projection: projection)
    let coast = SVGQuakeCoast(projection: projection)
    return [water, graticule.lines, coast.lines, edge, marks]
      + graticule.labels + [place]
  }

  private var water: SVGElement {
    SVGElement(
      "circle",
      [
        "class": "water", "cx": SVGElement.number(projection.middle.x),
        "cy": SVGElement.number(projection.middle.y), "r": SVGElement.number(projection.reach),
        "fill": "#f2f6fb",
      ])
  }

  /// The rim of the disc: the circle of the query, unless the map is zoomed in.
  private var edge: SVGElement {
    SVGElement(
      "circle",
      [
        "class": "accent edge", "cx": SVGElement.number(projection.middle.x),
        "cy": SVGElement.number(projection.middle.y), "r": SVGElement.number(projection.reach),
        "fill": "none", "stroke": SVGQuakePicture.accent, "stroke-width": "1.5",
      ])
  }

  private var marks: SVGElement {
    SVGQuakeMark.group(
      drawn.map { nearby in
        let quake = nearby.quake
        return SVGQuakeMark(magnitude: quake.magnitude, depth: quake.depth, scale: scale)
          .element(at: projection.position(of: quake.coordinates), title: quake.summary)
      })
  }

  /// The cross at the place of the query, in the middle of the map.
  private var place: SVGElement {
    let middle = projection.middle
    return SVGElement(
      "path",
      [
        "class": "accent place", "stroke": SVGQuakePicture.accent, "stroke-width": "2.5",
        "d": "M\(SVGPoint(x: middle.x - 9, y: middle.y).text)h18"
          + "M\(SVGPoint(x: middle.x, y: middle.y - 9).text)v18",
      ])
  }

  /// The scale of the marks: smaller on a map with a large radius or with many quakes, so that the
  /// marks do not cover each other and the coast.
  private var scale: Double { projection.degrees > 20 || drawn.count > 200 ? 0.6 : 1 }

  /// Notes on omitted earthquakes and on the origin of the data.
  private var notes: [SVGElement] {
    let left =
      drawn.count < list.total
      ? [
        "The largest \(Figures.grouped(drawn.count)) of \(Figures.grouped(list.total)) are drawn."
      ] : []
    return zip(0..., left + [list.origin.sentence]).map { line, text in
      SVGElement(text: text, x: 16, y: 534 + Double(line) * 18)
    }
  }
}

// MARK: - Descriptions

extension SVGQuakeMap {
  private var description: String {
    let query = list.query
    var sentences = [
      "\(Figures.count(list.total, "earthquake")) near \(query.place.name), "
        + "\(SVGQuakePicture.conditions(query))."
    ]
    if let largest = drawn.first, largest.quake.magnitude != nil {
      sentences.append("The largest: \(largest.summary).")
    }
    if let nearest = drawn.min(by: { $0.distance < $1.distance }) {
      sentences.append(
        "The nearest\(drawn.count < list.total ? " of those drawn" : ""): \(nearest.summary).")
    }
    sentences += [
      "The place is in the middle; the size of a mark shows the magnitude, its colour the depth.",
      list.origin.sentence,
    ]
    return sentences.joined(separator: " ")
  }
}

extension NearbyQuake {
  fileprivate var summary: String {
    "\(quake.summary), \(SVGElement.number(distance.kilometres)) km away"
  }
}

extension Quake {
  /// Whether this quake has a larger magnitude. Any magnitude is larger than an unknown one.
  fileprivate func isLarger(than other: Quake) -> Bool {
    guard let magnitude else { return false }
    guard let others = other.magnitude else { return true }
    return magnitude > others
  }

  /// A description of the quake: `M 4.2, 10 km deep, 2023-03-15T02:10:00Z, 7km NW of The Geysers,
  /// CA`.
  fileprivate var summary: String {
    let strength = magnitude.map { "M \(SVGElement.number($0.value))" }
    let deep = depth.map { "\(SVGElement.number($0.kilometres)) km deep" }
    let parts: [String?] = [
      strength ?? "magnitude unknown", deep ?? "depth unknown", time.iso8601,
      kind == .earthquake ? nil : kind.name, placeName,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
