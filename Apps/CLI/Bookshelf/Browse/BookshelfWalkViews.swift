import BookshelfDomain
import CoreDomain

/// The shelf in a browse session: first the cached one, then the progress and the updated shelf.
struct BookshelfWalkListView: Sendable {
  private let notices: ComicNotices

  init(in context: CommandContext, scope: ComicScope) {
    notices = ComicNotices(in: context, scope: scope, program: "")
  }

  /// Returns the output for a state, or `nil` if it shows the same as the previous state.
  func printout(of state: ComicListState, after last: ComicListState?) -> Printout? {
    switch state {
    case .idle, .preparing, .progress: nil
    case .reloading(let shelf, _): last == nil ? Printout(text(of: shelf)) : nil
    case .success(let shelf, let reason):
      Printout(
        last?.shelf.map { $0.entries == shelf.entries && $0.continuing == shelf.continuing }
          == true ? "" : text(of: shelf),
        notices: (reason.map { ["seams: \($0)"] } ?? []) + notices.lines(about: shelf))
    case .failure(let failure): Printout(failure: failure, program: "")
    }
  }

  private func text(of shelf: ComicShelf) -> String {
    let heading = shelf.form.ownedOnly ? "Your shelf" : "The catalogue"
    let order =
      switch shelf.form.ordering {
      case .title: ""
      case .recent: ", by what is new"
      case .reading: ", by reading"
      }
    return "\(heading)\(order)\n" + notices.display.text(of: shelf)
      + notices.display.text(of: shelf.continuing)
  }
}

/// The results of a search in a browse session.
struct BookshelfWalkSearchView: Sendable {
  private let notices: ComicNotices

  init(in context: CommandContext) {
    notices = ComicNotices(in: context, scope: .all, program: "")
  }

  func printout(of state: ComicSearchState) -> Printout? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf):
      Printout(
        heading(of: shelf) + notices.display.text(of: shelf),
        notices: notices.lines(about: shelf))
    case .failure(let failure): Printout(failure: failure, program: "")
    }
  }

  private func heading(of shelf: ComicShelf) -> String {
    let query = notices.display.text(shelf.form.query)
    return "\(ComicFigures.grouped(shelf.total)) found with “\(query)”\n"
  }
}

extension ComicListState {
  /// The state's shelf, if it has one.
  var shelf: ComicShelf? {
    switch self {
    case .reloading(let shelf, _), .success(let shelf, _): shelf
    case .idle, .preparing, .progress, .failure: nil
    }
  }

  /// The state if it is final, else `nil`.
  var lasting: ComicListState? {
    switch self {
    case .idle, .preparing, .reloading: nil
    case .success, .progress, .failure: self
    }
  }
}

extension ComicSearchState {
  /// The state if it is final, else `nil`.
  var lasting: ComicSearchState? {
    switch self {
    case .idle, .searching: nil
    case .success, .failure: self
    }
  }
}

extension ComicDetailState {
  /// The state if it is final, else `nil`.
  var lasting: ComicDetailState? {
    switch self {
    case .idle, .preparing, .buying: nil
    case .success, .sold, .failure: self
    }
  }
}

extension ComicPageState {
  /// The state if it is final, else `nil`.
  var lasting: ComicPageState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .failure: self
    }
  }
}
