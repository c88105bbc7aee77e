import CoreDomain
import EarthquakesDomain

/// The `FROM` and `WHERE` clauses that select the matches of a query, with the bindings so far.
///
/// The selection includes all rows on the circle's edge: those that are closer to it than
/// ``QuakeChord/margin``. ``edge()`` identifies these rows.
struct QuakeSelection {
  var values: [SQLValue] = []
  private var tables: SQLText = "earthquakes AS q"
  private var conditions: [SQLText] = []
  /// The squared chord from the centre, and its limits; `nil` if the query covers the whole
  /// globe.
  private var circle: (square: SQLText, chord: QuakeChord)?

  /// - Parameter period: A period that further restricts the query's time.
  init(_ query: QuakeQuery, in period: QuakePeriod? = nil, by rules: QuakeRules) {
    let first = max(query.since.moment, period?.first ?? query.since.moment)
    conditions.append("q.time >= \(values.bind(.moment(first)))")
    if let last = period?.last {
      conditions.append("q.time <= \(values.bind(.moment(last)))")
    }
    if let magnitude = query.minimumMagnitude {
      // A missing magnitude is NULL, for which the comparison is not true.
      conditions.append("q.magnitude >= \(values.bind(.real(magnitude.value)))")
    }
    if query.radius != .wholeGlobe { limit(to: query) }
  }

  /// The `FROM` and `WHERE` clauses.
  var text: SQLText {
    "FROM \(tables) WHERE \(conditions.joined(separator: " AND "))"
  }

  /// Returns the condition for rows on the circle's edge, or `nil` if there is no circle. The
  /// Domain decides whether these rows are in the circle.
  mutating func edge() -> SQLText? {
    guard let circle else { return nil }
    return "\(circle.square) >= \(values.bind(.real(circle.chord.inner * circle.chord.inner)))"
  }

  /// Adds a condition.
  mutating func require(_ condition: SQLText) {
    conditions.append(condition)
  }

  /// Returns the squared chord between a point and a row's point. It is computed from differences,
  /// so it is precise even if the points are close.
  mutating func squareOfChord(from point: QuakePoint) -> SQLText {
    let x = values.bind(.real(point.x))
    let y = values.bind(.real(point.y))
    let z = values.bind(.real(point.z))
    return """
      ((q.x - \(x)) * (q.x - \(x)) + (q.y - \(y)) * (q.y - \(y)) + (q.z - \(z)) * (q.z - \(z)))
      """
  }
}

extension QuakeSelection {
  private mutating func limit(to query: QuakeQuery) {
    let (centre, radius) = (query.place.coordinates, query.radius)
    let square = squareOfChord(from: QuakePoint(centre))
    let chord = QuakeChord(radius)
    circle = (square, chord)
    conditions.append("\(square) <= \(values.bind(.real(chord.outer * chord.outer)))")
    // The bounding box of such a large circle excludes little.
    guard radius.degrees < Self.largestBounded else { return }
    limit(to: QuakeBounds(around: centre, radius: radius))
  }

  /// Joins the bands, the ranges of longitude in each band, and the events in each range, which is
  /// the order of the index. The text is the same for every circle, so the statement is prepared
  /// only once. `CROSS JOIN` makes SQLite keep the join order.
  private mutating func limit(to bounds: QuakeBounds) {
    let first = values.bind(.number(bounds.bands.lowerBound))
    let last = values.bind(.number(bounds.bands.upperBound))
    let stretches = (0..<2).map { number -> SQLText in
      let stretch = number < bounds.stretches.count ? bounds.stretches[number] : nil
      let west = values.bind(.real(stretch?.lowerBound ?? 1))
      let east = values.bind(.real(stretch?.upperBound ?? 0))
      return
        "SELECT CAST(\(west) AS DOUBLE PRECISION) AS west, CAST(\(east) AS DOUBLE PRECISION) AS east"
    }
    tables = """
      (
        WITH RECURSIVE bands (band) AS (
          SELECT CAST(\(first) AS BIGINT) UNION ALL
          SELECT band + 1 FROM bands WHERE band < \(last)
        ) SELECT band FROM bands
      ) AS b CROSS JOIN (\(stretches.joined(separator: " UNION ALL "))) AS s
      CROSS JOIN earthquakes AS q
      """
    conditions.append("q.band = b.band")
    conditions.append("q.longitude >= s.west")
    conditions.append("q.longitude <= s.east")
  }

  /// The radius in degrees from which no bounding box is used: half of the globe.
  private static let largestBounded = 90.0
}
