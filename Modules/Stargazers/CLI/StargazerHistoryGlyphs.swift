import CoreCLI

/// The characters of charts on a terminal.
struct StargazerHistoryGlyphs: Hashable, Sendable {
  /// The characters for a cell that is filled from the bottom, from the smallest part to the full
  /// cell.
  let rising: [Character]
  /// The characters for a cell that is filled from the left, from the smallest part to the full
  /// cell.
  let growing: [Character]
  /// The vertical axis without a tick. ``notch`` is the vertical axis with a tick.
  let wall: Character
  let notch: Character
  /// The corner of the axes. ``floor`` and ``date`` are the horizontal axis without and with a
  /// tick.
  let corner: Character
  let floor: Character
  let date: Character

  /// Unicode block elements and box drawing.
  static let unicode = StargazerHistoryGlyphs(
    rising: Array("▁▂▃▄▅▆▇█"), growing: Array("▏▎▍▌▋▊▉█"), wall: "│", notch: "┤", corner: "└",
    floor: "─", date: "┬")

  /// ASCII only.
  static let ascii = StargazerHistoryGlyphs(
    rising: Array(".:#"), growing: ["#"], wall: "|", notch: "+", corner: "+", floor: "-", date: "+")
}

extension StargazerHistoryGlyphs {
  /// The characters that a display supports.
  init(in display: Display) {
    self = display.isUnicode ? .unicode : .ascii
  }

  /// A horizontal bar in proportion to the maximum. A positive number is always visible.
  func bar(of number: Int, outOf most: Int, width: Int) -> String {
    guard number > 0, most > 0 else { return "" }
    let parts = Double(number) / Double(most) * Double(width * growing.count)
    let (whole, rest) = max(1, Int(parts.rounded())).quotientAndRemainder(
      dividingBy: growing.count)
    let full = String(repeating: growing[growing.count - 1], count: whole)
    return rest == 0 ? full : full + String(growing[rest - 1])
  }

  /// The character for one cell of a column. `height` is the number of cells below it, and `parts`
  /// is the number of filled parts of the column.
  func cell(at height: Int, filledTo parts: Int) -> Character {
    let rest = parts - height * rising.count
    return rest <= 0 ? " " : rising[min(rest, rising.count) - 1]
  }
}
