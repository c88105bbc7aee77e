import BookmarksDomain
import CoreCLI
import CoreDomain

/// The list of bookmarks, as text with three lines per bookmark, or as a JSON array.
struct BookmarkListView: Sendable {
  let display: Display
  let json: Bool
  /// The row of the first bookmark on the page.
  var start = 0

  @Sendable func commandOutput(of state: BookmarkListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page, of: let filter): commandOutput(of: page, offset: filter.offset + start)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  /// Formats the bookmarks of a page, without the notices.
  func portion(of page: BookmarkPage) -> CommandOutput {
    json
      ? CommandOutput(json: page.bookmarks.map(BookmarkRecord.init))
      : CommandOutput(page.bookmarks.map(display.lines(of:)).joined(separator: "\n"))
  }

  private func commandOutput(of page: BookmarkPage, offset: Int) -> CommandOutput {
    let portion = portion(of: page)
    if json { return portion }
    guard !page.bookmarks.isEmpty else {
      let all =
        page.total == 0
        ? "No bookmarks."
        : "The cursor is too large: the list has \(Figures.count(page.total, "bookmark")). "
          + "Use a smaller one."
      return CommandOutput(notices: [all])
    }
    let next = offset + page.bookmarks.count
    let more =
      "\(page.total - next) more. Continue with --cursor \(next), or use a higher --limit."
    return CommandOutput(bytes: portion.output, notices: next < page.total ? [more] : [])
  }
}

/// A single bookmark, as text or as a JSON object.
struct BookmarkDetailView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: BookmarkDetailState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .removed: nil
    case .success(let bookmark):
      json
        ? CommandOutput(json: BookmarkRecord(bookmark)) : CommandOutput(display.lines(of: bookmark))
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }
}

struct BookmarkRemovalView: Sendable {
  let ids: [Bookmark.ID]
  let json: Bool

  @Sendable func commandOutput(of state: BookmarkListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success:
      json
        ? CommandOutput(json: ["removed": ids.map(\.raw)])
        : CommandOutput("Removed \(Figures.count(ids.count, "bookmark")).\n")
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }
}

/// Groups of probable duplicates, as text or as a JSON array of arrays.
struct BookmarkDuplicatesView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: BookmarkDuplicatesState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let groups): commandOutput(of: groups)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of groups: [[Bookmark]]) -> CommandOutput {
    if json { return CommandOutput(json: groups.map { $0.map(BookmarkRecord.init) }) }
    if groups.isEmpty { return CommandOutput(notices: ["No duplicates."]) }
    let texts = groups.enumerated().map { index, group in
      "\(index + 1). Probably the same page:\n" + group.map(display.lines(of:)).joined()
    }
    return CommandOutput(texts.joined(separator: "\n"))
  }
}

extension BookmarkListState: TerminalState {}
extension BookmarkDetailState: TerminalState {}
extension BookmarkDuplicatesState: TerminalState {}

extension Display {
  /// Formats a bookmark for people, with a newline after each line.
  @Sendable func lines(of bookmark: Bookmark) -> String {
    let title = fitted(bookmark.headline, to: columns - bookmark.id.raw.count - 2)
    let lines =
      [
        "\(detail(bookmark.id.raw))  \(headline(title))",
        "    \(text(bookmark.address.typed))", "    " + details(of: bookmark),
      ] + bookmark.note.split(separator: "\n").map { "    | \(text(String($0)))" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The bookmark's date, tags and flags on one line.
  private func details(of bookmark: Bookmark) -> String {
    let parts = [
      Figures.day(bookmark.createdAt), tags(of: bookmark), marks(of: bookmark),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  func tags(of bookmark: Bookmark) -> String {
    bookmark.tags.tags.map { tag($0.text) }.joined(separator: ", ")
  }

  func marks(of bookmark: Bookmark) -> String {
    [bookmark.unread ? "unread" : nil, bookmark.archived ? "archived" : nil]
      .compactMap(\.self).joined(separator: " · ")
  }
}
