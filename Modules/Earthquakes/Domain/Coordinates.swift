import CoreDomain

/// A point on the globe, in degrees.
///
/// Some services write longitudes above 180, or −180 instead of 180. This type normalizes both: 181
/// becomes −179, and −180 becomes 180.
public struct Coordinates: Hashable, Sendable {
  /// The latitude, from −90 to 90; positive in the north.
  public let latitude: Double
  /// The longitude, greater than −180 and at most 180; positive in the east.
  public let longitude: Double

  /// Creates a point, or returns `nil` if a coordinate is out of range.
  ///
  /// - Parameters:
  ///   - latitude: From −90 to 90.
  ///   - longitude: From −360 to 360; values beyond ±180 are wrapped, and rounded to ten decimals.
  public init?(latitude: Double, longitude: Double) {
    guard (-90.0...90.0).contains(latitude), (-360.0...360.0).contains(longitude) else {
      return nil
    }
    self.latitude = latitude
    self.longitude =
      longitude > 180
      ? Self.rounded(longitude - 360)
      : longitude <= -180 ? Self.rounded(longitude + 360) : longitude
  }

  /// Rounds a wrapped longitude, because wrapping is inexact: 238.02 − 360 is −121.97999999999999.
  private static func rounded(_ longitude: Double) -> Double {
    let rounded = (longitude * 1e10).rounded() / 1e10
    return rounded == -180 ? 180 : rounded
  }
}

/// A circle on the globe.
///
/// Distances are great-circle distances by the haversine formula, which is precise for close points
/// and has no special cases at the date line or the poles.
/// https://en.wikipedia.org/wiki/Haversine_formula
public struct Circle: Sendable {
  public let centre: Coordinates
  public let radius: Radius
  private let cosineOfCentre: Double

  init(around centre: Coordinates, radius: Radius) {
    self.centre = centre
    self.radius = radius
    cosineOfCentre = centre.latitude.inRadians.cosine
  }

  /// Whether the point lies in the circle or on its edge.
  public func contains(_ point: Coordinates) -> Bool {
    radius == .wholeGlobe || distance(to: point).degrees <= radius.degrees
  }

  /// Returns the distance from the center to a point.
  public func distance(to point: Coordinates) -> Distance {
    let south = ((point.latitude - centre.latitude).inRadians / 2).sine
    let east = ((point.longitude - centre.longitude).inRadians / 2).sine
    let haversine =
      south * south + cosineOfCentre * point.latitude.inRadians.cosine * east * east
    // For antipodal points, rounding may push the haversine slightly above 1.
    let half = min(1, haversine.squareRoot()).arcsine
    return Distance(degrees: 2 * half * 180 / .pi)
  }
}

extension Double {
  fileprivate var inRadians: Double { self * .pi / 180 }
}
