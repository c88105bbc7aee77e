/// A cache that was cut off, or that something else has written.
struct CorruptCache: Error {}

/// Reads what a ``ByteWriter`` wrote.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var known: [String] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func number() throws(CorruptCache) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try next()
      guard shift < 64 else { throw CorruptCache() }
      number |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
  }

  mutating func integer() throws(CorruptCache) -> Int {
    Int(truncatingIfNeeded: try number())
  }

  mutating func flag() throws(CorruptCache) -> Bool {
    try next() != 0
  }

  mutating func text() throws(CorruptCache) -> String {
    let number = try integer()
    guard number == 0 else {
      guard known.indices.contains(number - 1) else { throw CorruptCache() }
      return known[number - 1]
    }
    let text = String(decoding: try blob(), as: UTF8.self)
    known.append(text)
    return text
  }

  mutating func blob() throws(CorruptCache) -> ArraySlice<UInt8> {
    let length = try integer()
    guard length >= 0, length <= bytes.endIndex - position else { throw CorruptCache() }
    defer { position += length }
    return bytes[position..<position + length]
  }

  mutating func optionalText() throws(CorruptCache) -> String? {
    try flag() ? try text() : nil
  }

  mutating func list<Element>(
    _ each: (inout ByteReader) throws(CorruptCache) -> Element
  ) throws(CorruptCache) -> [Element] {
    let count = try integer()
    // An element takes a byte or more: a count that is damaged does not reserve the memory of it.
    guard count >= 0, count <= bytes.endIndex - position else { throw CorruptCache() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try each(&self)) }
    return list
  }

  private mutating func next() throws(CorruptCache) -> UInt8 {
    guard position < bytes.endIndex else { throw CorruptCache() }
    defer { position += 1 }
    return bytes[position]
  }
}
