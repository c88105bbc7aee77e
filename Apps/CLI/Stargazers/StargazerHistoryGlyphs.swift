/// The characters that charts are drawn with on a terminal.
struct StargazerHistoryGlyphs: Hashable, Sendable {
  /// Parts of a cell that is filled from below, the smallest first; the last one is the whole cell.
  let rising: [Character]
  /// Parts of a cell that is filled from the left, the smallest first; the last one is the whole cell.
  let growing: [Character]
  /// The upright axis, and where a line of it bears a number.
  let wall: Character
  let notch: Character
  /// The corner of both axes, the lying one, and where a date stands under it.
  let corner: Character
  let floor: Character
  let date: Character

  /// The blocks and lines of Unicode.
  static let unicode = StargazerHistoryGlyphs(
    rising: Array("▁▂▃▄▅▆▇█"), growing: Array("▏▎▍▌▋▊▉█"), wall: "│", notch: "┤", corner: "└",
    floor: "─", date: "┬")

  /// For terminals that show nothing else.
  static let ascii = StargazerHistoryGlyphs(
    rising: Array(".:#"), growing: ["#"], wall: "|", notch: "+", corner: "+", floor: "-", date: "+")

  private init(
    rising: [Character], growing: [Character], wall: Character, notch: Character,
    corner: Character, floor: Character, date: Character
  ) {
    (self.rising, self.growing) = (rising, growing)
    (self.wall, self.notch) = (wall, notch)
    (self.corner, self.floor, self.date) = (corner, floor, date)
  }

  /// Those that a display shows.
  init(in display: Display) {
    self = display.isUnicode ? .unicode : .ascii
  }

  /// A bar from the left, as long as a number is of the largest one. What is more than nothing is seen.
  func bar(of number: Int, outOf most: Int, width: Int) -> String {
    guard number > 0, most > 0 else { return "" }
    let parts = Double(number) / Double(most) * Double(width * growing.count)
    return filling(max(1, Int(parts.rounded())), with: growing)
  }

  /// The cell at a height, counted from 0, of a column that is filled from below to a number of parts.
  func cell(at height: Int, filledTo parts: Int) -> Character {
    let rest = parts - height * rising.count
    return rest <= 0 ? " " : rising[min(rest, rising.count) - 1]
  }

  private func filling(_ parts: Int, with glyphs: [Character]) -> String {
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: glyphs.count)
    let full = String(repeating: glyphs[glyphs.count - 1], count: whole)
    return rest == 0 ? full : full + String(glyphs[rest - 1])
  }
}
