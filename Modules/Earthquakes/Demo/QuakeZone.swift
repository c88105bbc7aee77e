import CoreDemo
import CoreDomain

/// A region with invented events, and their parameters.
struct QuakeZone: Sendable {
  /// The place that the events' descriptions refer to.
  let place: String
  let centre: GreatCircle.Point
  /// The maximum distance from the centre in kilometres, to the north and to the east.
  let spread: Double
  /// The length of a time slot in hours. Each slot has one event.
  let hours: Int64
  /// The range of magnitudes. Small magnitudes are frequent, large ones are rare.
  let magnitudes: ClosedRange<Double>
  /// The range of depths in kilometres.
  let depths: ClosedRange<Double>
  var type = "earthquake"
  /// The index of the zone, which never changes.
  var number = 0

  /// Returns the start of a time slot.
  func start(of slot: Int64) -> Timestamp {
    Self.beginning.adding(seconds: slot * hours * 3600)
  }

  func id(of slot: Int64) -> String { Self.network + code(of: slot) }

  /// Returns the event of a time slot. The same slot always has the same event.
  func quake(in slot: Int64) -> DemoQuake {
    var chance = Chance(seed: UInt64(number) << 32 + UInt64(slot))
    let milliseconds = Int64(chance.next() * Double(hours * 3_600_000 - 1))
    let time =
      Timestamp(
        millisecondsSince1970: start(of: slot).millisecondsSince1970 + milliseconds)
      ?? start(of: slot)
    let (north, east) = ((chance.next() * 2 - 1) * spread, (chance.next() * 2 - 1) * spread)
    let point = centre.moved(north: north, east: east)
    let share = chance.next()
    var quake = DemoQuake(
      network: Self.network, code: code(of: slot), time: time,
      updated: time.adding(seconds: 600 + slot % 7200), latitude: point.latitude,
      longitude: point.longitude, depth: rounded(depths, chance.next(), 100),
      // The third power makes most magnitudes small.
      magnitude: rounded(magnitudes, share * share * share, 10), magnitudeType: "ml",
      place: Self.text(north: north, east: east, of: place), type: type)
    quake.significance = quake.magnitude.map { Int(max(0, $0 * $0 * 15)) }
    quake.isReviewed = slot % 3 != 0
    addSpecialities(to: &quake, in: slot)
    return quake
  }

  /// Adds special cases that occur in the real catalogue: unknown magnitudes and changed
  /// identifiers.
  private func addSpecialities(to quake: inout DemoQuake, in slot: Int64) {
    if slot % 40 == 13 {
      quake.magnitude = nil
      quake.magnitudeType = nil
      quake.significance = nil
    }
    if slot % 25 == 4 { quake.formerIDs = ["dx" + quake.code] }
    if let magnitude = quake.magnitude, magnitude > 4 { quake.felt = Int(magnitude * 37) }
  }

  private func code(of slot: Int64) -> String { "\(10 + number)\(slot.digits(5))" }

  private func rounded(_ range: ClosedRange<Double>, _ share: Double, _ steps: Double) -> Double {
    ((range.lowerBound + (range.upperBound - range.lowerBound) * share) * steps).rounded() / steps
  }

  /// Describes a position relative to a place, such as `7 km NE of Suva, Fiji`.
  private static func text(north: Double, east: Double, of place: String) -> String {
    let vertical = abs(north) * 2 < abs(east) ? "" : north > 0 ? "N" : "S"
    let horizontal = abs(east) * 2 < abs(north) ? "" : east > 0 ? "E" : "W"
    let distance = (north * north + east * east).squareRoot()
    return "\(Int(distance.rounded())) km \(vertical)\(horizontal) of \(place)"
  }

  /// The network of all invented events. It does not exist in reality.
  static let network = "dm"

  /// The start of the first slot.
  private static let beginning = Timestamp.constant("2015-10-01T00:00:00Z")
}

extension GreatCircle.Point {
  /// Returns the point at an offset in kilometres. Rounds the point to four decimals, and wraps it
  /// at the date line if necessary.
  fileprivate func moved(north: Double, east: Double) -> Self {
    let perDegree = GreatCircle.kilometresPerDegree
    let latitude = min(89.9, max(-89.9, self.latitude + north / perDegree))
    let length = max(0.05, GreatCircle.cosine(degrees: latitude)) * perDegree
    var longitude = self.longitude + east / length
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    let rounded = { (degrees: Double) in (degrees * 10_000).rounded() / 10_000 }
    return Self(latitude: rounded(latitude), longitude: rounded(longitude))
  }
}
