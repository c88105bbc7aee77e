/// Writes values one after the other, to be read by a ``ByteReader`` in the same order.
///
/// Numbers take as few bytes as they need; a text that comes again is written once.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  private var known: [String: UInt64] = [:]

  mutating func write(_ number: UInt64) {
    // LEB128: seven bits a byte, the lowest first; the eighth says that more follow.
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64(number)))
  }

  mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// A text that is new is written as 0, its length and its bytes; one that is not, as its number.
  mutating func write(_ text: String) {
    if let number = known[text] {
      write(number)
      return
    }
    known[text] = UInt64(known.count + 1)
    write(UInt64(0))
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ blob: [UInt8]) {
    write(blob.count)
    bytes.append(contentsOf: blob)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write<Element>(_ list: [Element], _ each: (inout ByteWriter, Element) -> Void) {
    write(list.count)
    for element in list { each(&self, element) }
  }
}
