/// Where the lines of a text begin.
struct LineTable: Sendable {
  /// Offsets in bytes of UTF-8, ascending.
  private var starts = [0]

  init(_ text: some Sequence<UInt8>) {
    var previous: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      // A line ends with LF, CR LF or CR.
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
        starts[starts.count - 1] = offset + 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        starts.append(offset + 1)
      }
      previous = byte
    }
  }

  /// The line of an offset and the column in bytes, both counted from 1.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
