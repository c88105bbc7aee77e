extension QuakeZone {
  /// All zones. Their order must not change, because the identifiers of events depend on it.
  ///
  /// The places are real, but the events are invented.
  static let all: [QuakeZone] = [
    zone("San Ramon, CA", 37.78, -121.98, spread: 6, hours: 960, 0.6...4.1, 2...14),
    zone("Hayward, CA", 37.67, -122.08, spread: 15, hours: 1600, 0.8...4.4, 3...12),
    zone("The Geysers, CA", 38.80, -122.80, spread: 6, hours: 24, -0.3...3.6, -0.9...4),
    zone("Pasadena, CA", 34.15, -118.14, spread: 60, hours: 380, 0.5...4.9, 1...16),
    zone("Searles Valley, CA", 35.77, -117.40, spread: 40, hours: 320, 0.2...6.4, 0...11),
    zone("Anchorage, Alaska", 61.22, -149.90, spread: 150, hours: 260, 1.0...7.0, 5...120),
    zone("Pāhala, Hawaii", 19.20, -155.48, spread: 12, hours: 240, -0.6...4.6, 0...38),
    zone("Mito, Japan", 36.37, 140.47, spread: 120, hours: 320, 3.0...6.8, 8...80),
    zone("Wellington, New Zealand", -41.29, 174.78, spread: 130, hours: 480, 2.6...6.5, 5...60),
    zone("Santiago, Chile", -33.45, -70.67, spread: 160, hours: 460, 2.8...7.1, 6...140),
    zone("Suva, Fiji", -18.14, 178.44, spread: 300, hours: 270, 4.0...7.4, 10...640),
    zone("Labasa, Fiji", -16.43, 179.90, spread: 150, hours: 670, 4.1...6.2, 10...600),
    zone("Reykjavík, Iceland", 64.15, -21.94, spread: 45, hours: 420, 0.4...5.3, 1...9),
    zone("Elbistan, Türkiye", 38.20, 37.20, spread: 80, hours: 480, 2.5...7.2, 5...20),
    zone("Longyearbyen, Svalbard", 78.22, 15.65, spread: 180, hours: 800, 3.1...5.6, 8...15),
    zone("the North Pole", 86.50, 30.00, spread: 250, hours: 1440, 3.9...5.4, 10...10),
    zone("Quito, Ecuador", -0.18, -78.47, spread: 90, hours: 670, 2.7...6.0, 4...30),
    zone("the Mid-Atlantic Ridge", 0.20, -0.30, spread: 220, hours: 1120, 4.0...5.8, 10...10),
    zone(
      "Elko, Nevada", 40.83, -115.76, spread: 30, hours: 960, 0.9...2.2, 0...0,
      type: "quarry blast"),
    zone(
      "Boron, CA", 35.04, -117.65, spread: 4, hours: 1020, 1.1...2.1, -1.4...0,
      type: "explosion"),
    zone(
      "Yakutat, Alaska", 60.05, -140.40, spread: 50, hours: 900, 0.5...2.4, 0...1,
      type: "ice quake"),
  ].enumerated().map { number, zone in
    var zone = zone
    zone.number = number
    return zone
  }

  private static func zone(
    _ place: String, _ latitude: Double, _ longitude: Double, spread: Double, hours: Int64,
    _ magnitudes: ClosedRange<Double>, _ depths: ClosedRange<Double>, type: String = "earthquake"
  ) -> QuakeZone {
    QuakeZone(
      place: place, centre: GreatCircle.Point(latitude: latitude, longitude: longitude),
      spread: spread, hours: hours, magnitudes: magnitudes, depths: depths, type: type)
  }
}
