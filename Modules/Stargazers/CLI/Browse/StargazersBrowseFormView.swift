import CoreCLI
import CoreDomain
import StargazersDomain

/// The form of the browse session: its fields, with the last used values for blank fields, and its
/// buttons.
struct StargazersBrowseFormView: Sendable {
  let context: CommandContext
  let filledIn: StargazerListForm

  /// Returns `nil` for states without a form.
  @Sendable func commandOutput(of state: StargazerListState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .loading, .success: nil
    case .ready(let preferences): CommandOutput(text(of: preferences))
    case .failure(let failure): context.notices.commandOutput(of: failure)
    }
  }

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
}
