import BookmarksDomain
import Composition
import CoreDomain

/// Prints a list in portions while it is read, so that the first rows come at once, memory holds one
/// portion, and Ctrl-C is heeded between two of them.
///
/// Each portion is a question of its own. A bookmark that another program adds or removes meanwhile
/// moves the ones behind it by one row.
struct BookmarkListing {
  let screens: any BookmarksScreens
  let context: CommandContext
  let json: Bool

  /// Prints all portions but the last one, and returns the last one, or what went wrong.
  func run(_ question: BookmarkQuestion) async -> Printout {
    var asked = question
    var size = Self.firstPortion
    while true {
      let left = question.limit.map { $0 - (asked.offset - question.offset) }
      asked.limit = min(size, left ?? size)
      let isFirst = asked.offset == question.offset
      let state = await answer(to: asked)
      let view = BookmarkListView(display: context.display, json: json)
      guard case .success(let page, _) = state, left != asked.limit,
        asked.offset + page.bookmarks.count < page.total, !page.bookmarks.isEmpty
      else {
        let printout = state.flatMap { view.printout(of: $0) } ?? .unanswered
        return printout.joined(isFirst: isFirst, isLast: true, json: json)
      }
      let portion = view.portion(of: page).joined(isFirst: isFirst, isLast: false, json: json)
      do throws(FileFailure) {
        try portion.write(to: context.console)
      } catch {
        return .failure(error.description, error.status)
      }
      if Task.isCancelled { return Printout() }
      asked.offset += page.bookmarks.count
      size = min(size * 2, Self.longestPortion)
    }
  }

  /// The state in which the list is after a question. A screen shows one portion: its states begin with
  /// the answer before.
  private func answer(to question: BookmarkQuestion) async -> BookmarkListState? {
    let screen = screens.list(navigator: context.navigator)
    let binding = ScreenBinding<BookmarkListState, BookmarkListState>(view: \.lasting)
    return await binding.outcome(of: await screen.states()) { await screen.show(question) }
  }

  /// Small, so that it comes at once.
  static let firstPortion = 500
  /// Large, since each portion of a search is searched for anew.
  private static let longestPortion = 4000
}

extension BookmarkListState {
  /// The state, if it is not one on the way to another.
  fileprivate var lasting: BookmarkListState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .failure: self
    }
  }
}

extension Printout {
  /// A part of a list that is printed in parts.
  fileprivate func joined(isFirst: Bool, isLast: Bool, json: Bool) -> Printout {
    guard status == .success, !(isFirst && isLast) else { return self }
    guard json else {
      let gap = isFirst || output.isEmpty ? [] : Array("\n".utf8)
      return Printout(bytes: gap + output, notices: output.isEmpty ? [] : notices)
    }
    // "[…]\n" without the brackets between parts.
    let elements = output.dropFirst().dropLast(2)
    let start = isFirst ? "[" : elements.isEmpty ? "" : ","
    return Printout(
      bytes: Array(start.utf8) + elements + Array((isLast ? "]\n" : "").utf8), notices: notices)
  }
}
