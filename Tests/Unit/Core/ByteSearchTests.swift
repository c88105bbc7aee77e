import CoreDomain
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [0, 1, 15, 63, 64, 65, 127, 128, 200])
  func findsTheFirstMatchingByteInAnyBlock(_ place: Int) {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 300)
    bytes[place] = UInt8(ascii: "<")
    bytes[299] = UInt8(ascii: "<")
    let isBracket = { (byte: UInt8) in byte.equals(UInt8(ascii: "<")) }
    let first = bytes.span.firstIndex(where: isBracket)
    let next = bytes.span.firstIndex(from: place + 1, where: isBracket)
    let last = bytes.span.firstIndex(from: 300, where: isBracket)
    #expect(first == place)
    #expect(next == 299)
    #expect(last == nil)
  }

  @Test(arguments: [0, 1, 64, 128, 129, 1000])
  func countsAByte(_ count: Int) {
    let bytes = [UInt8](repeating: 10, count: count) + [11, 9] + [UInt8](repeating: 10, count: 3)
    let lines = bytes.span.count(of: 10)
    let others = bytes.span.count(of: 12)
    #expect(lines == count + 3)
    #expect(others == 0)
  }

  @Test func comparesEveryPairOfBytes() {
    for one in UInt8.min...UInt8.max {
      for other in UInt8.min...UInt8.max {
        #expect(one.equals(other) == (one == other ? 1 : 0))
        #expect(one.isBelow(other) == (one < other ? 1 : 0))
      }
    }
  }

  @Test func findsNothingInNoBytes() {
    let bytes: [UInt8] = []
    let isFound = bytes.span.contains(0)
    #expect(!isFound)
  }
}
