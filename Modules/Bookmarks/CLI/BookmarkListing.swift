import BookmarksDomain
import CoreCLI
import CoreDomain

/// Prints a list in portions while it is read. The first rows appear immediately, memory contains
/// only one portion, and Ctrl-C takes effect between two portions.
///
/// Each portion is a separate query with an offset. If another program adds or removes a bookmark
/// meanwhile, the following rows shift by one.
struct BookmarkListing {
  let screens: any BookmarksScreens
  let context: CommandContext
  let json: Bool

  /// Prints all portions except the last. Returns the output of the last portion, or of a failure.
  func run(_ form: BookmarkListForm) async -> CommandOutput {
    var form = form
    var (start, size) = (0, Self.firstPortion)
    while true {
      form.rows = start..<start + size
      let isFirst = start == 0
      // The states of a screen start with its previous result, so each portion uses a new screen.
      let state = await screens.list(navigator: context.navigator)
        .outcome(of: .show(form), view: \.lasting)
      let view = BookmarkListView(display: context.display, json: json, start: start)
      guard case .success(let page, of: let filter) = state, !page.bookmarks.isEmpty,
        start + page.bookmarks.count < min(filter.limit ?? .max, page.total - filter.offset)
      else {
        let commandOutput = state.flatMap { view.commandOutput(of: $0) } ?? .unanswered
        return commandOutput.joined(isFirst: isFirst, isLast: true, json: json)
      }
      let portion = view.portion(of: page).joined(isFirst: isFirst, isLast: false, json: json)
      do throws(FileFailure) {
        try portion.write(to: context.console)
      } catch {
        return .failure(error.description, error.status)
      }
      if Task.isCancelled { return CommandOutput() }
      start += page.bookmarks.count
      size = min(size * 2, Self.longestPortion)
    }
  }

  /// A small portion, so that the first rows appear immediately.
  static let firstPortion = 500
  /// A large portion, because each portion repeats the search.
  private static let longestPortion = 4000
}

extension BookmarkListState {
  /// The state if it is final, otherwise `nil`.
  fileprivate var lasting: BookmarkListState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .failure: self
    }
  }
}

extension CommandOutput {
  /// Adapts one portion of the output so that all portions form one document.
  fileprivate func joined(isFirst: Bool, isLast: Bool, json: Bool) -> CommandOutput {
    guard status == .success, !(isFirst && isLast) else { return self }
    guard json else {
      let gap = isFirst || output.isEmpty ? [] : Array("\n".utf8)
      return CommandOutput(bytes: gap + output, notices: output.isEmpty ? [] : notices)
    }
    // Removes the brackets of "[…]\n" between portions.
    let elements = output.dropFirst().dropLast(2)
    let start = isFirst ? "[" : elements.isEmpty ? "" : ","
    return CommandOutput(
      bytes: Array(start.utf8) + elements + Array((isLast ? "]\n" : "").utf8), notices: notices)
  }
}
