import CoreDomain
import EarthquakesDomain

/// Decodes the rows of `QuakeSQL.events`. If a row has invalid values, throws instead of skipping
/// it.
enum QuakeRows {
  static func decode(_ row: SQLRow) throws(SQLFailure) -> Quake {
    let id = try row.text(0)
    func read<Value>(_ value: Value?, _ name: String) throws(SQLFailure) -> Value {
      guard let value else { throw .unexpectedValue("the \(name) of event “\(id)” is invalid") }
      return value
    }
    func read<Raw, Value>(
      _ raw: Raw?, _ name: String, _ make: (Raw) -> Value?
    ) throws(SQLFailure) -> Value? {
      guard let raw else { return nil }
      return try read(make(raw), name)
    }
    let (latitude, longitude) = (try row.real(6), try row.real(7))
    return Quake(
      id: Quake.ID(id),
      time: try read(Timestamp(millisecondsSince1970: try row.integer(1)), "time"),
      updated: try read(Timestamp(millisecondsSince1970: try row.integer(2)), "time of change"),
      magnitude: try read(try row.optionalReal(3), "magnitude", Magnitude.init),
      depth: try read(try row.optionalReal(4), "depth", Depth.init(kilometres:)),
      placeName: try row.optionalText(5),
      coordinates: try read(Coordinates(latitude: latitude, longitude: longitude), "place"),
      kind: QuakeKind(try row.text(8)),
      page: try read(try row.optionalText(9), "page", WebAddress.init),
      tsunami: try row.flag(10), felt: try row.optionalNumber(11))
  }
}

extension Quake {
  /// Returns a copy with additional identifiers.
  func with(identifiers others: some Sequence<ID>) -> Quake {
    Quake(
      id: id, identifiers: identifiers.union(others), time: time, updated: updated,
      magnitude: magnitude, depth: depth, placeName: placeName, coordinates: coordinates,
      kind: kind, page: page, tsunami: tsunami, felt: felt)
  }
}
