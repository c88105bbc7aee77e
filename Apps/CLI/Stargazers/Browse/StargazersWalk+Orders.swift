import Composition
import CoreDomain
import StargazersDomain

// The controller of the browse session: turns a command into the intent of a screen.

extension StargazersWalk {
  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    guard let order = StargazersWalkOrder(line) else { return false }
    try await perform(order)
    try await followRoutes()
    return true
  }

  private mutating func perform(_ order: StargazersWalkOrder) async throws(BrowseFailure) {
    switch order.word {
    case .list:
      if !order.rest.isEmpty { form.repository = order.rest }
      try await visit(.list)
    case .newest: try await fillIn(\.order, StargazerOrder.newest.rawValue)
    case .oldest: try await fillIn(\.order, StargazerOrder.oldest.rawValue)
    case .limit: try await fillIn(\.limit, order.rest)
    case .show: try await open(order.rest)
    case .history: await leaveForHistory(of: order.rest, asChart: false)
    case .chart: await leaveForHistory(of: order.rest, asChart: true)
    case .refresh: try await refresh()
    }
  }

  /// Sets a field of the form. The screen parses it when the list is requested.
  private mutating func fillIn(
    _ field: WritableKeyPath<StargazerListForm, String>, _ typed: String
  ) async throws(BrowseFailure) {
    form[keyPath: field] = typed
    try await visit(place == .form ? .form : .list)
  }

  /// Opens the entry with a number.
  private func open(_ typed: String) async throws(BrowseFailure) {
    let logins = entries.logins
    guard !logins.isEmpty else { throw .mistake("Nothing is listed. Write “list OWNER/REPO”.") }
    guard let number = Int(typed), (1...logins.count).contains(number) else {
      throw .mistake("“\(typed)” is no number of the list: it goes from 1 to \(logins.count).")
    }
    await screens.list(navigator: navigator).open(logins[number - 1], of: entries.repository)
  }

  private mutating func leaveForHistory(of typed: String, asChart: Bool) async {
    if !typed.isEmpty { form.repository = typed }
    showsChart = asChart
    await screens.list(navigator: navigator).openHistory(of: form.repository)
  }

  /// Shows the current place after a full refresh.
  private mutating func refresh() async throws(BrowseFailure) {
    form.refreshes = true
    defer { form.refreshes = false }
    try await showAgain()
  }
}
