public import CoreDomain
public import EarthquakesDomain

/// The behavior of the summary: validates the form, and counts the stored earthquakes per day
/// without asking the service.
public struct QuakeSummaryViewModel: ViewModel {
  private let stored: any StoredQuakeDays
  private let rules: QuakeRules

  public init(stored: any StoredQuakeDays, rules: QuakeRules) {
    self.stored = stored
    self.rules = rules
  }

  public func handle(
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
