import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@Suite(.timeLimit(.minutes(2))) struct TextFoldingTests {
  private let folding = UnicodeTextFolding()

  @Test(arguments: UInt32(0)...0x10)
  func foldingIsIdempotentForEveryCharacter(_ plane: UInt32) {
    let changed = (plane << 16..<(plane + 1) << 16).compactMap(Unicode.Scalar.init).filter {
      !isFolded(folding.folded(String($0)))
    }
    #expect(changed == [])
  }

  /// Characters affect each other: they compose, reorder, and disappear between others.
  @Test(arguments: UInt64(1)...4)
  func foldingIsIdempotentForTextsOfSeveralCharacters(_ seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    for _ in 0..<10_000 {
      let text = String(String.UnicodeScalarView((0..<4).map { _ in scalar(&generator) }))
      #expect(isFolded(folding.folded(text)), "\(text.unicodeScalars.map(\.value))")
    }
  }

  /// ASCII text takes a fast path without the tables; with a soft hyphen, which is dropped, it does
  /// not.
  @Test func foldsASCIIAsTheTablesDo() {
    let ascii = (UInt8(0)...0x7F).map { Unicode.Scalar($0) }
    for scalar in ascii {
      let short = folding.folded("\(scalar)")
      #expect(scalars(short) == scalars(folding.folded("\(scalar)\u{AD}")))
    }
    let all = String(String.UnicodeScalarView(ascii))
    #expect(scalars(folding.folded(all)) == scalars(folding.folded(all + "\u{AD}")))
  }

  @Test func theVersionNamesUnicodeTheLibraryAndTheRule() throws {
    let pattern = /Unicode [0-9.]+, libunistring [0-9]+\.[0-9]+, rule [0-9]+/
    #expect(try pattern.wholeMatch(in: folding.version) != nil)
  }

  private func isFolded(_ text: String) -> Bool {
    scalars(folding.folded(text)) == scalars(text)
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// Returns a character from the blocks with the most rules, or any character.
  private func scalar(_ generator: inout SeededNumbers) -> Unicode.Scalar {
    let places: [ClosedRange<UInt32>] = [
      0x20...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x900...0x97F, 0x1100...0x11FF, 0x1E00...0x206F,
      0x3040...0x30FF, 0xF900...0xFAFF, 0xFB00...0xFFEF, 0x0...0x10FFFF,
    ]
    let place = places[Int.random(in: 0..<places.count, using: &generator)]
    return Unicode.Scalar(UInt32.random(in: place, using: &generator)) ?? "\u{FFFD}"
  }
}
