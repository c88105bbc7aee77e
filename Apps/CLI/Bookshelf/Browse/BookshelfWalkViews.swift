import BookshelfDomain
import CoreDomain

/// The shelf in a walk: what is kept, then how the catalogue comes, and what is kept then.
struct BookshelfWalkListView: Sendable {
  private let notices: ComicNotices

  init(in context: CommandContext, scope: ComicScope) {
    notices = ComicNotices(in: context, scope: scope, program: "")
  }

  /// What is shown of a state, after another one was. Where nothing has changed, what is shown
  /// stays.
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

/// What a search in a walk has found.
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
  /// The shelf of the state, where it has one.
  var shelf: ComicShelf? {
    switch self {
    case .reloading(let shelf, _), .success(let shelf, _): shelf
    case .idle, .preparing, .progress, .failure: nil
    }
  }

  /// The state, where it is none on the way to another one.
  var lasting: ComicListState? {
    switch self {
    case .idle, .preparing, .reloading: nil
    case .success, .progress, .failure: self
    }
  }
}

extension ComicSearchState {
  /// The state, where it is none on the way to another one.
  var lasting: ComicSearchState? {
    switch self {
    case .idle, .searching: nil
    case .success, .failure: self
    }
  }
}

extension ComicDetailState {
  /// The state, where it is none on the way to another one.
  var lasting: ComicDetailState? {
    switch self {
    case .idle, .preparing, .buying: nil
    case .success, .sold, .failure: self
    }
  }
}

extension ComicPageState {
  /// The state, where it is none on the way to another one.
  var lasting: ComicPageState? {
    switch self {
    case .idle, .preparing: nil
    case .success, .failure: self
    }
  }
}
