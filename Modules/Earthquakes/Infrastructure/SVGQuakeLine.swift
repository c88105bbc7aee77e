import CoreDomain
import EarthquakesDomain

/// The parts of a line on the globe that lie in the disc of a map.
struct SVGQuakeLine {
  private(set) var parts: [[SVGPoint]] = []
  /// The points where the line crosses the rim of the disc.
  private(set) var crossings: [SVGPoint] = []
  private var isOpen = false

  /// - Parameter points: Points on the line. They are close enough to connect with straight
  ///   segments.
  init(through points: [Coordinates], on projection: SVGQuakeProjection) {
    var last: (point: SVGPoint, excess: Double)?
    for point in points {
      let here = (
        point: projection.position(of: point),
        excess: projection.distance(to: point) - projection.degrees
      )
      if let last {
        if last.point.distance(to: here.point) > projection.reach * Self.longest {
          // The segment passes the antipode, so its ends are on opposite sides of the disc.
          isOpen = false
        } else if (last.excess <= 0) != (here.excess <= 0) {
          let part = last.excess / (last.excess - here.excess)
          cut(at: last.point.towards(here.point, by: part), entering: here.excess <= 0)
        }
      }
      if here.excess <= 0 { extend(to: here.point) }
      last = here
    }
  }

  /// Returns the line as SVG path data. Omits points that are closer than `distance` to the
  /// previous point.
  func path(leavingOut distance: Double = 0) -> String {
    parts.map { part in
      var kept: [SVGPoint] = []
      for (index, point) in part.enumerated() {
        let isClose = kept.last.map { $0.distance(to: point) < distance } ?? false
        if !isClose || index == part.count - 1 { kept.append(point) }
      }
      return "M" + kept.map(\.text).joined(separator: "L")
    }
    .joined()
  }

  private mutating func cut(at edge: SVGPoint, entering: Bool) {
    if entering { parts.append([edge]) } else { extend(to: edge) }
    isOpen = entering
    crossings.append(edge)
  }

  private mutating func extend(to point: SVGPoint) {
    if isOpen { parts[parts.count - 1].append(point) } else { parts.append([point]) }
    isOpen = true
  }

  /// The maximum length of a segment, as a fraction of the disc's radius.
  static let longest = 0.25
}

extension SVGPoint {
  fileprivate func distance(to other: SVGPoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  fileprivate func towards(_ other: SVGPoint, by part: Double) -> SVGPoint {
    SVGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
