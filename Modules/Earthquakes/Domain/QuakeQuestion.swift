public import CoreDomain

/// What somebody wants to know: the earthquakes around a place, since a moment, from a magnitude on.
public struct QuakeQuestion: Hashable, Sendable {
  public let place: Place
  public let radius: Radius
  public let since: QuakeStart
  /// The weakest that counts. When there is one, quakes without a magnitude do not count; when there is
  /// none, each counts.
  public let minimumMagnitude: Magnitude?

  public init(
    place: Place, radius: Radius = .usual, since: QuakeStart = .usual,
    minimumMagnitude: Magnitude? = nil
  ) {
    self.place = place
    self.radius = radius
    self.since = since
    self.minimumMagnitude = minimumMagnitude
  }

  /// Whether a quake is one of those that are asked for.
  public func matches(_ quake: Quake, by rules: QuakeRules) -> Bool {
    quake.time >= since.moment && isStrongEnough(quake)
      && circle(by: rules).contains(quake.coordinates)
  }

  /// The part of the globe that is asked about.
  public func circle(by rules: QuakeRules) -> Circle {
    rules.circle(around: place.coordinates, radius: radius)
  }

  /// Whether every quake that another question asks for is one that this question asks for.
  public func covers(_ other: QuakeQuestion, by rules: QuakeRules) -> Bool {
    guard since.moment <= other.since.moment else { return false }
    if let minimumMagnitude {
      guard let weakest = other.minimumMagnitude, minimumMagnitude <= weakest else { return false }
    }
    if radius == .wholeGlobe { return true }
    if place.coordinates == other.place.coordinates {
      return other.radius.degrees <= radius.degrees
    }
    let way = circle(by: rules).distance(to: other.place.coordinates).degrees
    return way + other.radius.degrees <= radius.degrees
  }

  private func isStrongEnough(_ quake: Quake) -> Bool {
    guard let minimumMagnitude else { return true }
    guard let magnitude = quake.magnitude else { return false }
    return magnitude >= minimumMagnitude
  }
}

extension Radius {
  /// How far somebody looks who does not say: 100 km.
  public static let usual = Radius(known: 100)
}

/// The moment from which on earthquakes count: the beginning of a day, in UTC, or any other one.
public struct QuakeStart: Hashable, Sendable {
  public let moment: Timestamp

  public init(_ moment: Timestamp) {
    self.moment = moment
  }

  /// Reads a day (`2015-10-01`, which begins at midnight in UTC) or a moment in ISO 8601.
  ///
  /// - Throws: ``QuakeFailure/malformedStart(_:)``.
  public init(_ typed: String) throws(QuakeFailure) {
    let text = DisplayText.trimmed(typed)
    guard let moment = Timestamp(iso8601: text) ?? Timestamp(iso8601: text + "T00:00:00Z") else {
      throw .malformedStart(typed)
    }
    self.moment = moment
  }

  /// From when on somebody asks who does not say: 1 October 2015.
  public static let usual = QuakeStart(known: 1_443_657_600)

  private init(known seconds: Int64) {
    guard let moment = Timestamp(secondsSince1970: seconds) else {
      preconditionFailure("\(seconds) is out of the calendar")
    }
    self.moment = moment
  }

  /// The day alone where it is the beginning of one, else the moment, both in ISO 8601.
  public var iso8601: String {
    isMidnight ? String(moment.iso8601.prefix(10)) : moment.iso8601
  }

  /// The day as Americans write it, `10/1/2015`, where it is the beginning of one, else the moment in ISO
  /// 8601.
  public var american: String {
    guard isMidnight else { return moment.iso8601 }
    let parts = moment.iso8601.prefix(10).split(separator: "-").compactMap { Int($0) }
    return "\(parts[1])/\(parts[2])/\(parts[0])"
  }

  private var isMidnight: Bool {
    moment.millisecondsSince1970.isMultiple(of: 86_400_000)
  }
}

/// A stretch of time, both of its ends included: the service counts in milliseconds and so do we, so two
/// neighbours have no moment in common and leave none out.
public struct QuakePeriod: Hashable, Sendable {
  public let first: Timestamp
  public let last: Timestamp

  /// Makes a period, or nothing when it would end before it begins.
  public init?(from first: Timestamp, through last: Timestamp) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  public func contains(_ moment: Timestamp) -> Bool {
    first <= moment && moment <= last
  }

  /// The two halves, the earlier one first; nothing when the period is one millisecond.
  public var halves: (earlier: QuakePeriod, later: QuakePeriod)? {
    let length = last.millisecondsSince1970 - first.millisecondsSince1970
    guard length > 0,
      let middle = Timestamp(millisecondsSince1970: first.millisecondsSince1970 + length / 2),
      let next = Timestamp(millisecondsSince1970: middle.millisecondsSince1970 + 1),
      let earlier = QuakePeriod(from: first, through: middle),
      let later = QuakePeriod(from: next, through: last)
    else { return nil }
    return (earlier, later)
  }
}
