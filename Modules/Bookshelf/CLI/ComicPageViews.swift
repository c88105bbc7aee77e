import BookshelfDomain
import CoreCLI
import CoreDomain

/// A page in a frame, or a JSON object.
struct ComicPageView: Sendable {
  let context: CommandContext
  var json = false
  var program = CommandOutput.bookshelf

  @Sendable func commandOutput(of state: ComicPageState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page): commandOutput(of: page)
    case .failure(let failure): CommandOutput(failure: failure, program: program)
    }
  }

  private func commandOutput(of page: ComicPage) -> CommandOutput {
    if json { return CommandOutput(json: ComicPageRecord(page)) }
    let frame = ComicPageFrame(in: context.display)
    return CommandOutput(
      frame.lines(of: page).map { $0 + "\n" }.joined(), notices: [way(on: page)])
  }

  /// A hint on how to continue reading.
  private func way(on page: ComicPage) -> String {
    let item = DisplayText.quoted(page.readable.item.text)
    if program.isEmpty {
      return page.isLast ? "This is the last page." : "Turn the page with “next”."
    }
    return page.isLast
      ? "This is the last page. Show the series with "
        + "“\(program)show \(DisplayText.quoted(page.series.raw))”."
      : "Continue with “\(program)read \(item) --page \(page.number + 1)”."
  }
}

/// The frame of a page: the title, the page number, and a picture.
struct ComicPageFrame: Hashable, Sendable {
  /// The width of the frame in columns.
  let width: Int
  let isUnicode: Bool

  init(in display: Display) {
    width = min(max(display.columns, Self.widths.lowerBound), Self.widths.upperBound)
    isUnicode = display.isUnicode
  }

  /// The minimum and maximum width of the frame.
  static let widths = 24...64
  /// The height of the picture in lines.
  static let height = 14

  func lines(of page: ComicPage) -> [String] {
    let picture = ComicPagePicture(
      of: page.readable.item.text, page: page.number, columns: width - 4, rows: Self.height,
      isUnicode: isUnicode)
    let number = "page \(page.number) of \(page.readable.pages)"
    let (wall, floor) = isUnicode ? ("│", "─") : ("|", "-")
    let corners = isUnicode ? ["┌", "┐", "└", "┘"] : ["+", "+", "+", "+"]
    return [corners[0] + edge(page.readable.title, floor, at: .start) + corners[1]]
      + picture.lines.map { "\(wall) \($0) \(wall)" }
      + [corners[2] + edge(number, floor, at: .end) + corners[3]]
  }

  private enum Side { case start, end }

  /// An edge of the frame, with a label in one line. A label that is too long is cut.
  private func edge(_ text: String, _ floor: String, at side: Side) -> String {
    let line = String(text.harmless.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let label = " \(line.fitted(to: width - 6)) "
    let rest = String(repeating: floor, count: max(0, width - 3 - label.terminalColumns))
    return side == .start ? floor + label + rest : rest + label + floor
  }
}
