import CoreDomain
import EarthquakesDomain

/// The shared and the long parts of the store's transactions. They borrow the connection, and
/// neither begin nor commit a transaction.
struct QuakeTransaction: Sendable {
  let rules: QuakeRules

  // MARK: - Events

  /// Returns the event with this preferred identifier, including its aliases.
  func event<Connection: SQLReading & ~Copyable>(
    _ id: Quake.ID, over connection: borrowing Connection
  ) throws(SQLFailure) -> Quake? {
    let query = SQLStatement("\(QuakeSQL.events) WHERE id = $1", [.text(id.raw)])
    return try connection.first(query, as: QuakeRows.decode).map { quake throws(SQLFailure) in
      try withAliases(quake, over: connection)
    }
  }

  /// Returns the events with this current or former identifier: first the event that prefers this
  /// identifier, then the other events, the most recently changed event first.
  func events<Connection: SQLReading & ~Copyable>(
    everCalled id: Quake.ID, over connection: borrowing Connection
  ) throws(SQLFailure) -> [Quake] {
    let query = SQLStatement(
      """
      \(QuakeSQL.events) WHERE id = $1 OR id IN (SELECT id FROM quake_names WHERE alias = $1)
      ORDER BY CASE WHEN id = $1 THEN 0 ELSE 1 END, updated DESC, id
      """, [.text(id.raw)])
    var quakes: [Quake] = []
    for quake in try connection.rows(query, as: QuakeRows.decode) {
      quakes.append(try withAliases(quake, over: connection))
    }
    return quakes
  }

  private func withAliases<Connection: SQLReading & ~Copyable>(
    _ quake: Quake, over connection: borrowing Connection
  ) throws(SQLFailure) -> Quake {
    let aliases = try identifiers(
      SQLStatement("SELECT alias FROM quake_names WHERE id = $1", [.text(quake.id.raw)]),
      over: connection)
    return aliases.isEmpty ? quake : quake.with(identifiers: aliases)
  }

  /// Merges an event with all stored descriptions of the same event, stores the result, and returns
  /// its preferred identifier.
  @discardableResult
  func keep(
    _ quake: Quake, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Quake.ID {
    var same = try events(everCalled: quake.id, over: connection)
    for id in quake.identifiers where id != quake.id && !same.contains(where: { $0.id == id }) {
      if let stored = try event(id, over: connection) { same.append(stored) }
    }
    same.removeAll { !rules.isSameEvent($0, quake) }
    guard !same.isEmpty else {
      try insert(quake, over: connection)
      return quake.id
    }
    let latest = same.reduce(quake) { $1.updated > $0.updated ? $1 : $0 }
    let merged = latest.with(identifiers: (same + [quake]).flatMap(\.identifiers))
    guard same != [merged] else { return merged.id }
    for stored in same { try connection.run(QuakeSQL.remove(stored.id)) }
    try insert(merged, over: connection)
    return merged.id
  }

  private func insert(
    _ quake: Quake, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let point = QuakePoint(quake.coordinates)
    try connection.run(QuakeSQL.insert(quake, at: point))
    guard quake.identifiers.count > 1 else { return }
    for alias in quake.identifiers where alias != quake.id {
      try connection.run(
        SQLStatement(
          "INSERT INTO quake_names (alias, id) VALUES ($1, $2)",
          [.text(alias.raw), .text(quake.id.raw)]))
    }
  }

  // MARK: - Selections

  /// Returns the selected events that are outside of the circle. Their distance from its edge is
  /// less than the rounding margin, so SQL selects them.
  func strays<Connection: SQLReading & ~Copyable>(
    _ selection: QuakeSelection, _ query: QuakeQuery, over connection: borrowing Connection
  ) throws(SQLFailure) -> [Quake] {
    var onEdge = selection
    guard let edge = onEdge.edge() else { return [] }
    onEdge.require(edge)
    let circle = query.circle(by: rules)
    var strays: [Quake] = []
    for id in try identifiers(QuakeSQL.identifiers(onEdge), over: connection) {
      guard let quake = try event(id, over: connection) else { continue }
      if !circle.contains(quake.coordinates) { strays.append(quake) }
    }
    return strays
  }

  func identifiers<Connection: SQLReading & ~Copyable>(
    _ statement: SQLStatement, over connection: borrowing Connection
  ) throws(SQLFailure) -> [Quake.ID] {
    try connection.rows(statement) { row throws(SQLFailure) in Quake.ID(try row.text(0)) }
  }
}
