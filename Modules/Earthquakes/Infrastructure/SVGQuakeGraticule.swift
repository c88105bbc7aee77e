import CoreDomain
import EarthquakesDomain

/// A map's lines of latitude and longitude, with their labels.
struct SVGQuakeGraticule {
  let projection: SVGQuakeProjection

  /// The lines, as one path.
  var lines: SVGElement {
    let path = (parallels + meridians).map { $0.line.path() }
    return SVGElement(
      "path",
      [
        "class": "line graticule", "fill": "none", "stroke": SVGQuakePicture.line,
        "d": path.joined(),
      ])
  }

  /// The labels of the rim and of the lines. The rim's label is its distance from the middle. The
  /// label of a line is at the rim if the line leaves the disc, and otherwise on the line. Labels
  /// that overlap earlier ones are omitted.
  var labels: [SVGElement] {
    // Reserves the space of the mark in the middle.
    var placed = [SVGLabel("place", on: projection.middle), rim]
    for label in (meridians + parallels).flatMap(\.labels)
    where !placed.contains(where: label.overlaps) {
      placed.append(label)
    }
    return placed.dropFirst().map(\.element)
  }

  private var rim: SVGLabel {
    let direction = SVGPoint(x: 0.707, y: -0.707)
    let edge = SVGPoint(
      x: projection.middle.x + direction.x * projection.reach,
      y: projection.middle.y + direction.y * projection.reach)
    let kilometres = projection.kilometres
    let text =
      kilometres < 1000 ? SVGElement.number(kilometres) : Figures.grouped(kilometres.rounded())
    return SVGLabel("\(text) km", at: edge, leaving: direction)
  }
}

extension SVGQuakeGraticule {
  /// The lines of latitude, except for the poles.
  private var parallels: [(line: SVGQuakeLine, labels: [SVGLabel])] {
    let step = Self.step(for: projection.degrees)
    let centre = projection.centre
    let south = max(-89.9, centre.latitude - projection.degrees)
    let north = min(89.9, centre.latitude + projection.degrees)
    return Self.multiples(of: step, from: south, to: north).map { thousandths in
      let latitude = Double(thousandths) / 1000
      let points = stretch(around: centre.longitude, projection.longitudes).compactMap {
        Coordinates(latitude: latitude, longitude: $0)
      }
      return line(
        through: points, name: Self.name(thousandths, "N", "S"), leaving: { $0.x < -0.5 },
        naming: Coordinates(latitude: latitude, longitude: centre.longitude))
    }
  }

  /// The lines of longitude.
  private var meridians: [(line: SVGQuakeLine, labels: [SVGLabel])] {
    let step = Self.step(for: projection.longitudes)
    let centre = projection.centre
    // Extends slightly beyond the rim, so that a line around a pole crosses it.
    let low = max(-90, centre.latitude - projection.degrees * 1.05)
    let high = min(90, centre.latitude + projection.degrees * 1.05)
    let west = centre.longitude - projection.longitudes
    let east = centre.longitude + projection.longitudes
    // If the range spans the globe, its two ends are the same line, so that line is drawn only
    // once.
    let thousandths = Self.multiples(of: step, from: west, to: east)
      .filter { $0 - 360_000 < Int((west * 1000).rounded(.up)) }
    return thousandths.map { thousandths in
      let longitude = Double(thousandths) / 1000
      let points = stretch(around: (low + high) / 2, (high - low) / 2).compactMap {
        Coordinates(latitude: $0, longitude: longitude)
      }
      return line(
        through: points, name: Self.name(Self.wrapped(thousandths), "E", "W"),
        leaving: { projection.hasPole || $0.y > 0.5 },
        naming: Coordinates(latitude: 0, longitude: longitude))
    }
  }

  /// Creates a line of the graticule, clipped at the rim.
  ///
  /// - Parameters:
  ///   - leaving: Whether the label may be placed where the line leaves the disc. The argument is
  ///     the unit vector from the middle to that point.
  ///   - naming: The place of the label if it cannot be at the rim. If the disc covers more than a
  ///     hemisphere, no label is at the rim.
  private func line(
    through points: [Coordinates], name: String, leaving isNamed: (SVGPoint) -> Bool,
    naming place: Coordinates?
  ) -> (line: SVGQuakeLine, labels: [SVGLabel]) {
    let line = SVGQuakeLine(through: points, on: projection)
    var labels: [SVGLabel] = []
    for edge in line.crossings where projection.degrees <= 90 {
      let direction = SVGPoint(
        x: (edge.x - projection.middle.x) / projection.reach,
        y: (edge.y - projection.middle.y) / projection.reach)
      if isNamed(direction) { labels.append(SVGLabel(name, at: edge, leaving: direction)) }
    }
    if labels.isEmpty, let place, projection.distance(to: place) <= projection.degrees {
      labels.append(SVGLabel(name, on: projection.position(of: place)))
    }
    return (line, labels)
  }
}

// MARK: - Numbers

extension SVGQuakeGraticule {
  /// Returns the distance between two neighbouring lines, in thousandths of a degree. About five
  /// lines cross the map.
  ///
  /// - Parameter degrees: The distance from the map's middle to its rim.
  static func step(for degrees: Double) -> Int {
    let wanted = degrees * 1000 * 2 / 5
    return steps.first { Double($0) >= wanted } ?? 30_000
  }

  private static let steps = [
    2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000,
  ]

  /// Returns the multiples of `step` from `low` to `high` degrees, in thousandths of a degree.
  /// Returns an empty array if `low` is greater than `high`, as for the parallels near a pole.
  private static func multiples(of step: Int, from low: Double, to high: Double) -> [Int] {
    let first = Int((low * 1000 / Double(step)).rounded(.up))
    let last = Int((high * 1000 / Double(step)).rounded(.down))
    return first <= last ? (first...last).map { $0 * step } : []
  }

  /// Returns sample points, at most `reach` from `middle`. They are close enough for straight
  /// segments to look like a curve, even around a pole and at the rim of the whole globe, where a
  /// degree is long.
  private func stretch(around middle: Double, _ reach: Double) -> [Double] {
    let half = projection.degrees > 45 || projection.hasPole ? 180 : 20
    return (-half...half).map { middle + reach * Double($0) / Double(half) }
  }

  private static func wrapped(_ longitude: Int) -> Int {
    longitude > 180_000
      ? longitude - 360_000 : longitude <= -180_000 ? longitude + 360_000 : longitude
  }

  /// Returns the label of a line: `37.5°N`, `0°`, `180°`.
  static func name(_ thousandths: Int, _ positive: String, _ negative: String) -> String {
    let number = "\(Double(abs(thousandths)) / 1000)"
    let short = number.hasSuffix(".0") ? String(number.dropLast(2)) : number
    let side =
      thousandths == 0 || abs(thousandths) == 180_000 ? "" : thousandths < 0 ? negative : positive
    return "\(short)°\(side)"
  }
}
