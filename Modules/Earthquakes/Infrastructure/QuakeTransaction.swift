import CoreDomain
import EarthquakesDomain

/// The store's operations on rows, within a transaction. They borrow the connection and neither
/// begin nor commit a transaction.
struct QuakeTransaction: Sendable {
  let rules: QuakeRules

  // MARK: - Events

  /// Returns the event with this preferred identifier, including its aliases.
  func event<Connection: SQLReading & ~Copyable>(
    _ id: Quake.ID, over connection: borrowing Connection
  ) throws(SQLFailure) -> Quake? {
    try connection.first(QuakeSQL.event(id), as: QuakeRows.decode).map { quake throws(SQLFailure) in
      try withAliases(quake, over: connection)
    }
  }

  /// Returns the events with this current or former identifier: first the event that prefers this
  /// identifier, then the other events, the most recently changed event first.
  func events<Connection: SQLReading & ~Copyable>(
    everCalled id: Quake.ID, over connection: borrowing Connection
  ) throws(SQLFailure) -> [Quake] {
    var quakes: [Quake] = []
    for quake in try connection.rows(QuakeSQL.events(everCalled: id), as: QuakeRows.decode) {
      quakes.append(try withAliases(quake, over: connection))
    }
    return quakes
  }

  private func withAliases<Connection: SQLReading & ~Copyable>(
    _ quake: Quake, over connection: borrowing Connection
  ) throws(SQLFailure) -> Quake {
    let aliases = try connection.rows(QuakeSQL.aliases(of: quake.id)) { row throws(SQLFailure) in
      Quake.ID(try row.text(0))
    }
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
      try connection.run(QuakeSQL.insert(alias: alias, of: quake.id))
    }
  }

  /// Makes the stored matches of a query in a period equal to the service's reply, and marks other
  /// stored answers as incomplete if they included a removed event.
  func replace(
    _ query: QuakeQuery, in period: QuakePeriod, by quakes: [Quake],
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    var kept: Set<Quake.ID> = []
    for quake in quakes { kept.insert(try keep(quake, over: connection)) }
    let selection = QuakeSelection(query, in: period, by: rules)
    let strays = try strays(selection, query, over: connection)
    let spared = kept.union(strays.map(\.id))
    let found = try identifiers(QuakeSQL.identifiers(selection), over: connection)
    var removed: [Quake] = []
    for id in found where !spared.contains(id) {
      if let quake = try event(id, over: connection) { removed.append(quake) }
      try connection.run(QuakeSQL.remove(id))
    }
    guard !removed.isEmpty else { return }
    for record in try connection.rows(FetchRecordSQL.fetchRecords, as: FetchRecordSQL.decode) {
      let updated = record.removing(removed, missingFrom: query, by: rules)
      if updated != record { try connection.run(FetchRecordSQL.markIncomplete(record.query)) }
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
