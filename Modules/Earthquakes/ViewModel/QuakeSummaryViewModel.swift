import CoreDomain
import EarthquakesDomain

/// The behavior of the summary: validates the form, and counts the stored earthquakes per day
/// without asking the service.
struct QuakeSummaryViewModel: ViewModel {
  let stored: any StoredQuakeDays
  let rules: QuakeRules

  func handle(
    _ intent: QuakeSummaryIntent, publishing states: StatePublisher<QuakeSummaryState>
  ) async throws(QuakeFailure) {
    switch intent {
    case .show(let form):
      let query = try form.query(by: rules)
      let days = try await stored.days(query)
      await states.publish(.success(QuakeSummary(query: query, days: days)))
    }
  }
}
