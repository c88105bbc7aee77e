import CoreDomain
import EarthquakesDomain

extension QuakeTransaction {
  func count(
    _ query: QuakeQuery, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> Int {
    let selection = QuakeSelection(query, by: rules)
    let found = try connection.first(QuakeSQL.count(selection)) { row throws(SQLFailure) in
      (all: try row.number(0), onEdge: try row.number(1))
    }
    guard let found, found.onEdge > 0 else { return found?.all ?? 0 }
    return found.all - (try strays(selection, query, over: connection).count)
  }

  func quakes(
    _ query: QuakeQuery, order: QuakeOrder, limit: Int,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NearbyQuake] {
    guard limit > 0 else { return [] }
    switch order {
    case .newest:
      return try first(limit, query, orderedBy: "q.time DESC, q.id", over: connection)
    case .largest:
      return try first(
        limit, query,
        orderedBy: """
          CASE WHEN q.magnitude IS NULL THEN 1 ELSE 0 END, q.magnitude DESC, q.time DESC, q.id
          """, over: connection)
    case .nearest:
      return try nearest(limit, query, over: connection)
    }
  }

  func days(
    _ query: QuakeQuery, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [QuakeDay] {
    let selection = QuakeSelection(query, by: rules)
    let strays = try strays(selection, query, over: connection)
    let days = try connection.rows(QuakeSQL.days(selection)) { row throws(SQLFailure) in
      guard let day = Timestamp(millisecondsSince1970: try row.integer(0)) else {
        throw .unexpectedValue("the day of an event is out of range")
      }
      return QuakeDay(day: day, count: Int(try row.integer(1)))
    }
    guard !strays.isEmpty else { return days }
    return days.compactMap { day in
      let next = day.day.millisecondsSince1970 + 86_400_000
      let count = strays.count { day.day <= $0.time && $0.time.millisecondsSince1970 < next }
      return day.count > count ? QuakeDay(day: day.day, count: day.count - count) : nil
    }
  }

  private func first(
    _ limit: Int, _ query: QuakeQuery, orderedBy order: SQLText,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NearbyQuake] {
    let selection = QuakeSelection(query, by: rules)
    let strays = Set(try strays(selection, query, over: connection).map(\.id))
    let found = try identifiers(
      QuakeSQL.identifiers(selection, orderedBy: order, limit: limit + strays.count),
      over: connection)
    let wanted = found.filter { !strays.contains($0) }.prefix(limit)
    return try events(Array(wanted), around: query, over: connection)
  }

  /// Returns the nearest events, sorted by the Domain's distances. The chords only select the
  /// candidates: all rows up to the last wanted row, plus rows that are farther by less than the
  /// margin.
  private func nearest(
    _ limit: Int, _ query: QuakeQuery,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NearbyQuake] {
    var selection = QuakeSelection(query, by: rules)
    let strays = Set(try strays(selection, query, over: connection).map(\.id))
    let centre = QuakePoint(query.place.coordinates)
    let farthest = try connection.first(
      QuakeSQL.squareOfChord(from: centre, toRow: limit + strays.count - 1, of: selection)
    ) { row throws(SQLFailure) in try row.real(0) }
    if let farthest {
      let limit = farthest.squareRoot() + QuakeChord.margin
      let square = selection.squareOfChord(from: centre)
      selection.require("\(square) <= \(selection.values.bind(.real(limit * limit)))")
    }
    let found = try identifiers(QuakeSQL.identifiers(selection), over: connection)
      .filter { !strays.contains($0) }
    let sorted = try events(found, around: query, over: connection).sorted(
      by: QuakeOrder.nearest.places)
    return Array(sorted.prefix(limit))
  }

  private func events(
    _ ids: [Quake.ID], around query: QuakeQuery,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NearbyQuake] {
    let circle = query.circle(by: rules)
    var quakes: [NearbyQuake] = []
    quakes.reserveCapacity(ids.count)
    for id in ids {
      guard let quake = try event(id, over: connection) else {
        throw .unexpectedValue("event “\(id)” is missing from its table")
      }
      quakes.append(NearbyQuake(quake, in: circle))
    }
    return quakes
  }
}
