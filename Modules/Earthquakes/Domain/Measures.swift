/// How strong a quake was, on the logarithmic scales that its network uses. Weak ones are below 0.
public struct Magnitude: Hashable, Sendable {
  /// −10 to 12: wider than anything that was measured.
  public static let bounds = -10.0...12.0

  public let value: Double

  /// Makes a magnitude, or nothing when the number is out of ``bounds``, or is none.
  public init?(_ value: Double) {
    guard Self.bounds.contains(value) else { return nil }
    self.value = value
  }
}

extension Magnitude: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// How far below the sea's surface a quake began. It is below 0 inside of mountains.
public struct Depth: Hashable, Sendable {
  /// −100 to 1000 km, as the service takes them.
  public static let bounds = -100.0...1000.0

  public let kilometres: Double

  /// Makes a depth, or nothing when the number is out of ``bounds``, or is none.
  public init?(kilometres: Double) {
    guard Self.bounds.contains(kilometres) else { return nil }
    self.kilometres = kilometres
  }
}

/// How far around a place somebody looks, along the surface of the globe.
public struct Radius: Hashable, Sendable {
  /// 0 to 20,001.6 km, half of the way around, as the service takes them.
  public static let bounds = 0.0...20_001.6

  /// A radius from which on nothing is left out, whatever the place.
  public static let wholeGlobe = Radius(known: bounds.upperBound)

  public let kilometres: Double

  /// Makes a radius, or nothing when the number is out of ``bounds``, or is none.
  public init?(kilometres: Double) {
    guard Self.bounds.contains(kilometres) else { return nil }
    self.init(known: kilometres)
  }

  /// The angle at the centre of the globe, in degrees: the service divides by 111.12 km.
  /// https://github.com/usgs/earthquake-event-ws
  public var degrees: Double { kilometres / Distance.kilometresPerDegree }

  init(known kilometres: Double) {
    self.kilometres = kilometres
  }
}

/// How far a quake was from a place, along the surface of the globe.
public struct Distance: Hashable, Sendable {
  /// How the service turns degrees into kilometres. A degree of the real globe is 111.19 km on average;
  /// with its number, a quake at the edge of a radius has that radius as its distance.
  static let kilometresPerDegree = 111.12

  /// 0 to 180.
  public let degrees: Double

  public var kilometres: Double { degrees * Self.kilometresPerDegree }

  init(degrees: Double) {
    self.degrees = degrees
  }
}

extension Distance: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.degrees < right.degrees }
}
