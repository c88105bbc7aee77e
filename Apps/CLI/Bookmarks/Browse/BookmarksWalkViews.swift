import BookmarksDomain
import CoreDomain

/// A place of the browse session.
enum BookmarksWalkPlace: Hashable, Sendable {
  case list(BookmarkQuestion)
  case detail(Bookmark.ID)
  case tags
  case duplicates

  /// The query of a list; `nil` for other places.
  var question: BookmarkQuestion? {
    if case .list(let question) = self { question } else { nil }
  }
}

/// The content of a place.
struct BookmarksWalkPage: Sendable {
  let printout: Printout
  /// The entries that its numbers refer to; `nil` keeps the entries of the previous list.
  var entries: BookmarksWalkEntries?
  /// The bookmark on display if the place shows a single one.
  var bookmark: Bookmark?
  /// The number of entries on all pages.
  var total = 0
  /// Whether the place was shown without a failure.
  var isShown = true

  /// A place that could not be shown.
  static func failure(_ failure: BookmarkFailure) -> BookmarksWalkPage {
    BookmarksWalkPage(printout: Printout(failure: failure), isShown: false)
  }
}

/// The entries that the numbers of a list refer to.
enum BookmarksWalkEntries: Hashable, Sendable {
  case bookmarks([Bookmark])
  case tags([Tag])
}

/// The views of the browse session. Each turns a state into a page.
struct BookmarksWalkViews: Sendable {
  let display: Display

  @Sendable func page(of state: BookmarkListState) -> BookmarksWalkPage? {
    switch state {
    case .idle, .preparing: nil
    case .success(let page, let question): list(page, question)
    case .failure(let failure): .failure(failure)
    }
  }

  @Sendable func page(of state: BookmarkDetailState) -> BookmarksWalkPage? {
    switch state {
    case .idle, .preparing, .removed: nil
    case .success(let bookmark):
      BookmarksWalkPage(printout: Printout(display.lines(of: bookmark)), bookmark: bookmark)
    case .failure(let failure): .failure(failure)
    }
  }

  @Sendable func page(of state: BookmarkTagsState) -> BookmarksWalkPage? {
    switch state {
    case .idle, .preparing, .renamed: nil
    case .success(let uses):
      BookmarksWalkPage(
        printout: Printout(
          uses.isEmpty ? "No tags.\n" : "Tags\n" + numbered(uses.map(line(of:))).joined()),
        entries: .tags(uses.map(\.tag)))
    case .failure(let failure): .failure(failure)
    }
  }

  @Sendable func page(of state: BookmarkDuplicatesState) -> BookmarksWalkPage? {
    switch state {
    case .idle, .preparing: nil
    case .success(let groups): duplicates(groups)
    case .failure(let failure): .failure(failure)
    }
  }
}

extension BookmarksWalkViews {
  private func list(_ page: BookmarkPage, _ question: BookmarkQuestion) -> BookmarksWalkPage {
    let count = page.bookmarks.count
    let range =
      count == 0
      ? "No bookmarks"
      : "Bookmarks \(question.offset + 1)–"
        + "\(question.offset + count) of \(page.total)"
    let title = ([range] + limits(of: question)).joined(separator: ", ") + "\n"
    return BookmarksWalkPage(
      printout: Printout(title + numbered(page.bookmarks.map(line(of:))).joined()),
      entries: .bookmarks(page.bookmarks), total: page.total)
  }

  private func duplicates(_ groups: [[Bookmark]]) -> BookmarksWalkPage {
    var first = 1
    let texts = groups.map { group in
      defer { first += group.count }
      let lines = group.map { line(of: $0) + "\n       " + display.text($0.address.typed) }
      return numbered(lines, from: first).joined()
    }
    let title = groups.isEmpty ? "No duplicates.\n" : "Duplicates\n"
    return BookmarksWalkPage(
      printout: Printout(title + texts.joined(separator: "\n")),
      entries: .bookmarks(groups.flatMap(\.self)))
  }

  /// The filters and the sort order of a query.
  private func limits(of question: BookmarkQuestion) -> [String] {
    let order: String? =
      switch question.order {
      case .newest: nil
      case .oldest: "oldest first"
      case .title: "by title"
      }
    return [
      question.query.isBlank ? nil : "search “\(display.text(question.query))”",
      question.tag.isBlank ? nil : "tag “\(display.text(question.tag))”",
      question.unreadOnly ? "unread" : nil, question.archived ? "archived" : nil, order,
    ].compactMap(\.self)
  }

  private func line(of bookmark: Bookmark) -> String {
    [display.headline(bookmark.headline), display.tags(of: bookmark), display.marks(of: bookmark)]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func line(of use: TagUse) -> String {
    "\(display.tag(use.tag.text)) (\(use.count))"
  }

  private func numbered(_ lines: [String], from first: Int = 1) -> [String] {
    lines.enumerated().map { index, line in
      let number = String(first + index)
      return String(repeating: " ", count: max(0, 4 - number.count)) + "\(number)  \(line)\n"
    }
  }
}
