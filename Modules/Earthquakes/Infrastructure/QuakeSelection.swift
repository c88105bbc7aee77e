import CoreDomain
import EarthquakesDomain

/// The `FROM` and `WHERE` clauses that select the matches of a query, with the bindings so far.
///
/// The selection includes all rows on the circle's edge: those that are closer to it than
/// ``QuakeChord/margin``. ``edge()`` identifies these rows.
struct QuakeSelection {
  private(set) var values: [SQLValue] = []
  private var tables: SQLText = "earthquakes AS q"
  private var conditions: [SQLText] = []
  /// The squared chord from the centre, and its limits; `nil` if the query covers the whole
  /// globe.
  private var circle: (square: SQLText, chord: QuakeChord)?

  /// - Parameter period: A period that further restricts the query's time.
  init(_ query: QuakeQuery, in period: QuakePeriod? = nil, by rules: QuakeRules) {
    let first = max(query.since.moment, period?.first ?? query.since.moment)
    conditions.append("q.time >= \(placeholder(.moment(first)))")
    if let last = period?.last {
      conditions.append("q.time <= \(placeholder(.moment(last)))")
    }
    if let magnitude = query.minimumMagnitude {
      // A missing magnitude is NULL, for which the comparison is not true.
      conditions.append("q.magnitude >= \(placeholder(.real(magnitude.value)))")
    }
    if query.radius != .wholeGlobe { limit(to: query) }
  }

  /// The `FROM` and `WHERE` clauses.
  var text: SQLText {
    "FROM \(tables) WHERE \(conditions.joined(separator: " AND "))"
  }

  /// Binds a value and returns its placeholder.
  mutating func placeholder(_ value: SQLValue) -> SQLText {
    values.append(value)
    return "$\(values.count)"
  }

  /// Returns the condition for rows on the circle's edge, or `nil` if there is no circle. The
  /// Domain decides whether these rows are in the circle.
  mutating func edge() -> SQLText? {
    guard let circle else { return nil }
    return "\(circle.square) >= \(placeholder(.real(circle.chord.inner * circle.chord.inner)))"
  }

  /// Adds a condition.
  mutating func require(_ condition: SQLText) {
    conditions.append(condition)
  }

  /// Returns the squared chord between a point and a row's point. It is computed from differences,
  /// so it is precise even if the points are close.
  mutating func squareOfChord(from point: QuakePoint) -> SQLText {
    let x = placeholder(.real(point.x))
    let y = placeholder(.real(point.y))
    let z = placeholder(.real(point.z))
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
    conditions.append("\(square) <= \(placeholder(.real(chord.outer * chord.outer)))")
    // The bounding box of such a large circle excludes little.
    guard radius.degrees < Self.largestBounded else { return }
    limit(to: QuakeBounds(around: centre, radius: radius))
  }

  /// Joins the bands, the ranges of longitude in each band, and the events in each range, which is
  /// the order of the index. The text is the same for every circle, so the statement is prepared
  /// only once. `CROSS JOIN` makes SQLite keep the join order.
  private mutating func limit(to bounds: QuakeBounds) {
    let first = placeholder(.number(bounds.bands.lowerBound))
    let last = placeholder(.number(bounds.bands.upperBound))
    let stretches = (0..<2).map { number -> SQLText in
      let stretch = number < bounds.stretches.count ? bounds.stretches[number] : nil
      let west = placeholder(.real(stretch?.lowerBound ?? 1))
      let east = placeholder(.real(stretch?.upperBound ?? 0))
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
