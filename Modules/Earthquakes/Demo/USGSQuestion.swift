import CoreDemo
import CoreDomain

/// The filter and sort order of a query.
struct USGSQuestion: Sendable {
  private let parameters: USGSParameters
  private let circle: Circle?
  private let now: Timestamp

  /// - Throws: ``USGSRefusal/incompleteCircle`` if a part of the circle is missing, or if a radius
  ///   is given twice.
  init(_ parameters: USGSParameters, at now: Timestamp) throws(USGSRefusal) {
    self.parameters = parameters
    self.now = now
    circle = try Circle(parameters.numbers)
  }

  /// The maximum number of events, or `nil` for all.
  var limit: Int? { parameters.numbers["limit"].map { Int(min($0, Self.highest)) } }

  /// The position of the first event to return, starting at 1, or `nil` if it is not given.
  var offset: Int? { parameters.numbers["offset"].map { Int(min($0, Self.highest)) } }

  /// Higher numbers count as this one, because `Int` cannot hold all of them.
  private static let highest = 1e9

  /// Returns all matching events in the requested sort order.
  func matches(in quakes: [DemoQuake]) -> [DemoQuake] {
    ordered(quakes.filter(matches))
  }

  /// Returns the matching events of the requested page.
  func page(of matches: [DemoQuake]) -> [DemoQuake] {
    Array(matches.dropFirst((offset ?? 1) - 1).prefix(limit ?? .max))
  }

  /// Whether an event matches. The time range includes both of its ends. An unknown magnitude is
  /// outside of every range.
  private func matches(_ quake: DemoQuake) -> Bool {
    isInTime(quake) && isInRange(quake.magnitude, "magnitude")
      && isInRange(quake.depth, "depth") && isInBox(quake)
      && circle?.contains(quake) != false && isOfKind(quake)
  }

  private func isInTime(_ quake: DemoQuake) -> Bool {
    let start = parameters.times["starttime"] ?? now.adding(seconds: -30 * 86_400)
    return quake.time >= start && parameters.times["endtime"].map { quake.time <= $0 } != false
      && parameters.times["updatedafter"].map { quake.updated > $0 } != false
  }

  private func isInRange(_ value: Double?, _ name: String) -> Bool {
    let (lowest, highest) = (parameters.numbers["min" + name], parameters.numbers["max" + name])
    guard lowest != nil || highest != nil else { return true }
    guard let value else { return false }
    return lowest.map { value >= $0 } != false && highest.map { value <= $0 } != false
  }

  /// Whether an event is in the requested box of latitudes and longitudes. A longitude may exceed
  /// 180°, so that the box crosses the date line.
  private func isInBox(_ quake: DemoQuake) -> Bool {
    isInRange(quake.latitude, "latitude")
      && [-360, 0, 360].contains { isInRange(quake.longitude + $0, "longitude") }
  }

  private func isOfKind(_ quake: DemoQuake) -> Bool {
    let words = parameters.words
    return words["eventtype"].map { $0.split(separator: ",").contains(Substring(quake.type)) }
      != false
      && words["reviewstatus"].map { $0 == "all" || ($0 == "reviewed") == quake.isReviewed }
        != false
      && parameters.numbers["minsig"].map { Double(quake.significance ?? 0) >= $0 } != false
      && parameters.numbers["minfelt"].map { Double(quake.felt ?? 0) >= $0 } != false
  }

  /// Sorts events. Events that are equal in the requested order are sorted by identifier, so that
  /// pages do not overlap.
  private func ordered(_ quakes: [DemoQuake]) -> [DemoQuake] {
    let unknown = -Double.infinity
    let key: (DemoQuake) -> Double =
      switch parameters.words["orderby"] {
      case "time-asc": { Double($0.time.millisecondsSince1970) }
      case "magnitude": { -($0.magnitude ?? unknown) }
      case "magnitude-asc": { $0.magnitude ?? unknown }
      default: { -Double($0.time.millisecondsSince1970) }
      }
    return quakes.sorted { one, other in
      let (left, right) = (key(one), key(other))
      return left == right ? one.id < other.id : left < right
    }
  }
}

/// A circle around a point. The real service intersects the circle with a box, and so loses events
/// near the poles. This simulation does not.
private struct Circle: Sendable {
  private let centre: GreatCircle.Point
  /// The haversines of the minimum and maximum radius.
  private let range: ClosedRange<Double>

  /// - Returns: The circle, or `nil` if the query has no circle.
  /// - Throws: ``USGSRefusal/incompleteCircle`` if a part of the circle is missing, or if a radius
  ///   is given twice.
  init?(_ numbers: [String: Double]) throws(USGSRefusal) {
    let furthest = try Self.degrees(numbers, "maxradius")
    let nearest = try Self.degrees(numbers, "minradius")
    let centre = (numbers["latitude"], numbers["longitude"])
    switch (centre.0, centre.1, furthest) {
    case (nil, nil, nil): return nil
    case (let latitude?, let longitude?, let furthest?):
      self.centre = GreatCircle.Point(latitude: latitude, longitude: longitude)
      let lowest = GreatCircle.haversine(degrees: min(nearest ?? 0, 180))
      let highest = GreatCircle.haversine(degrees: furthest) * Self.slack
      range = min(lowest, highest)...highest
    default: throw .incompleteCircle
    }
  }

  func contains(_ quake: DemoQuake) -> Bool {
    let point = GreatCircle.Point(latitude: quake.latitude, longitude: quake.longitude)
    return range.contains(GreatCircle.haversine(from: centre, to: point))
  }

  /// The tolerance for rounding errors. It makes the edge a part of the circle.
  private static let slack = 1 + 1e-12

  /// Returns a radius in degrees, from a value in degrees or in kilometres. Throws if both are
  /// given.
  private static func degrees(
    _ numbers: [String: Double], _ name: String
  ) throws(USGSRefusal) -> Double? {
    let kilometres = numbers[name + "km"].map { $0 / GreatCircle.kilometresPerDegree }
    guard numbers[name] == nil || kilometres == nil else { throw .incompleteCircle }
    return numbers[name] ?? kilometres
  }
}
