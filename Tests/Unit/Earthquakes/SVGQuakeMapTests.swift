import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import EarthquakesInfrastructure

@Suite struct SVGQuakeMapTests {
  @Test func drawsAMarkWithATitleForEveryQuake() throws {
    let map = try map([
      .fixture(
        id: "a", time: .fixture("2026-01-01T12:00:00Z"), magnitude: 4.25, depth: 10.04,
        placeName: "7 km NW of Somewhere"),
      .fixture(
        id: "b", time: .fixture("2026-01-02T12:00:00Z"), magnitude: nil, depth: nil,
        placeName: nil, kind: QuakeKind("quarry blast")),
    ])
    #expect(
      marks(of: map).compactMap { $0.text(of: "title") } == [
        "M 4.3, 10 km deep, 2026-01-01T12:00:00Z, 7 km NW of Somewhere",
        "magnitude unknown, depth unknown, 2026-01-02T12:00:00Z, quarry blast",
      ])
  }

  @Test func drawsTheLargestFirst() throws {
    let map = try map([
      .fixture(id: "a", magnitude: 1), .fixture(id: "b", magnitude: nil),
      .fixture(id: "c", magnitude: 6), .fixture(id: "d", magnitude: -0.5),
      .fixture(id: "e", magnitude: 3),
    ])
    let sizes = marks(of: map).map { $0.number("r") }
    #expect(sizes.compactMap { $0 } == sizes.compactMap { $0 }.sorted(by: >))
    #expect(Set(sizes).count == 5)
    #expect(marks(of: map).map(\.name) == ["circle", "circle", "circle", "circle", "rect"])
  }

  @Test(
    arguments: zip(
      [-1, 9.9, 10, 35, 70, 299, 300, 700, nil],
      [0, 0, 1, 2, 3, 3, 4, 4, 5]))
  func showsTheDepthByColour(_ depth: Double?, _ kind: Int) throws {
    let mark = try #require(marks(of: try map([.fixture(depth: depth)])).first)
    #expect(mark.attributes["fill"] == SVGQuakeDepth.all[kind].colour)
  }

  @Test func explainsEverySizeAndColourInTheLegend() throws {
    let map = try map([])
    let texts = map.all("text").map(\.text)
    for name in ["Magnitude", "Depth", "1", "3", "5", "7"] + SVGQuakeDepth.all.map(\.name) {
      #expect(texts.contains(name), "\(name)")
    }
    let colours = map.all(in: "marks", "circle").compactMap { $0.attributes["fill"] }
    #expect(Set(colours) == Set(SVGQuakeDepth.all.map(\.colour)))
    #expect(Set(colours).count == SVGQuakeDepth.all.count)
  }

  @Test func drawsTrueDistancesAndDirections() throws {
    let map = try map(
      [
        .fixture(id: "f", magnitude: 5, at: .fixture(1.9, 179.9)),
        .fixture(id: "n", magnitude: 4, at: .fixture(1, 179.9)),
        .fixture(id: "e", magnitude: 3, at: .fixture(0, -179.1)),
        .fixture(id: "s", magnitude: 2, at: .fixture(-0.5, 179.9)),
        .fixture(id: "m", magnitude: 1, at: .fixture(0, 179.9)),
      ], near: .fixture(near: .fixture(0, 179.9), radius: 222.24))
    let edge = try #require(
      map.all("circle").first { $0.attributes["class"]?.hasSuffix("edge") == true })
    let (x, y, reach) = try (
      #require(edge.number("cx")), #require(edge.number("cy")), #require(edge.number("r"))
    )
    let places = marks(of: map).map { mark in
      [(mark.number("cx") ?? 0) - x, (mark.number("cy") ?? 0) - y].map {
        ($0 / reach * 100).rounded()
      }
    }
    #expect(places == [[0, -95], [0, -50], [50, 0], [0, 25], [0, 0]])
  }

  /// The kilometres at the rim. The quake is 1°, which is 111.12 km, north of the place.
  @Test(arguments: [(1000.0, "150 km"), (250, "150 km"), (190, "190 km"), (20_001.6, "150 km")])
  func zoomsToTheQuakesIfTheRadiusIsMuchLarger(_ radius: Double, _ rim: String) throws {
    let map = try map(
      [.fixture(at: .fixture(38.78, -121.98))], near: .fixture(radius: radius))
    #expect(map.all("text").map(\.text).contains(rim))
  }

  /// At the antipode, neighbours on the globe are on opposite sides of the map.
  @Test(arguments: [
    QuakeQuery.fixture(near: .fixture(0, 0), radius: 20_000), .everywhere(), .fixture(),
    .fixture(near: .fixture(0, 0), radius: 20_001.6),
    .fixture(near: .fixture(90, 0), radius: 5000),
    .fixture(near: .fixture(60, 170), radius: 3500),
    .fixture(near: .fixture(0, 180), radius: 19_000),
    .fixture(near: .fixture(-45, 10), radius: 12_000),
    .fixture(near: .fixture(-18, 178), radius: 900),
  ])
  func drawsNoChordAcrossTheGlobe(_ query: QuakeQuery) throws {
    let map = try map([], near: query)
    let paths = map.all("path").compactMap { $0.attributes["d"] }.filter { $0.contains("L") }
    #expect(!paths.isEmpty)
    for part in paths.flatMap({ $0.split(separator: "M") }) {
      let points = part.split(separator: "L").map { point in
        point.split(separator: " ").compactMap { Double($0) }
      }
      for (one, other) in zip(points, points.dropFirst()) {
        let length = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
        #expect(length < 380 / 10, "\(one) to \(other)")
      }
    }
  }

  @Test(arguments: [
    (QuakeQuery.fixture(), true), (.fixture(near: .fixture(0, 0), radius: 20_000), true),
    (.fixture(near: .fixture(0, -150), radius: 300), false),
    (.fixture(near: .fixture(45, 90), radius: 100), false),
  ])
  func drawsTheCoastlinesInTheDisc(_ query: QuakeQuery, _ isNearACoast: Bool) throws {
    let map = try map([], near: query)
    let coast = try #require(map.all("path").first { $0.attributes["class"] == "coast" })
    #expect(coast.attributes["d"]?.isEmpty == !isNearACoast)
  }

  @Test(arguments: [
    (QuakeQuery.fixture(), ["37.5°N", "38°N", "122°W"]),
    (.fixture(near: .fixture(-18, 179.9), radius: 1000), ["180°", "175°E", "175°W", "20°S"]),
    (.fixture(near: .fixture(-90, 0), radius: 300), ["88°S", "0°", "90°E", "180°", "90°W"]),
    (.everywhere(), ["0°", "60°N", "30°S", "150°E"]),
    (.fixture(near: .fixture(0, 0), radius: 0), ["0.005°N", "0.005°E", "0.005°W", "1.1 km"]),
  ])
  func labelsTheLinesOfLatitudeAndLongitude(_ query: QuakeQuery, _ names: [String]) throws {
    let map = try map([], near: query)
    let labels = map.all("text").filter { $0.attributes["class"] == "halo" }.map(\.text)
    for name in names { #expect(labels.contains(name), "\(name) in \(labels)") }
    #expect(Set(labels).count == labels.count || query == .everywhere())
    #expect(map.all("path").first?.attributes["d"]?.isEmpty == false)
  }

  @Test(arguments: [
    QuakeQuery.fixture(), .fixture(near: .fixture(90, 0), radius: 500), .everywhere(),
    .fixture(near: .fixture(0, 180), radius: 19_000), .fixture(radius: 0),
  ])
  func drawsNothingOutsideTheImage(_ query: QuakeQuery) throws {
    let quakes = [(0, 0), (90, 0), (-90, 0), (37.78, -121.98), (-37.78, 58.02), (0, 180)].map {
      Quake.fixture(id: "\($0)", at: .fixture($0.0, $0.1))
    }
    let inside = quakes.filter { query.matches($0, by: .fixture) }
    let map = try map(inside, near: query)
    #expect(map.root.attributes["viewBox"] == "0 0 380 564")
    #expect(map.root.attributes["width"] == nil)
    for part in map.root.all {
      for (attribute, limit) in [("x", 380.0), ("cx", 380), ("y", 564), ("cy", 564)] {
        if let number = part.number(attribute) { #expect((0...limit).contains(number)) }
      }
    }
    #expect(marks(of: map).count == inside.count)
  }

  // MARK: - Descriptions

  @Test func describesTheMapForScreenReaders() throws {
    let map = try map(
      [
        .fixture(id: "a", time: .fixture("2026-01-01T12:00:00Z"), magnitude: 2, placeName: nil),
        .fixture(
          id: "b", time: .fixture("2026-01-02T12:00:00Z"), magnitude: 5, placeName: nil,
          at: .fixture(38.28, -121.98)),
      ], near: .fixture(magnitude: 1))
    #expect(map.root.attributes["role"] == "img")
    #expect(map.root.attributes["aria-labelledby"] == "quake-map-title quake-map-description")
    #expect(map.root.text(of: "title") == "Map of earthquakes near San Ramon")
    #expect(
      map.root.text(of: "desc")
        == "2 earthquakes near San Ramon, within 100 km, since 2015-10-01, magnitude 1 or more. "
        + "The largest: M 5, 8 km deep, 2026-01-02T12:00:00Z, 55.6 km away. "
        + "The nearest: M 2, 8 km deep, 2026-01-01T12:00:00Z, 0 km away. "
        + "The place is in the middle; the size of a mark shows the magnitude, its colour the depth. "
        + "Last updated on 2026-02-01 00:00 UTC.")
  }

  @Test func describesAMapWithoutQuakes() throws {
    let words = try #require(try map([], near: .everywhere()).root.text(of: "desc"))
    #expect(
      words.hasPrefix(
        "0 earthquakes near San Ramon, on the whole globe, since 0001-01-01. The place"))
  }

  @Test func describesWhatTheMapOmits() throws {
    let quakes = (0...QuakePicture.markerLimit).map {
      Quake.fixture(id: "\($0)", magnitude: $0 == 17 ? -5 : 2)
    }
    let map = try map(quakes)
    let titles = marks(of: map).compactMap { $0.text(of: "title") }
    #expect(titles.count == QuakePicture.markerLimit)
    #expect(titles.allSatisfy { $0.hasPrefix("M 2,") })
    #expect(map.all("text").contains { $0.text == "The largest 5,000 of 5,001 are drawn." })
    #expect(map.root.text(of: "desc")?.contains("The nearest of those drawn:") == true)
  }

  @Test(arguments: [true, false])
  func describesStoredData(_ isComplete: Bool) throws {
    let map = try map([], from: .stored(isComplete: isComplete))
    let sentence =
      "Stored data, last updated on 2025-12-31 21:00 UTC."
      + (isComplete ? "" : " It may be incomplete.")
    #expect(map.all("text").map(\.text).contains(sentence))
    #expect(map.root.text(of: "desc")?.hasSuffix(sentence) == true)
  }

  @Test(arguments: [
    "</text></svg><script>alert(1)</script>", "\"'&amp;<!--", "]]>", "\u{0}\u{1B}\u{FFFE}\u{85}",
  ])
  func escapesAnyNameInSVG(_ name: String) throws {
    let place = Place(name: name, region: name, coordinates: .sanRamon)
    let map = try map([.fixture(placeName: name)], near: .fixture(near: place))
    #expect(map.root.all.allSatisfy { Self.names.contains($0.name) })
    let start = "Map of earthquakes near ".unicodeScalars.count
    #expect(map.root.text(of: "title")?.unicodeScalars.count == start + name.unicodeScalars.count)
  }

  private static let names = [
    "svg", "title", "desc", "style", "rect", "text", "path", "circle", "g",
  ]

  private func map(
    _ quakes: [Quake], near query: QuakeQuery = .fixture(),
    from origin: QuakeOrigin = .service(.fixture("2026-02-01T00:00:00Z"))
  ) throws -> SVGReading {
    try SVGReading(
      SVGQuakeDrawing(rules: .fixture).map(of: .fixture(quakes, of: query, origin: origin)))
  }

  /// Returns the marks on the map, without those in its legend.
  private func marks(of map: SVGReading) -> [SVGReading.Element] {
    map.all(in: "marks", "circle", "rect").filter { $0.text(of: "title") != nil }
  }
}

