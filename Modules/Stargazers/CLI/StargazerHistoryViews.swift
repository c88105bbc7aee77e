import CoreCLI
import CoreDomain
import StargazersDomain

/// The history, as text with the total and the last weeks, as a chart of the growth, or as a JSON
/// object with all weeks.
struct StargazerHistoryView: Sendable {
  let context: CommandContext
  var json = false
  var asChart = false

  @Sendable func commandOutput(of state: StarHistoryState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let history): commandOutput(of: history)
    case .failure(let failure): context.notices.commandOutput(of: failure)
    }
  }

  private func commandOutput(of history: StarHistory) -> CommandOutput {
    let notices = context.notices.lines(of: history.origin)
    if json { return CommandOutput(json: StarHistoryRecord(history), notices: notices) }
    guard history.total > 0 || !history.weeks.isEmpty else {
      return CommandOutput(notices: notices + [history.repository.starSentence(0)])
    }
    let display = context.display
    let text =
      asChart
      ? StargazerHistoryChart(history).text(on: display) : display.text(about: history)
    return CommandOutput(text, notices: notices)
  }
}
