import CoreDomain
import EarthquakesDomain

extension QuakeTransaction {
  /// Returns the first matches of a query, in an order that SQL can compute exactly.
  func first(
    _ limit: Int, _ query: QuakeQuery, orderedBy order: SQLText,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [NearbyQuake] {
    var selection = QuakeSelection(query, by: rules)
    let strays = Set(try strays(selection, query, over: connection).map(\.id))
    let rows = selection.values.bind(.number(limit + strays.count))
    let found = try identifiers(
      SQLStatement(
        "SELECT q.id \(selection.text) ORDER BY \(order) LIMIT \(rows)", selection.values),
      over: connection)
    let wanted = found.filter { !strays.contains($0) }.prefix(limit)
    return try events(Array(wanted), around: query, over: connection)
  }

  /// Returns the nearest events, sorted by the Domain's distances. The chords only select the
  /// candidates: all rows up to the last wanted row, plus rows that are farther by less than the
  /// margin.
  func nearest(
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
