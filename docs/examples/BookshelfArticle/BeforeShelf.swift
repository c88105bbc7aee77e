// BEFORE: a scenario by time. The shelf makes its catalogue itself, so nobody can hand it
// another one; and `reload` returns at once, with the work still going on. All that its test can do
// is to wait for what is long enough today.

/// A shelf that makes its own catalogue.
@MainActor public final class HomeMadeShelf {
  /// What is shown. Nobody is told when it changes.
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

/// A catalogue behind a network, that takes as long as it takes.
@MainActor private struct HomeMadeCatalogue {
  func fetch(_ answer: @escaping @MainActor ([String]) -> Void) {
    MainLoop.shared.after(MainLoop.turnsOfTheNetwork) { answer(["aa11", "aa12", "bb13"]) }
  }
}
