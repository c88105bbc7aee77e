import BookshelfDomain
import Composition
import CoreDomain

/// A page in a frame, or as an object of JSON.
struct ComicPageView: Sendable {
  let display: Display
  let json: Bool
  /// What stands before an order that is named: nothing in a walk.
  let program: String

  init(in context: CommandContext, json: Bool = false, program: String = Printout.bookshelf) {
    display = context.display
    self.json = json
    self.program = program
  }

  @Sendable func printout(of state: ComicPageState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page): printout(of: page)
    case .failure(let failure): Printout(failure: failure, program: program)
    }
  }

  private func printout(of page: ComicPage) -> Printout {
    if json { return Printout(json: ComicPageRecord(page)) }
    let frame = ComicPageFrame(in: display)
    return Printout(
      frame.lines(of: page).map { $0 + "\n" }.joined(), notices: [way(on: page)])
  }

  /// How to go on from a page.
  private func way(on page: ComicPage) -> String {
    let item = DisplayText.quoted(page.readable.item.text)
    if program.isEmpty {
      return page.isLast ? "This was the last page." : "“next” turns the page."
    }
    return page.isLast
      ? "This was the last page. “\(program)show \(DisplayText.quoted(page.series.raw))” shows "
        + "what there is besides."
      : "“\(program)read \(item) --page \(page.number + 1)” goes on."
  }
}

/// The frame of a page: its title, which page of how many it is, and a picture.
struct ComicPageFrame: Hashable, Sendable {
  /// How many columns the frame takes.
  let width: Int
  let isUnicode: Bool

  init(in display: Display) {
    width = min(max(display.columns, Self.widths.lowerBound), Self.widths.upperBound)
    isUnicode = display.isUnicode
  }

  /// The frame is never narrower or wider than this.
  static let widths = 24...64
  /// How many lines the picture has.
  static let height = 14

  func lines(of page: ComicPage) -> [String] {
    let picture = ComicPagePicture(
      of: page.readable.item.text, page: page.number, columns: width - 4, rows: Self.height,
      isUnicode: isUnicode)
    let (wall, floor) = isUnicode ? ("│", "─") : ("|", "-")
    let corners = isUnicode ? ["┌", "┐", "└", "┘"] : ["+", "+", "+", "+"]
    return [corners[0] + edge(page.readable.title, floor, at: .start) + corners[1]]
      + picture.lines.map { "\(wall) \($0) \(wall)" }
      + [corners[2] + edge(number(of: page), floor, at: .end) + corners[3]]
  }

  private enum Side { case start, end }

  private func number(of page: ComicPage) -> String {
    "page \(page.number) of \(page.readable.pages)"
  }

  /// An edge of the frame with a text in it, cut where it does not fit.
  private func edge(_ text: String, _ floor: String, at side: Side) -> String {
    let label = " \(text.harmless.fitted(to: width - 6)) "
    let rest = String(repeating: floor, count: max(0, width - 3 - label.terminalColumns))
    return side == .start ? floor + label + rest : rest + label + floor
  }
}

extension String {
  /// The text on one line, cut where it takes more columns of a terminal than there are.
  fileprivate func fitted(to columns: Int) -> String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    guard line.terminalColumns > columns else { return line }
    var text = ""
    for character in line {
      let longer = text + String(character)
      if longer.terminalColumns > columns - 1 { break }
      text = longer
    }
    return text + "…"
  }
}
