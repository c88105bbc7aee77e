import CoreCLI
import CoreDomain

/// The picture of a page, made of characters: a few panels with different textures.
///
/// The catalogue contains no images, but a page must look the same each time it is opened. The
/// picture is therefore a pure function of a hash of the item and the page number: identical on
/// every machine, and different for each page.
struct ComicPagePicture: Hashable, Sendable {
  /// The lines from top to bottom. Each line has the requested number of columns.
  let lines: [String]

  /// - Parameter item: The identifier of the volume or episode.
  init(of item: String, page: Int, columns: Int, rows: Int, isUnicode: Bool) {
    var source = ComicPageNumbers(seed: "\(item)\u{0}\(page)")
    let glyphs = Array(isUnicode ? " ░▒▓█" : " .:+#")
    var canvas = Array(
      repeating: Array(repeating: Character(" "), count: max(columns, 0)), count: max(rows, 0))
    for strip in source.parts(of: rows, least: Self.leastHeight, most: 3) {
      for panel in source.parts(of: columns, least: Self.leastWidth, most: 3) {
        let texture = ComicPanelTexture(from: &source)
        for row in strip {
          for column in panel {
            let level = texture.level(row - strip.lowerBound, column - panel.lowerBound)
            canvas[row][column] = glyphs[level]
          }
        }
      }
    }
    lines = canvas.map { String($0) }
  }

  /// The minimum size of a panel, without the gap after it.
  private static let leastHeight = 3
  private static let leastWidth = 8
}

/// The fill of a panel: diagonal bands, or rings around a center.
private struct ComicPanelTexture {
  private let slope: (row: Int, column: Int)
  private let middle: (row: Int, column: Int)
  private let period: Int
  /// The offset into the period.
  private let phase: Int
  private let hasRings: Bool

  init(from source: inout ComicPageNumbers) {
    slope = (source.next(below: 5) + 1, source.next(below: 4) + 1)
    middle = (source.next(below: 6), source.next(below: 24))
    period = source.next(below: 9) + 8
    phase = source.next(below: period)
    hasRings = source.next(below: 2) == 0
  }

  /// The darkness at a position: 0…4.
  func level(_ row: Int, _ column: Int) -> Int {
    let place: Int
    if hasRings {
      // A row is about as high as two columns are wide.
      let (down, right) = ((row - middle.row) * 2, column - middle.column)
      place = (down * down + right * right) / 6
    } else {
      place = row * slope.row + column * slope.column
    }
    return (place + phase) % period * 5 / period
  }
}

/// A pseudorandom number generator that is seeded with a text.
private struct ComicPageNumbers {
  private var state: UInt64

  init(seed: String) {
    state = Checksum(of: seed.utf8).value
  }

  /// Returns a number in `0..<bound`. The generator is SplitMix64:
  /// https://prng.di.unimi.it/splitmix64.c
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(bound, 1)))
  }

  /// Divides a length into parts with a gap of one between them.
  ///
  /// - Parameters:
  ///   - least: The minimum length of a part, unless `length` is smaller.
  ///   - most: The maximum number of parts.
  mutating func parts(of length: Int, least: Int, most: Int) -> [Range<Int>] {
    let possible = min(most, (length + 1) / (least + 1))
    let count = possible > 1 ? next(below: possible) + 1 : 1
    var parts: [Range<Int>] = []
    var start = 0
    for left in stride(from: count - 1, through: 0, by: -1) {
      let room = length - start - left * (least + 1)
      let size = left == 0 ? room : least + next(below: max(room - least + 1, 1))
      parts.append(start..<max(start + size, start))
      start += size + 1
    }
    return parts
  }
}
