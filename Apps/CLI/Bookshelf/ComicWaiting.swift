import BookshelfDomain

/// The text of the progress line.
enum ComicWaiting {
  @Sendable static func text(of state: ComicListState) -> String? {
    switch state {
    case .reloading(_, let progress): text(of: progress)
    case .idle, .preparing, .success, .progress, .failure: nil
    }
  }

  @Sendable static func text(of state: ComicSearchState) -> String? {
    switch state {
    case .searching(let query): "Looking for “\(query)”…"
    case .idle, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: ComicDetailState) -> String? {
    switch state {
    case .buying: "The order is with the storefront…"
    case .idle, .preparing, .success, .sold, .failure: nil
    }
  }

  @Sendable static func text(of state: ComicCatalogueState) -> String? {
    switch state {
    case .preparing: "Asking for the catalogue…"
    case .synchronising(let progress): text(of: progress)
    case .idle, .success, .synchronised, .failure: nil
    }
  }

  /// The progress of a synchronization.
  private static func text(of progress: CatalogueProgress) -> String {
    "The catalogue: \(ComicFigures.count(progress.series, "series", "series")) on "
      + "\(ComicFigures.count(progress.pages, "page")) …"
  }
}
