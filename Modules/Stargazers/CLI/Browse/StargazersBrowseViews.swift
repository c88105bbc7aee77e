import CoreCLI
import CoreDomain
import StargazersDomain

/// The views of the browse session. Each view turns a state into a page.
struct StargazersBrowseViews: Sendable {
  let context: CommandContext
  let filledIn: StargazerListForm
  let showsChart: Bool

  /// Returns the form: its fields, with the last used values for blank fields, and its buttons.
  /// Returns `nil` for states without a form.
  @Sendable func form(of state: StargazerListState) -> StargazersBrowsePage? {
    switch state {
    case .idle, .preparing, .loading, .success: nil
    case .ready(let preferences):
      StargazersBrowsePage(commandOutput: CommandOutput(text(of: preferences)))
    case .failure(let failure):
      StargazersBrowsePage(commandOutput: context.notices.commandOutput(of: failure))
    }
  }

  @Sendable func page(of state: StargazerListState) -> StargazersBrowsePage? {
    StargazerListView(context: context).commandOutput(of: state).map { commandOutput in
      StargazersBrowsePage(commandOutput: commandOutput, entries: Self.entries(of: state))
    }
  }

  @Sendable func page(of state: StargazerDetailState) -> StargazersBrowsePage? {
    StargazerDetailView(context: context).commandOutput(of: state).map {
      StargazersBrowsePage(commandOutput: $0)
    }
  }

  @Sendable func page(of state: StarHistoryState) -> StargazersBrowsePage? {
    StargazerHistoryView(context: context, asChart: showsChart).commandOutput(of: state)
      .map { StargazersBrowsePage(commandOutput: $0) }
  }
}

extension StargazersBrowseViews {
  private func text(of preferences: StargazerPreferences) -> String {
    let last = preferences.repository.map(\.description) ?? "none"
    let fields = [
      ("Repository", filledIn.repository.orUsual(last)),
      ("Sort by", filledIn.order.orUsual(StargazerOrder.oldest.rawValue)),
      ("Limit", filledIn.limit.orUsual(String(preferences.pageSize.rows))),
    ]
    return context.display.form(
      "Stargazers", fields, buttons: StargazersBrowsePart.buttons("list", "history", "chart"))
  }

  /// The entries that the numbers of a list refer to; `nil` if the state has no list.
  private static func entries(of state: StargazerListState) -> StargazersBrowseEntries? {
    guard case .success(let list) = state else { return nil }
    return StargazersBrowseEntries(
      repository: list.request.repository.description, limit: String(list.request.limit.rows),
      logins: list.stargazers.map(\.login))
  }
}
