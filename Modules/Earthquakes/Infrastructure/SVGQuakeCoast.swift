import CoreDomain
import EarthquakesDomain

/// The coastlines of a map.
struct SVGQuakeCoast {
  let projection: SVGQuakeProjection

  /// The lines, as one path.
  var lines: SVGElement {
    let path = QuakeCoastlines.lines.flatMap(runs).map { run in
      SVGQuakeLine(through: run, on: projection).path(leavingOut: 0.7)
    }
    return SVGElement(
      "path",
      [
        "class": "coast", "fill": "none", "stroke": "#6b7685", "stroke-linejoin": "round",
        "d": path.joined(),
      ])
  }

  /// The parts of a coastline near the disc. Their points are close enough to form a curve.
  private func runs(of line: [Coordinates]) -> [[Coordinates]] {
    var runs: [[Coordinates]] = []
    var isNear = false
    for (start, end) in zip(line, line.dropFirst()) {
      let way = (
        north: end.latitude - start.latitude,
        east: Self.turn(end.longitude - start.longitude)
      )
      let length = abs(way.north) + abs(way.east)
      guard projection.distance(to: start) - length <= projection.degrees else {
        isNear = false
        continue
      }
      if !isNear { runs.append([start]) }
      isNear = true
      let count = Int((length / min(1, projection.degrees / 10)).rounded(.up))
      runs[runs.count - 1] += (1...max(1, count)).compactMap { number in
        let part = Double(number) / Double(max(1, count))
        return Coordinates(
          latitude: start.latitude + way.north * part,
          longitude: start.longitude + way.east * part)
      }
    }
    return runs
  }

  /// Wraps a difference of longitudes to the range from −180 to 180, the shorter way round the
  /// globe.
  private static func turn(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }
}
