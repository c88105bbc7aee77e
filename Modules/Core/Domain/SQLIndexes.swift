/// A condition of SQL, and the values of its placeholders.
public struct SQLCondition: Hashable, Sendable {
  /// An expression that is true or false, ready to stand behind `WHERE` or beside `AND`.
  public let text: SQLText
  /// The values of the placeholders in the text, in the order of their numbers.
  public let values: [SQLValue]

  public init(_ text: SQLText, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }

  /// An expression that is true when all of some expressions are.
  ///
  /// Engines read `a AND b AND c` as one expression within another and limit how deep that may go
  /// (SQLite: 1,000), so many expressions are put into groups, and groups of groups.
  public static func conjunction(of texts: [SQLText]) -> SQLText {
    guard texts.count > groupLimit else { return texts.joined(separator: " AND ") }
    let groups: [SQLText] = stride(from: 0, to: texts.count, by: groupLimit).map { start in
      "(\(texts[start...].prefix(groupLimit).joined(separator: " AND ")))"
    }
    return conjunction(of: groups)
  }

  private static let groupLimit = 100
}

/// A name of tables that is written into statements: letters of English and underscores.
public struct SQLName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    precondition(
      !name.isEmpty && name.utf8.allSatisfy { Self.bytes.contains($0) },
      "“\(name)” is no name of tables: use letters of English and underscores")
    description = name
  }

  private static let bytes = Set("_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}

/// An index that finds the rows whose text contains other text.
///
/// How engines do that differs; what is found does not: a row is found when its text contains
/// every needle, scalar for scalar, whatever the script and however short the needle. So an index
/// answers as a scan would. Folding is not its business: texts and needles are handed over as they
/// are compared.
///
/// The rows are those of a table of the feature; the index keeps their texts itself, in tables of
/// its own. Its changes are part of the transaction that lends the connection. Whoever deletes a
/// row of the feature's table removes its text, too.
public protocol SQLTextIndex: Sendable {
  /// The statements that make the tables of the index, for a migration of the feature.
  var creation: [SQLText] { get }

  /// Keeps a text for a row, in place of one that is there. To keep the text that is there costs
  /// next to nothing.
  func put(
    _ text: String, for row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure)

  /// Drops the text of a row. One that has none is passed over.
  func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure)

  /// Drops every text.
  func removeAll(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure)

  /// The condition that the text of a row contains every needle.
  ///
  /// - Parameters:
  ///   - column: the column, with its table, that holds the numbers of the rows.
  ///   - needles: what is looked for; none of them is empty. No needle lets every row through that
  ///     has a text.
  ///   - first: the number of the first placeholder that the condition may use.
  func condition(
    on column: SQLText, containing needles: [String], placeholdersFrom first: Int
  ) -> SQLCondition
}

/// An index that finds the rows whose point lies in a part of the globe.
///
/// The rows are those of a table of the feature. Changes are part of the transaction that lends the
/// connection. Whoever deletes a row of the feature's table removes its point, too.
public protocol SQLSpatialIndex: Sendable {
  /// The statements that make the tables of the index, for a migration of the feature.
  var creation: [SQLText] { get }

  /// Keeps a point for a row, in place of one that is there.
  func put(
    _ point: SQLPoint, for row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure)

  /// Drops the point of a row. One that has none is passed over.
  func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure)

  /// The condition that the point of a row lies in a box, exactly: ``SQLBox/contains(_:)``.
  ///
  /// - Parameters:
  ///   - column: the column, with its table, that holds the numbers of the rows.
  ///   - first: the number of the first placeholder that the condition may use.
  func condition(
    on column: SQLText, within box: SQLBox, placeholdersFrom first: Int
  ) -> SQLCondition
}

/// A point of the globe, in degrees.
public struct SQLPoint: Hashable, Sendable {
  /// −90 to 90.
  public let latitude: Double
  /// −180 to 180.
  public let longitude: Double

  /// Makes a point, or nothing where there is none: numbers that are out of range, or no numbers.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A part of the globe between two latitudes and two longitudes, in degrees.
public struct SQLBox: Hashable, Sendable {
  public let south: Double
  public let north: Double
  /// Where the box begins, going east from here.
  public let west: Double
  /// Where the box ends. It is smaller than ``west`` when the box crosses the date line.
  public let east: Double

  /// Makes a box, or nothing where there is none.
  public init?(south: Double, north: Double, west: Double, east: Double) {
    guard (-90...90).contains(south), (south...90).contains(north),
      (-180...180).contains(west), (-180...180).contains(east)
    else { return nil }
    self.south = south
    self.north = north
    self.west = west
    self.east = east
  }

  /// Whether the box goes over the line at which 180° east and 180° west meet.
  public var crossesDateLine: Bool { east < west }

  /// Whether a point lies in the box, its edges included.
  ///
  /// It is the place that counts: 180° east is 180° west, and a pole has every longitude.
  public func contains(_ point: SQLPoint) -> Bool {
    guard (south...north).contains(point.latitude) else { return false }
    guard abs(point.latitude) < 90 else { return true }
    return containsMeridian(point.longitude)
      || (abs(point.longitude) == 180 && containsMeridian(-point.longitude))
  }

  private func containsMeridian(_ longitude: Double) -> Bool {
    crossesDateLine
      ? longitude >= west || longitude <= east : longitude >= west && longitude <= east
  }
}
