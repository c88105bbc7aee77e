import Composition
import CoreDomain
import EarthquakesDomain

// The controller of the browse session: turns a command into the intent of a screen.

extension EarthquakesWalk {
  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    guard let order = EarthquakesWalkOrder(line) else { return false }
    try await perform(order)
    try await followRoutes()
    return true
  }

  private mutating func perform(_ order: EarthquakesWalkOrder) async throws(BrowseFailure) {
    switch order.word {
    case .count: try await count(near: order.rest)
    case .near: try await fillIn(\.near, order.rest)
    case .radius: try await fillIn(\.radius, order.rest)
    case .since: try await fillIn(\.since, order.rest)
    case .magnitude: try await fillIn(\.minimumMagnitude, order.rest)
    case .list: try await leaveForList(order.rest)
    case .show: try await open(order.rest)
    case .places: try await visit(.places(query: order.rest))
    case .map: try await draw(.map, order)
    case .histogram: try await draw(.histogram, order)
    }
  }

  /// Counts earthquakes, and shows each state and each dialog until the last dialog is dismissed.
  private mutating func count(near typed: String) async throws(BrowseFailure) {
    if !typed.isEmpty { form.near = typed }
    let (form, dialogs) = (form, BrowseDialogs(on: landing))
    let screen = screens.count(navigator: navigator, dialogs: dialogs)
    await screen.follow(
      .count(form), telling: context.spinner, view: EarthquakesWalkViews.besideDialog,
      showing: dialogs.show)
    try dialogs.end()
    try await visit(.form)
  }

  /// Sets a field of the form. The screen parses it when the form is submitted.
  private mutating func fillIn(
    _ field: WritableKeyPath<QuakeForm, String>, _ typed: String
  ) async throws(BrowseFailure) {
    form[keyPath: field] = typed
    try await visit(.form)
  }

  private mutating func leaveForList(_ typed: String) async throws(BrowseFailure) {
    if !typed.isEmpty {
      guard let order = QuakeOrder(rawValue: typed.lowercased()) else {
        let known = QuakeOrder.allCases.map(\.rawValue)
        throw .mistake(
          "Write “list \(EarthquakesWalkWord.list.argument)”."
            + Spelling.suggestion(for: typed, among: known))
      }
      listOrder = order
    }
    let screen = screens.count(navigator: navigator, dialogs: RestingDialogPresenter())
    await screen.send(.list(form))
  }

  /// Opens the entry with a number: the detail of an earthquake, or the form for a place.
  private mutating func open(_ typed: String) async throws(BrowseFailure) {
    switch entries {
    case .quakes(let ids):
      await screens.list(navigator: navigator).send(.open(try Self.entry(typed, of: ids)))
    case .places(let places):
      await screens.places(navigator: navigator)
        .send(.choose(try Self.entry(typed, of: places)))
    }
  }

  private static func entry<Entry>(
    _ typed: String, of entries: [Entry]
  ) throws(BrowseFailure) -> Entry {
    guard !entries.isEmpty else { throw .mistake("Nothing is listed. Write “list” or “places”.") }
    guard let number = Int(typed), (1...entries.count).contains(number) else {
      throw .mistake("“\(typed)” is no number of the list: it goes from 1 to \(entries.count).")
    }
    return entries[number - 1]
  }

  private func draw(
    _ kind: QuakePictureKind, _ order: EarthquakesWalkOrder
  ) async throws(BrowseFailure) {
    guard !order.rest.isEmpty, order.rest != "-" else {
      throw .mistake("Write “\(order.word.rawValue) FILE”, with a file to draw into.")
    }
    try landing.tell(await context.draw(kind, of: form, to: order.rest, on: screens))
  }
}
