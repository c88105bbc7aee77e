import BookshelfDomain
import CoreCLI
import CoreDomain

extension ComicListState: TerminalState {
  var progress: Progress? {
    switch self {
    case .reloading(_, let progress): Progress(progress)
    case .idle, .preparing, .success, .progress, .failure: nil
    }
  }
}

extension ComicSearchState: TerminalState {
  var progress: Progress? {
    switch self {
    case .searching(let query): Progress(text: "Searching for “\(query)”…")
    case .idle, .success, .failure: nil
    }
  }
}

extension ComicDetailState: TerminalState {
  var progress: Progress? {
    switch self {
    case .buying: Progress(text: "Waiting for the storefront…")
    case .idle, .preparing, .success, .sold, .failure: nil
    }
  }
}

extension ComicPageState: TerminalState {}

extension ComicAccountState: TerminalState {}

extension ComicCatalogueState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: Progress(text: "Reading the catalogue…")
    case .synchronising(let progress): Progress(progress)
    case .idle, .success, .incomplete, .synchronised, .failure: nil
    }
  }
}

extension Progress {
  fileprivate init(_ progress: CatalogueProgress) {
    self.init(
      text: "Updating the catalogue: \(Figures.count(progress.series, "series", "series")) on "
        + "\(Figures.count(progress.pages, "page")) …")
  }
}
