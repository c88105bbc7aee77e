public import CoreDomain

/// A query for earthquakes: around a place, since a point in time, and optionally with a minimum
/// magnitude.
public struct QuakeQuery: Hashable, Sendable {
  public let place: Place
  public let radius: Radius
  public let since: QuakeStart
  /// The lowest magnitude that matches; quakes without a magnitude do not match. `nil` means that
  /// all quakes match, also those without a magnitude.
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

  /// Whether a quake is within the radius, occurred at ``since`` or later, and is strong enough.
  public func matches(_ quake: Quake, by rules: QuakeRules) -> Bool {
    quake.time >= since.moment && isStrongEnough(quake)
      && circle(by: rules).contains(quake.coordinates)
  }

  /// The circle around the place in which quakes match.
  public func circle(by rules: QuakeRules) -> Circle {
    rules.circle(around: place.coordinates, radius: radius)
  }

  /// Describes a number of matches: `163 earthquakes within 100 km of San Ramon since 2015-10-01`.
  public func sentence(of count: Int) -> String {
    "\(Figures.grouped(count)) \(phrase(for: count))"
  }

  /// Describes the matches without their number: `earthquakes within 100 km of San Ramon since
  /// 2015-10-01`. The count only decides between singular and plural.
  public func phrase(for count: Int) -> String {
    let strength = minimumMagnitude.map {
      " of magnitude \($0.value < 0 ? "−" : "")\(QuakeText.shortest(abs($0.value))) or more"
    }
    return (count == 1 ? "earthquake" : "earthquakes") + (strength ?? "")
      + " within \(Figures.grouped(radius.kilometres)) km of \(place.name)"
      + " since \(since.iso8601)"
  }

  /// Whether every quake that matches the other query also matches this one.
  public func covers(_ other: QuakeQuery, by rules: QuakeRules) -> Bool {
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
  /// The default radius: 100 km.
  public static let usual = Radius(known: 100)
}

/// The start of a query's time range: usually the start of a day in UTC.
public struct QuakeStart: Hashable, Sendable {
  public let moment: Timestamp

  public init(_ moment: Timestamp) {
    self.moment = moment
  }

  /// Parses a day (`2015-10-01`, starting at midnight UTC) or a point in time, in ISO 8601. A time
  /// without a time zone is in UTC.
  ///
  /// - Throws: A failure of ``QuakeField/since`` if the text is neither.
  public init(_ typed: String) throws(QuakeFieldFailure) {
    let text = DisplayText.trimmed(typed)
    guard
      let moment = Timestamp(iso8601: text) ?? Timestamp(iso8601: text + "Z")
        ?? Timestamp(iso8601: text + "T00:00:00Z")
    else {
      throw QuakeFieldFailure(
        .since,
        "Invalid date “\(DisplayText.quoted(typed))”. "
          + "Use the format 2015-10-01 or 2015-10-01T12:00:00Z.")
    }
    self.moment = moment
  }

  /// The default start: 1 October 2015.
  public static let usual = QuakeStart(known: 1_443_657_600)

  private init(known seconds: Int64) {
    guard let moment = Timestamp(secondsSince1970: seconds) else {
      preconditionFailure("\(seconds) is out of range")
    }
    self.moment = moment
  }

  /// The day if the start is at midnight UTC, otherwise the point in time. Both are in ISO 8601.
  public var iso8601: String {
    let isMidnight = moment.millisecondsSince1970.isMultiple(of: 86_400_000)
    return isMidnight ? Figures.day(moment) : moment.iso8601
  }
}

/// A time range that includes both ends. Both the service and this program count in milliseconds,
/// so a period can end one millisecond before the next one starts, without an overlap or a gap.
public struct QuakePeriod: Hashable, Sendable {
  public let first: Timestamp
  public let last: Timestamp

  /// Creates a period, or returns `nil` if its end is before its start.
  public init?(from first: Timestamp, through last: Timestamp) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  public func contains(_ moment: Timestamp) -> Bool {
    first <= moment && moment <= last
  }

  /// The two halves, the earlier half first, or `nil` if the period is a single millisecond.
  public var halves: (earlier: QuakePeriod, later: QuakePeriod)? {
    let length = last.millisecondsSince1970 - first.millisecondsSince1970
    guard let middle = Timestamp(millisecondsSince1970: first.millisecondsSince1970 + length / 2),
      let next = Timestamp(millisecondsSince1970: middle.millisecondsSince1970 + 1),
      let earlier = QuakePeriod(from: first, through: middle),
      let later = QuakePeriod(from: next, through: last)
    else { return nil }
    return (earlier, later)
  }
}
