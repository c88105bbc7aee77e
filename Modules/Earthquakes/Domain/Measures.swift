/// The strength of a quake on a logarithmic scale; the seismic network chooses the scale. Weak
/// quakes can have negative magnitudes.
public struct Magnitude: Hashable, Sendable {
  /// The allowed values, −10 to 12. All measured magnitudes are well within this range.
  public static let bounds = -10.0...12.0

  public let value: Double

  /// Creates a magnitude, or returns `nil` if the number is outside of ``bounds`` or not a number.
  public init?(_ value: Double) {
    guard Self.bounds.contains(value) else { return nil }
    self.value = value
  }
}

extension Magnitude: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The depth below sea level at which a quake began. It is negative for a quake inside a mountain,
/// above sea level.
public struct Depth: Hashable, Sendable {
  /// The allowed values, −100 to 1000 km. The service allows the same values.
  public static let bounds = -100.0...1000.0

  public let kilometres: Double

  /// Creates a depth, or returns `nil` if the number is outside of ``bounds`` or not a number.
  public init?(kilometres: Double) {
    guard Self.bounds.contains(kilometres) else { return nil }
    self.kilometres = kilometres
  }
}

/// A search radius around a place, along the surface of the globe.
public struct Radius: Hashable, Sendable {
  /// The allowed values, 0 to 20,001.6 km (half of the circumference). The service allows the same
  /// values.
  public static let bounds = 0.0...20_001.6

  /// The radius that covers the whole globe from any place.
  public static let wholeGlobe = Radius(known: bounds.upperBound)

  public let kilometres: Double

  /// Creates a radius, or returns `nil` if the number is outside of ``bounds`` or not a number.
  public init?(kilometres: Double) {
    guard Self.bounds.contains(kilometres) else { return nil }
    self.init(known: kilometres)
  }

  /// The angle at the center of the globe, in degrees. As in the service, a degree is 111.12 km.
  /// https://github.com/usgs/earthquake-event-ws
  public var degrees: Double { kilometres / Distance.kilometresPerDegree }

  init(known kilometres: Double) {
    self.kilometres = kilometres
  }
}

/// The distance from a place to a quake, along the surface of the globe.
public struct Distance: Hashable, Sendable {
  /// The service's kilometres per degree. The mean on the real globe is 111.19 km. This type uses
  /// the service's number, so that a quake on the edge of a search radius has exactly that radius
  /// as its distance.
  static let kilometresPerDegree = 111.12

  /// The distance as an angle, from 0 to 180 degrees.
  public let degrees: Double

  public var kilometres: Double { degrees * Self.kilometresPerDegree }

  init(degrees: Double) {
    self.degrees = degrees
  }
}

extension Distance: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.degrees < right.degrees }
}
