import CoreDomain
import EarthquakesDomain

/// The part of a statement that selects what a question asks for: `FROM …` with its conditions, and the
/// values of the placeholders so far.
///
/// What lies on the edge of the circle is selected, too: ``edge()`` tells which rows those are.
struct QuakeSelection {
  private(set) var values: [SQLValue] = []
  private var tables: SQLText = "earthquakes AS q"
  private var conditions: [SQLText] = []
  /// The square of the chord from the centre, and its limits; nothing where there is no edge.
  private var circle: (square: SQLText, chord: QuakeChord)?

  /// - Parameter period: the part of the time that counts, beside the question's own.
  init(_ question: QuakeQuestion, in period: QuakePeriod? = nil, by rules: QuakeRules) {
    let first = max(question.since.moment, period?.first ?? question.since.moment)
    conditions.append("q.time >= \(placeholder(.integer(first.millisecondsSince1970)))")
    if let last = period?.last {
      conditions.append("q.time <= \(placeholder(.integer(last.millisecondsSince1970)))")
    }
    if let magnitude = question.minimumMagnitude {
      // What has no magnitude is null, which is not greater than anything.
      conditions.append("q.magnitude >= \(placeholder(.real(magnitude.value)))")
    }
    if question.radius != .wholeGlobe { limit(to: question, by: rules.trigonometry) }
  }

  /// `FROM …`, and everything behind it that selects.
  var text: SQLText {
    "FROM \(tables) WHERE \(conditions.joined(separator: " AND "))"
  }

  /// Binds a value, and names its placeholder.
  mutating func placeholder(_ value: SQLValue) -> SQLText {
    values.append(value)
    return "$\(values.count)"
  }

  /// The condition that a row lies on the edge of the circle, where the Domain has to be asked; nothing
  /// where there is no edge.
  mutating func edge() -> SQLText? {
    guard let circle else { return nil }
    return "\(circle.square) >= \(placeholder(.real(circle.chord.inner * circle.chord.inner)))"
  }

  /// Keeps a further condition.
  mutating func require(_ condition: SQLText) {
    conditions.append(condition)
  }

  /// The square of the chord between a point and that of a row. It is good to the last digits also where
  /// the two are close, since it is made of differences.
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
  private mutating func limit(to question: QuakeQuestion, by trigonometry: any Trigonometry) {
    let (centre, radius) = (question.place.coordinates, question.radius)
    let square = squareOfChord(from: QuakePoint(centre, by: trigonometry))
    let chord = QuakeChord(radius, by: trigonometry)
    circle = (square, chord)
    conditions.append("\(square) <= \(placeholder(.real(chord.outer * chord.outer)))")
    // The bounds of a circle that large leave out little.
    guard radius.degrees < Self.largestBounded else { return }
    limit(to: QuakeBounds(around: centre, radius: radius, by: trigonometry))
  }

  /// Goes through the bands, in each of them through the stretches, and there through the events, which
  /// an index has in this order. The texts are the same for each circle, so that they are prepared once;
  /// a cross join tells SQLite to keep to the order.
  private mutating func limit(to bounds: QuakeBounds) {
    let first = placeholder(.integer(Int64(bounds.bands.lowerBound)))
    let last = placeholder(.integer(Int64(bounds.bands.upperBound)))
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

  /// In degrees: half of the globe.
  private static let largestBounded = 90.0
}
