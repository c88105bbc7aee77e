import CoreDomain

/// Which events are asked for, in which order.
struct USGSQuestion: Sendable {
  private let parameters: USGSParameters
  private let circle: Circle?
  private let now: Timestamp

  /// - Throws: ``USGSRefusal`` when place and radius do not belong together.
  init(_ parameters: USGSParameters, at now: Timestamp) throws(USGSRefusal) {
    self.parameters = parameters
    self.now = now
    circle = try Circle(parameters.numbers)
  }

  /// How many events are wanted at most; nothing for all.
  var limit: Int? { parameters.numbers["limit"].map { Int($0) } }

  /// Which of the events that match is the first one, counted from 1; nothing where nobody says so.
  var offset: Int? { parameters.numbers["offset"].map { Int($0) } }

  /// The events that match, in the order that is asked for, whatever their number.
  func matches(in quakes: [DemoQuake]) -> [DemoQuake] {
    ordered(quakes.filter(matches))
  }

  /// The events that match from the offset on, as many as the limit lets through.
  func page(of matches: [DemoQuake]) -> [DemoQuake] {
    Array(matches.dropFirst((offset ?? 1) - 1).prefix(limit ?? .max))
  }

  /// Whether an event is asked for. Both ends of a time belong to it. A magnitude that is not known is
  /// neither large nor small enough for any bound.
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

  /// Whether an event lies between meridians, which may count beyond 180° to cross the date line.
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

  /// Orders events; those that are alike by their identifiers, so that pages do not overlap.
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

/// A circle around a place. The service intersects it with a box, which loses events near the poles;
/// here it is whole.
private struct Circle: Sendable {
  private let centre: GreatCircle.Point
  /// The haversines of the angles between which an event lies.
  private let range: ClosedRange<Double>

  /// - Returns: nothing when no circle is asked for.
  /// - Throws: ``USGSRefusal/incompleteCircle``.
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

  /// What rounding may add to a haversine, so that the rim belongs to the circle.
  private static let slack = 1 + 1e-12

  /// A radius in degrees, as it was given or of kilometres. Both at once are refused.
  private static func degrees(
    _ numbers: [String: Double], _ name: String
  ) throws(USGSRefusal) -> Double? {
    let kilometres = numbers[name + "km"].map { $0 / GreatCircle.kilometresPerDegree }
    guard numbers[name] == nil || kilometres == nil else { throw .incompleteCircle }
    return numbers[name] ?? kilometres
  }
}
