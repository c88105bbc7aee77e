public import CoreDomain
public import CoreTesting
public import EarthquakesDomain

extension QuakeRules {
  /// The rules for tests, with the few places of ``FixtureGazetteer``.
  public static let fixture = QuakeRules(
    gazetteer: FixtureGazetteer())
}

extension Quake {
  /// Returns a quake, by default in San Ramon and with magnitude 1.5.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers in addition to `id`.
  ///   - time: The time; by default 2026-01-01T00:00:00Z.
  ///   - updated: When the description changed; by default 2026-01-01T00:01:00Z.
  public static func fixture(
    id: String = "a1", identifiers: [String] = [], time: Timestamp = .fixture(),
    updated: Timestamp? = nil, magnitude: Double? = 1.5, depth: Double? = 8,
    placeName: String? = "7 km NW of Somewhere", at coordinates: Coordinates = .sanRamon,
    kind: QuakeKind = .earthquake, page: String? = nil, tsunami: Bool = false, felt: Int? = nil
  ) -> Quake {
    Quake(
      id: Quake.ID(id), identifiers: Set(identifiers.map { Quake.ID($0) }), time: time,
      updated: updated ?? .fixture(60), magnitude: magnitude.map(Magnitude.fixture),
      depth: depth.map(Depth.fixture), placeName: placeName, coordinates: coordinates, kind: kind,
      page: page.map(WebAddress.fixture), tsunami: tsunami, felt: felt)
  }
}

extension QuakeQuery {
  /// Returns a query, by default for all quakes within 100 km of San Ramon since 2015-10-01.
  public static func fixture(
    near place: Place = .sanRamon, radius: Double = 100, since: String? = nil,
    magnitude: Double? = nil
  ) -> QuakeQuery {
    QuakeQuery(
      place: place, radius: .fixture(radius), since: since.map(QuakeStart.fixture) ?? .usual,
      minimumMagnitude: magnitude.map(Magnitude.fixture))
  }

  /// Returns a query that matches every event since a day, anywhere on the globe.
  public static func everywhere(since: String = "0001-01-01") -> QuakeQuery {
    .fixture(radius: Radius.wholeGlobe.kilometres, since: since)
  }
}

extension QuakePeriod {
  /// Returns the period between two times in ISO 8601, both included.
  public static func fixture(_ first: String, _ last: String) -> QuakePeriod {
    valid(QuakePeriod(from: .fixture(first), through: .fixture(last)), "\(first) to \(last)")
  }

  /// The period of all representable times.
  public static let always = fixture("0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z")
}

extension Coordinates {
  public static let sanRamon = fixture(37.78, -121.98)

  public static func fixture(_ latitude: Double, _ longitude: Double) -> Coordinates {
    valid(
      Coordinates(latitude: latitude, longitude: longitude), "\(latitude), \(longitude)")
  }
}

extension Place {
  public static let sanRamon = Place(
    name: "San Ramon", region: "California, United States", coordinates: .sanRamon)

  /// Returns a place that is named by its coordinates.
  public static func fixture(_ latitude: Double, _ longitude: Double) -> Place {
    Place(at: .fixture(latitude, longitude))
  }
}

extension Magnitude {
  public static func fixture(_ value: Double) -> Magnitude {
    valid(Magnitude(value), "\(value)")
  }
}

extension Depth {
  public static func fixture(_ kilometres: Double) -> Depth {
    valid(Depth(kilometres: kilometres), "\(kilometres) km")
  }
}

extension Radius {
  public static func fixture(_ kilometres: Double) -> Radius {
    valid(Radius(kilometres: kilometres), "\(kilometres) km")
  }
}

extension QuakeStart {
  public static func fixture(_ day: String) -> QuakeStart {
    valid(try QuakeStart(day), day)
  }
}
