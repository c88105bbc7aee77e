// BEFORE: a test by time. The shelf creates its own catalogue, so a test cannot replace it; and
// `reload` returns immediately while the work continues. The test can only wait for a time that is
// long enough today.

/// A shelf that creates its own catalogue.
@MainActor public final class HomeMadeShelf {
  /// The titles on display, without notifications of changes.
  public private(set) var titles: [String] = []
  private let catalogue = HomeMadeCatalogue()

  public init() {}

  public func reload() {
    catalogue.fetch { titles in self.titles = titles }
  }

  public func search(_ query: String) {
    catalogue.fetch { titles in self.titles = titles.filter { $0.hasPrefix(query) } }
  }
}

/// A catalogue behind a network with an unknown latency.
@MainActor private struct HomeMadeCatalogue {
  func fetch(_ answer: @escaping @MainActor ([String]) -> Void) {
    MainLoop.shared.after(MainLoop.turnsOfTheNetwork) { answer(["aa11", "aa12", "bb13"]) }
  }
}
