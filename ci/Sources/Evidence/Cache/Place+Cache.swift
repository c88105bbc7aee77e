extension ByteWriter {
  mutating func write(_ place: Place) {
    write(place.path)
    write(place.line)
    write(place.column)
  }
}

extension ByteReader {
  mutating func place() throws(CorruptCache) -> Place {
    Place(path: try text(), line: try integer(), column: try integer())
  }

  /// A value of an enumeration that was written by its name.
  mutating func value<Value: RawRepresentable>() throws(CorruptCache) -> Value
  where Value.RawValue == String {
    guard let value = Value(rawValue: try text()) else { throw CorruptCache() }
    return value
  }
}
