import CoreDomain
import EarthquakesDomain
import Glibc

/// The events of a catalogue that is the same in every run: four of five are close together, as at
/// plate boundaries, the others anywhere.
struct SampleQuakes {
  /// The random source and its parameters.
  private var random = RepeatableRandom(seed: 6)
  private let regions: [(latitude: Double, longitude: Double, width: Double)]
  private var number = 0

  init() {
    var random = random
    regions = (0..<Self.regionCount).map { _ in
      let point = Self.anywhere(&random)
      return (point.latitude, point.longitude, Double.random(in: 0.3...3, using: &random))
    }
    self.random = random
  }

  /// Generates the next event.
  mutating func next() -> Quake {
    number += 1
    let point = self.point()
    let time = Self.first + Int64.random(in: 0..<Self.span, using: &random)
    guard let coordinates = Coordinates(latitude: point.latitude, longitude: point.longitude),
      let moment = Timestamp(millisecondsSince1970: time),
      let updated = Timestamp(millisecondsSince1970: time + 100_000)
    else { preconditionFailure("\(point) at \(time) is not a valid place and time") }
    let id = "sm\(10_000_000 + number)"
    return Quake(
      id: Quake.ID(id), time: moment, updated: updated,
      magnitude: number.isMultiple(of: 20) ? nil : Magnitude(magnitude()),
      depth: Depth(kilometres: Double(Int.random(in: -200...60_000, using: &random)) / 100),
      placeName: "\(number % 99) km NW of Somewhere", coordinates: coordinates,
      page: WebAddress("https://example.org/earthquakes/eventpage/\(id)"))
  }

  /// The magnitudes from −0.5 on; each step of 1 is ten times less frequent.
  private mutating func magnitude() -> Double {
    let share = Double.random(in: 1e-7...1, using: &random)
    return (-log10(share) * 100 - 50).rounded() / 100
  }

  private mutating func point() -> (latitude: Double, longitude: Double) {
    guard Int.random(in: 0..<5, using: &random) > 0 else { return Self.anywhere(&random) }
    // The first regions have the most events.
    let share = Double.random(in: 0..<1, using: &random)
    let region = regions[Int(share * share * Double(regions.count))]
    let longitude = region.longitude + bell() * region.width
    return (
      Self.rounded(min(89, max(-89, region.latitude + bell() * region.width))),
      Self.rounded(longitude > 180 ? longitude - 360 : longitude)
    )
  }

  /// A number around 0, mostly between −1 and 1.
  private mutating func bell() -> Double {
    (0..<6).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &random) } / 1.4
  }

  private static func anywhere(
    _ random: inout RepeatableRandom
  ) -> (latitude: Double, longitude: Double) {
    let sine = Double.random(in: -1...1, using: &random)
    return (
      rounded(asin(sine) * 180 / .pi), rounded(Double.random(in: -180...180, using: &random))
    )
  }

  /// Four decimal places, as services write degrees.
  private static func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }

  private static let regionCount = 60
  /// 2015-10-01, and ten years in milliseconds.
  private static let first: Int64 = 1_443_657_600_000
  private static let span: Int64 = 315_576_000_000
}

/// A service's reply in the USGS format, including unused members.
struct QuakeFile {
  let bytes: [UInt8]

  init(_ quakes: [Quake]) {
    var text = #"{"type":"FeatureCollection","metadata":{"generated":1,"status":200,"api":"1","#
    text += "\"count\":\(quakes.count)},\"features\":["
    text += quakes.map(Self.feature).joined(separator: ",\n")
    bytes = Array((text + "]}").utf8)
  }

  private static func feature(_ quake: Quake) -> String {
    let magnitude = quake.magnitude.map { "\($0.value)" } ?? "null"
    let point = quake.coordinates
    let depth = quake.depth.map { "\($0.kilometres)" } ?? "null"
    return
      #"{"type":"Feature","properties":{"mag":\#(magnitude),"place":"\#(quake.placeName ?? "")","#
      + #""time":\#(quake.time.millisecondsSince1970),"#
      + #""updated":\#(quake.updated.millisecondsSince1970),"tz":null,"#
      + #""url":"\#(quake.page?.text ?? "")","#
      + #""detail":"https://example.org/earthquakes/feed/v1.0/detail/\#(quake.id.raw).geojson","#
      + #""felt":null,"cdi":null,"mmi":null,"alert":null,"status":"automatic","tsunami":0,"sig":null,"#
      + #""net":"sm","code":"\#(quake.id.raw.dropFirst(2))","ids":",\#(quake.id.raw),","#
      + #""sources":",sm,","types":null,"nst":10.0,"dmin":0.0098,"rms":0.01,"gap":88.0,"#
      + #""magType":"md","type":"earthquake","title":"M \#(magnitude) - \#(quake.placeName ?? "")"},"#
      + #""geometry":{"type":"Point","coordinates":[\#(point.longitude),\#(point.latitude),\#(depth)]},"#
      + #""id":"\#(quake.id.raw)"}"#
  }
}
