import CoreDomain
import CoreTesting
import EarthquakesDomain
import Testing

extension QuakeStoreContract {
  /// Checks of selecting the events that match a query, by the rules of the Domain.
  static let selecting: [ContractCheck<any QuakeStore>] = [
    ContractCheck("A query includes its start") { store in
      try await store.keep(.fixture(id: "at", time: .fixture("2026-01-02T00:00:00Z")))
      try await store.keep(.fixture(id: "before", time: .fixture("2026-01-01T23:59:59.999Z")))
      #expect(try await ids(store, .fixture(since: "2026-01-02")) == ["at"])
      #expect(try await store.count(.fixture(since: "2026-01-02")) == 1)
    },
    ContractCheck("A magnitude is a minimum, and excludes events without one") { store in
      for (id, magnitude) in [("none", Double?.none), ("below", -0.51), ("at", -0.5), ("zero", 0)] {
        try await store.keep(.fixture(id: id, magnitude: magnitude))
      }
      #expect(Set(try await ids(store, .fixture(magnitude: -0.5))) == ["at", "zero"])
      #expect(try await store.count(.fixture(magnitude: -0.5)) == 2)
      #expect(try await store.count(.fixture()) == 4)
    },
    ContractCheck("A radius of 0 finds events at the exact place") { store in
      try await store.keep(.fixture(id: "there"))
      try await store.keep(.fixture(id: "beside", at: .fixture(37.780_001, -121.98)))
      #expect(try await ids(store, .fixture(radius: 0)) == ["there"])
      #expect(try await store.count(.fixture(radius: 0)) == 1)
    },
    ContractCheck("At the edge of a circle, the store agrees with the Domain") { store in
      // Uses points whose distance from the centre equals the radius, up to rounding errors.
      let quakes = pointsOnEdges.enumerated().map { number, point in
        Quake.fixture(id: "e\(number)", at: point)
      }
      try await store.replace(.everywhere(), in: .always, by: quakes)
      let globe = QuakeRules.fixture.circle(around: .sanRamon, radius: .wholeGlobe)
      for quake in quakes {
        let radius = globe.distance(to: quake.coordinates).kilometres
        for factor in [1 - 1e-14, 1, 1 + 1e-14] {
          try await expectAgreement(store, quakes, .fixture(radius: radius * factor))
        }
      }
    },
    ContractCheck("Counts and lists agree with the Domain for any query") { store in
      var numbers = SeededNumbers(seed: 42)
      let quakes =
        (0..<400).map { sample($0, &numbers) }
        + corners.map { Quake.fixture(id: "\($0)", at: $0) }
      try await store.replace(.everywhere(), in: .always, by: quakes)
      for _ in 0..<150 { try await expectAgreement(store, quakes, query(&numbers)) }
    },
  ]

  /// Expects that counts, lists and daily counts agree with the events that match.
  private static func expectAgreement(
    _ store: any QuakeStore, _ quakes: [Quake], _ query: QuakeQuery
  ) async throws {
    let expected = Set(quakes.filter { query.matches($0, by: .fixture) }.map(\.id))
    let description = "\(query.place.name), \(query.radius.kilometres) km"
    #expect(try await store.count(query) == expected.count, "\(description)")
    for order in QuakeOrder.allCases {
      let found = try await store.quakes(query, order: order, limit: 20_000)
      #expect(Set(found.map(\.quake.id)) == expected, "\(description), \(order)")
      #expect(found.count == expected.count, "\(description), \(order)")
    }
    let days = try await store.days(query)
    #expect(days.reduce(0) { $0 + $1.count } == expected.count, "\(description)")
  }

  /// The poles, a point on the date line, and the antipode of San Ramon.
  private static let corners: [Coordinates] = [
    .fixture(90, 77), .fixture(-90, 0), .fixture(0, 180), .fixture(-37.78, 58.02),
  ]

  private static let pointsOnEdges: [Coordinates] = [
    (0.5, 0.0), (0, 0.7), (-0.3, 0.4), (0.001, 0.001), (1e-7, 1e-7), (20, 30), (-60, 90),
    (-75, 179),
  ].map { .fixture(37.78 + $0.0, -121.98 + $0.1) }
}

// MARK: - Samples

extension QuakeStoreContract {
  private static func sample(_ number: Int, _ numbers: inout SeededNumbers) -> Quake {
    // Many points are close to each other, near the date line or near a pole.
    let point =
      switch number % 4 {
      case 0: (numbers.next(in: -90...90), numbers.next(in: -180...180))
      case 1: (numbers.next(in: -19...(-17)), numbers.next(in: 178...182))
      case 2: (numbers.next(in: 88...90), numbers.next(in: -180...180))
      default: (numbers.next(in: 37...38.5), numbers.next(in: -123...(-121)))
      }
    let seconds = Int64(numbers.next(in: -4_000_000_000...1_700_000_000))
    return .fixture(
      id: "r\(number)", time: Timestamp(secondsSince1970: seconds) ?? .fixture(),
      magnitude: number.isMultiple(of: 5) ? nil : numbers.next(in: -1...7),
      at: .fixture(point.0, point.1))
  }

  private static func query(_ numbers: inout SeededNumbers) -> QuakeQuery {
    let centres = [
      Place.sanRamon, .fixture(-18, 179.9), .fixture(-18, -179.9), .fixture(89.5, 10),
      .fixture(-90, 0),
      .fixture(numbers.next(in: -90...90), numbers.next(in: -180...180)),
    ]
    let radii = [0.5, 20, 100, 500, 3000, 9990, 10_010, 15_000, 20_000, 20_001.6]
    let magnitude = numbers.next(in: -1...7)
    return .fixture(
      near: centres[Int(numbers.next(in: 0...5.99))],
      radius: radii[Int(numbers.next(in: 0...9.99))],
      since: ["0001-01-01", "1890-01-01", "1970-01-01", "2000-06-01"][
        Int(numbers.next(in: 0...3.99))],
      magnitude: magnitude < 3 ? nil : magnitude)
  }
}
