import CoreDomain
import CoreInfrastructure
import EarthquakesDomain
import EarthquakesInfrastructure

/// (h) Counting earthquakes among a million stored ones.
///
/// Its peer scans all rows, with the haversine formula and SQLite's own trigonometric functions.
/// The benchmark compares the numbers of both.
struct QuakeCountBenchmark: Benchmark {
  static let letter: Character = "h"
  static let title = "counting earthquakes around a place"
  static let rounds = (full: 5, small: 3)

  let contestants: [Contestant]
  let facts: [String]

  init(_ options: Options) async throws {
    let count = options.scale(1_000_000, small: 10_000)
    let folder = try TemporaryFolder()
    let product = try await QuakeProduct(.file(folder.file("quakes.db")))
    var samples = SampleQuakes()
    for first in stride(from: 0, to: count, by: Self.portion) {
      let quakes = (first..<min(first + Self.portion, count)).map { _ in samples.next() }
      try await product.keep(quakes)
    }
    let kinds = try await QuakeCountKind.kinds(of: product, count: count)
    contestants = kinds.flatMap { Self.contestants($0, product, folder) }
    facts = [
      "  Among \(Table.grouped(count)) earthquakes. The aim is for circles with up to 5,000."
    ]
  }

  private static func contestants(
    _ kind: QuakeCountKind, _ product: QuakeProduct, _ folder: TemporaryFolder
  ) -> [Contestant] {
    [
      .asking(
        kind.queries, as: kind.description, expecting: kind.expected, isSubject: true,
        aim: kind.limit.map { .highestTime($0) }
      ) { query in
        _ = folder
        return try await product.count(query)
      },
      .asking(kind.queries, as: "  scan by haversine", expecting: kind.expected) {
        try await product.scan($0)
      },
    ]
  }

  /// Events per transaction.
  private static let portion = 20_000
}

/// Queries of a kind with their expected results.
struct QuakeCountKind: Sendable {
  let name: String
  let queries: [QuakeQuery]
  let expected: [Int]
  /// The maximum time of a single answer in seconds.
  var limit: Double?

  var description: String {
    let (least, most) = (expected.min() ?? 0, expected.max() ?? 0)
    return "\(name) (\(Table.grouped(least))–\(Table.grouped(most)) found)"
  }

  /// Circles around places with many events, by the number that a scan finds, and the whole globe.
  static func kinds(
    of product: QuakeProduct, count: Int
  ) async throws -> [QuakeCountKind] {
    var samples = SampleQuakes()
    var found: [(query: QuakeQuery, count: Int)] = []
    for number in 0..<places {
      let point = samples.next().coordinates
      let radius = radii[number % radii.count]
      let query = try query(point, radius)
      found.append((query, try await product.scan(query)))
    }
    let globe = try query(.init(latitude: 0, longitude: 0), Radius.wholeGlobe.kilometres)
    let limit = count / 200
    let few = found.filter { (1...limit / 5).contains($0.count) }
    let some = found.filter { ((limit / 5 + 1)...limit).contains($0.count) }
    let many = found.filter { $0.count > limit }
    return [("few", few, 0.020), ("some", some, 0.020), ("many", many, nil)].compactMap {
      name, found, limit in
      found.isEmpty
        ? nil
        : QuakeCountKind(
          name: name, queries: found.map(\.query), expected: found.map(\.count), limit: limit)
    } + [
      QuakeCountKind(
        name: "the whole globe", queries: [globe], expected: [try await product.scan(globe)])
    ]
  }

  private static func query(
    _ point: Coordinates?, _ radius: Double
  ) throws -> QuakeQuery {
    guard let point else { throw WrongResult("there is no such point") }
    return try QuakeProduct.query(
      latitude: point.latitude, longitude: point.longitude, kilometres: radius)
  }

  private static let places = 20
  /// In kilometres.
  private static let radii = [20.0, 50, 100, 200, 500]
}

extension QuakeProduct {
  /// The store's result.
  func count(_ query: QuakeQuery) async throws -> Int {
    try await store.count(query)
  }

  /// The result of a scan over all rows.
  func scan(_ query: QuakeQuery) async throws -> Int {
    let centre = query.place.coordinates
    let isGlobe = query.radius == .wholeGlobe
    let statement = SQLStatement(
      """
      SELECT COUNT(*) FROM earthquakes NOT INDEXED WHERE time >= $1 AND degrees(2 * asin(min(1, sqrt(
        pow(sin(radians(latitude - $2) / 2), 2)
        + cos(radians($2)) * cos(radians(latitude)) * pow(sin(radians(longitude - $3) / 2), 2)
      )))) <= $4
      """,
      [
        .integer(query.since.moment.millisecondsSince1970), .real(centre.latitude),
        .real(centre.longitude), .real(isGlobe ? 181 : query.radius.degrees),
      ])
    return try await database.read { connection throws(SQLFailure) in
      try connection.first(statement) { row throws(SQLFailure) in Int(try row.integer(0)) } ?? 0
    }
  }
}