@Suite struct SVGQuakeHistogramTests {
  @Test func drawsABarForEachDayWithEarthquakesAndDescribesThem() throws {
    let picture = try histogram(
      [("2026-01-01", 2), ("2026-01-02", 4), ("2026-01-05", 4)], since: "2026-01-01",
      through: "2026-01-08T10:00:00Z", from: .stored(isComplete: false))
    let bars = picture.all(in: "bars", "rect")
    #expect(
      bars.compactMap { $0.text(of: "title") }
        == ["2026-01-01: 2", "2026-01-02: 4", "2026-01-05: 4"])
    let heights = bars.compactMap { $0.number("height") }
    #expect(heights == [heights[0], heights[0] * 2, heights[0] * 2])
    let lefts = bars.compactMap { $0.number("x") }
    #expect(abs((lefts[1] - lefts[0]) * 3 - (lefts[2] - lefts[1])) < 0.5)
    let age = "Stored data, last updated on 2025-12-31 21:00 UTC. It may be incomplete."
    #expect(picture.all("text").map(\.text).contains(age))
    #expect(
      picture.root.attributes["aria-labelledby"]
        == "quake-histogram-title quake-histogram-description")
    #expect(
      picture.root.text(of: "desc")
        == "10 earthquakes near San Ramon, within 100 km, since 2026-01-01. One bar for each day, from "
        + "2026-01-01 to 2026-01-08. The most in one day: 4, in 2026-01-02. \(age)")
  }

  @Test(arguments: [
    ("2026-01-01", "2026-04-30T23:59:59.999Z", "day", "2026-04-30", "2026-01-15"),
    ("2026-01-01", "2026-05-01T00:00:00Z", "week", "2026-04-27", "2026-01-12"),
    ("2015-10-01", "2025-09-30T00:00:00Z", "month", "2025-09", "2026-01"),
    ("1969-12-29", "1970-06-01T00:00:00Z", "week", "1970-06-01", "2026-01-12"),
    ("1906-04-18", "2025-12-31T00:00:00Z", "year", "2025", "2026"),
    ("0001-01-01", "2025-12-31T00:00:00Z", "decade", "2020s", "2020s"),
  ])
  func scalesABarToTheWidth(
    _ since: String, _ last: String, _ bin: String, _ name: String, _ other: String
  ) throws {
    let day = String(last.prefix(10))
    let picture = try histogram([(day, 3)], since: since, through: last)
    #expect(picture.root.text(of: "title") == "Earthquakes near San Ramon per \(bin)")
    #expect(picture.all(in: "bars", "rect").map { $0.text(of: "title") } == ["\(name): 3"])
    #expect(
      SVGQuakeBin(rawValue: bin).map { $0.name(of: $0.index(of: .fixture("2026-01-15T00:00:00Z"))) }
        == other)
  }

  @Test func losesNoQuakeWhenDaysAreGrouped() throws {
    let first = Timestamp.fixture("1906-04-18T00:00:00Z")
    let days = (0..<4000).compactMap { number in
      Timestamp(secondsSince1970: first.secondsSince1970 + Int64(number) * 11 * 86_400)
        .map { QuakeDay(day: $0, count: number % 7) }
    }
    for bin in [first, .fixture("1980-01-01T00:00:00Z"), .fixture("2026-08-15T00:00:00Z")] {
      let bins = SVGQuakeBins(days, from: bin, through: .fixture("2026-09-30T00:00:00Z"))
      #expect(bins.total == days.map(\.count).reduce(0, +))
      #expect(bins.counts.keys.allSatisfy(bins.range.contains))
    }
  }

  @Test func scalesTheAxisAboveEveryBar() throws {
    for highest in [1, 4, 5, 6, 9, 10, 99, 101, 4711, 20_000] {
      let picture = try histogram(
        [("2026-01-01", highest)], since: "2026-01-01", through: "2026-01-02T00:00:00Z")
      let numbers = picture.all("text").filter { $0.attributes["text-anchor"] == "end" }
        .compactMap { Int($0.text) }
      #expect(numbers.first == 0 && (numbers.last ?? 0) >= highest && numbers.count <= 6)
      #expect(picture.all(in: "bars", "rect").allSatisfy { ($0.number("y") ?? 0) >= 77 })
    }
  }

  @Test func drawsOnlyTheAxesWithoutEarthquakes() throws {
    let picture = try histogram([], since: "2026-01-01", through: "2026-01-08T10:00:00Z")
    #expect(picture.all(in: "bars", "rect").isEmpty)
    #expect(
      picture.root.text(of: "desc")
        == "0 earthquakes near San Ramon, within 100 km, since 2026-01-01. One bar for each day, from "
        + "2026-01-01 to 2026-01-08. Last updated on 2026-02-01 00:00 UTC.")
  }

  @Test func hidesNoEarthquakesIfTheClockIsSlow() throws {
    let picture = try histogram(
      [("2026-03-01", 2)], since: "2026-02-01", through: "2026-01-01T00:00:00Z")
    let bar = try #require(picture.all(in: "bars", "rect").first)
    #expect(bar.text(of: "title") == "2026-03-01: 2")
    #expect((56...464).contains(bar.number("x") ?? 0))
    #expect(picture.root.text(of: "desc")?.contains("from 2026-02-01 to 2026-03-01.") == true)
  }

  @Test(arguments: [
    ("2026-01-11", "2026-01-05"), ("2026-01-12", "2026-01-12"), ("1969-12-28", "1969-12-22"),
    ("1969-12-29", "1969-12-29"), ("0001-01-03", "0001-01-01"),
  ])
  func startsAWeekOnMonday(_ day: String, _ monday: String) {
    let week = SVGQuakeBin.week
    #expect(week.name(of: week.index(of: .fixture(day + "T00:00:00Z"))) == monday)
  }

  private func histogram(
    _ days: [(String, Int)], since: String, through last: String,
    from origin: QuakeOrigin = .service(.fixture("2026-02-01T00:00:00Z"))
  ) throws -> SVGReading {
    let days = days.map { QuakeDay(day: .fixture($0.0 + "T00:00:00Z"), count: $0.1) }
    return try SVGReading(
      SVGQuakeDrawing(rules: .fixture).histogram(
        of: days, for: .fixture(since: since), through: .fixture(last), from: origin))
  }
}
