import CoreDomain

extension SQLSpatialIndexContract {
  static let tokyo = point(35.6895, 139.6917)
  /// In the southern hemisphere, near the date line.
  static let suva = point(-18.1416, 178.4419)

  /// Points on the poles, the equator and the date line, and pseudorandom points.
  static let samplePoints: [SQLPoint] = {
    var points = latitudes.flatMap { latitude in
      longitudes.map { longitude in point(latitude, longitude) }
    }
    var numbers = SampleNumbers()
    for _ in 0..<300 {
      points.append(point(numbers.next(in: -90...90), numbers.next(in: -180...180)))
    }
    return points
  }()

  /// Boxes between the same lines, and pseudorandom ones.
  static let sampleBoxes: [SQLBox] = {
    var boxes: [SQLBox] = []
    for (index, south) in latitudes.enumerated() {
      for north in latitudes[index...] {
        for west in longitudes {
          for east in longitudes { boxes.append(box(south, north, west, east)) }
        }
      }
    }
    var numbers = SampleNumbers()
    for _ in 0..<300 {
      let (one, other) = (numbers.next(in: -90...90), numbers.next(in: -90...90))
      let (west, east) = (numbers.next(in: -180...180), numbers.next(in: -180...180))
      boxes.append(box(min(one, other), max(one, other), west, east))
    }
    return boxes
  }()

  private static let latitudes = [-90, -89.999_999, 0, 35.6812362, 90]
  private static let longitudes = [-180, -179.999_999, -0.1, 0, 139.767_124_9, 179.999_999, 180]

  private static func point(_ latitude: Double, _ longitude: Double) -> SQLPoint {
    guard let point = SQLPoint(latitude: latitude, longitude: longitude) else {
      preconditionFailure("invalid point \(latitude), \(longitude)")
    }
    return point
  }

  fileprivate static func box(
    _ south: Double, _ north: Double, _ west: Double, _ east: Double
  ) -> SQLBox {
    guard let box = SQLBox(south: south, north: north, west: west, east: east) else {
      preconditionFailure("\(south)…\(north), \(west)…\(east) is not a box")
    }
    return box
  }
}

extension SQLBox {
  static let wholeGlobe = SQLSpatialIndexContract.box(-90, 90, -180, 180)

  /// Returns a box that extends one degree in each direction from a point that is not near a pole
  /// or the date line.
  static func around(_ point: SQLPoint) -> SQLBox {
    SQLSpatialIndexContract.box(
      point.latitude - 1, point.latitude + 1, point.longitude - 1, point.longitude + 1)
  }
}

/// A pseudorandom number generator with a fixed seed.
private struct SampleNumbers {
  private var state: UInt64 = 42

  /// Uses a linear congruential generator; its high bits are good enough for points on a map.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let fraction = Double(state >> 11) / Double(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }
}
