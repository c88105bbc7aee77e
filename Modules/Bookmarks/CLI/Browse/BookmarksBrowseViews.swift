import BookmarksDomain
import CoreCLI
import CoreDomain

struct BookmarksBrowseViews: Sendable {
  let display: Display
  /// The row of the list's first bookmark.
  var start = 0

  @Sendable func page(of state: BookmarkListState) -> BookmarksBrowsePage? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page, of: let filter): list(page, filter)
    case .failure(let failure): BookmarksBrowsePage(commandOutput: CommandOutput(failure: failure))
    }
  }

  @Sendable func page(of state: BookmarkDetailState) -> BookmarksBrowsePage? {
    switch state {
    case .idle, .preparing, .removed: nil
    case .success(let bookmark):
      BookmarksBrowsePage(
        commandOutput: CommandOutput(display.lines(of: bookmark)), bookmark: bookmark)
    case .failure(let failure): BookmarksBrowsePage(commandOutput: CommandOutput(failure: failure))
    }
  }

  @Sendable func page(of state: BookmarkTagsState) -> BookmarksBrowsePage? {
    switch state {
    case .idle, .preparing, .renamed: nil
    case .success(let uses):
      BookmarksBrowsePage(
        commandOutput: CommandOutput(
          uses.isEmpty ? "No tags.\n" : "Tags\n" + uses.map(line(of:)).numbered()),
        entries: .tags(uses.map(\.tag)))
    case .failure(let failure): BookmarksBrowsePage(commandOutput: CommandOutput(failure: failure))
    }
  }

  @Sendable func page(of state: BookmarkDuplicatesState) -> BookmarksBrowsePage? {
    switch state {
    case .idle, .preparing: nil
    case .success(let groups): duplicates(groups)
    case .failure(let failure): BookmarksBrowsePage(commandOutput: CommandOutput(failure: failure))
    }
  }
}

extension BookmarksBrowseViews {
  private func list(_ page: BookmarkPage, _ filter: BookmarkFilter) -> BookmarksBrowsePage {
    let count = page.bookmarks.count
    let range =
      count == 0 ? "No bookmarks" : "Bookmarks \(start + 1)–\(start + count) of \(page.total)"
    let title = ([range] + limits(of: filter)).joined(separator: ", ") + "\n"
    return BookmarksBrowsePage(
      commandOutput: CommandOutput(title + page.bookmarks.map(line(of:)).numbered()),
      entries: .bookmarks(page.bookmarks), total: page.total)
  }

  private func duplicates(_ groups: [[Bookmark]]) -> BookmarksBrowsePage {
    var first = 1
    let texts = groups.map { group in
      defer { first += group.count }
      let lines = group.map { line(of: $0) + "\n       " + display.text($0.address.typed) }
      return lines.numbered(from: first)
    }
    let title = groups.isEmpty ? "No duplicates.\n" : "Duplicates\n"
    return BookmarksBrowsePage(
      commandOutput: CommandOutput(title + texts.joined(separator: "\n")),
      entries: .bookmarks(groups.flatMap(\.self)))
  }

  /// The conditions and the sort order of a filter.
  private func limits(of filter: BookmarkFilter) -> [String] {
    let order: String? =
      switch filter.order {
      case .newest: nil
      case .oldest: "oldest first"
      case .title: "by title"
      }
    return [
      filter.query.map { "search “\(display.text($0.typed))”" },
      filter.tag.map { "tag “\(display.text($0.text))”" },
      filter.unreadOnly ? "unread" : nil, filter.archived ? "archived" : nil, order,
    ].compactMap(\.self)
  }

  private func line(of bookmark: Bookmark) -> String {
    [display.headline(bookmark.headline), display.tags(of: bookmark), display.marks(of: bookmark)]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func line(of use: TagUse) -> String {
    "\(display.tag(use.tag.text)) (\(use.count))"
  }
}
