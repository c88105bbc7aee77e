import BookmarksDomain
import Composition
import CoreDomain

/// Prints a list in portions while it is read. The first rows appear immediately, memory holds one
/// portion, and Ctrl-C takes effect between two portions.
///
/// Each portion is a query of its own, with an offset. If another program adds or removes a
/// bookmark meanwhile, the rows behind it shift by one.
struct BookmarkListing {
  let screens: any BookmarksScreens
  let context: CommandContext
  let json: Bool

  /// Prints all portions but the last, and returns the last one or the failure.
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

  /// Returns the state of the list after a query. Each query uses a new screen, because the states
  /// of a screen start with its previous result.
  private func answer(to question: BookmarkQuestion) async -> BookmarkListState? {
    let screen = screens.list(navigator: context.navigator)
    let binding = ScreenBinding<BookmarkListState, BookmarkListState>(view: \.lasting)
    return await binding.outcome(of: await screen.states()) { await screen.show(question) }
  }

  /// Small, so that the first rows appear immediately.
  static let firstPortion = 500
  /// Large, because each portion repeats the search.
  private static let longestPortion = 4000
}

extension BookmarkListState {
  /// The state if it is final, else `nil`.
  fileprivate var lasting: BookmarkListState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .failure: self
    }
  }
}

extension Printout {
  /// Adapts one portion of the output so that all portions form one document.
  fileprivate func joined(isFirst: Bool, isLast: Bool, json: Bool) -> Printout {
    guard status == .success, !(isFirst && isLast) else { return self }
    guard json else {
      let gap = isFirst || output.isEmpty ? [] : Array("\n".utf8)
      return Printout(bytes: gap + output, notices: output.isEmpty ? [] : notices)
    }
    // Removes the brackets of "[…]\n" between portions.
    let elements = output.dropFirst().dropLast(2)
    let start = isFirst ? "[" : elements.isEmpty ? "" : ","
    return Printout(
      bytes: Array(start.utf8) + elements + Array((isLast ? "]\n" : "").utf8), notices: notices)
  }
}
