import BookshelfDomain
import CoreCLI
import CoreDomain

/// The views of the browse session: the shelf, first as stored and then updated, and the results of
/// a search.
struct BookshelfBrowseViews: Sendable {
  private let notices: ComicNotices

  init(in context: CommandContext, of form: ComicListForm) {
    notices = ComicNotices(in: context, of: form, program: "")
  }

  /// Returns the output for a state of the shelf, or `nil` if the state has nothing new to print.
  @Sendable func commandOutput(of state: ComicListState, after last: ComicListState?)
    -> CommandOutput?
  {
    switch state {
    case .idle, .preparing, .progress: nil
    case .reloading(let shelf, _): last == nil ? CommandOutput(text(of: shelf)) : nil
    case .success(let shelf, let reason):
      CommandOutput(
        last?.shelf.map { $0.entries == shelf.entries && $0.continuing == shelf.continuing }
          == true ? "" : text(of: shelf),
        notices: (reason.map { ["seams: \($0)"] } ?? []) + notices.lines(about: shelf))
    case .failure(let failure): CommandOutput(failure: failure, program: "")
    }
  }

  @Sendable func commandOutput(of state: ComicSearchState) -> CommandOutput? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf):
      CommandOutput(
        "\(Figures.count(shelf.total, "result")) for "
          + "“\(notices.display.text(shelf.request.query))”\n"
          + notices.display.text(of: shelf),
        notices: notices.lines(about: shelf))
    case .failure(let failure): CommandOutput(failure: failure, program: "")
    }
  }

  private func text(of shelf: ComicShelf) -> String {
    let heading = shelf.request.ownedOnly ? "Your shelf" : "The catalogue"
    let order =
      switch shelf.request.ordering {
      case .title: ""
      case .recent: ", newest first"
      case .reading: ", sorted by reading"
      }
    return "\(heading)\(order)\n" + notices.display.text(of: shelf)
      + notices.display.text(of: shelf.continuing)
  }
}

extension ComicListState {
  /// The shelf that the state contains, or `nil` if it contains no shelf.
  var shelf: ComicShelf? {
    switch self {
    case .reloading(let shelf, _), .success(let shelf, _): shelf
    case .idle, .preparing, .progress, .failure: nil
    }
  }
}
