import CoreDomain
import EarthquakesDomain

/// The behavior of the count screen: validates the form, counts earthquakes, and presents a failure
/// in a dialog in which the user can try again.
struct QuakeCountViewModel: ViewModel {
  let repository: any QuakeRepository
  let router: any EarthquakesRouting
  let dialogs: any DialogPresenting
  let rules: QuakeRules

  func handle(
    _ intent: QuakeCountIntent, publishing states: StatePublisher<QuakeCountState>
  ) async throws(QuakeFailure) {
    switch intent {
    case .count(let form):
      // An invalid form ends the intent without a dialog, because trying again would not help.
      let query = try form.query(by: rules)
      while await ask(query, states) == .tryAgain {}
    case .list(let form): await router.open(.list(QuakeListForm(form)))
    }
  }

  /// Counts once. If counting fails, returns the user's choice in the dialog; otherwise `nil`.
  private func ask(
    _ query: QuakeQuery, _ states: StatePublisher<QuakeCountState>
  ) async -> QuakeCountChoice? {
    await states.publish(.counting(query))
    do throws(QuakeFailure) {
      await states.publish(.success(try await repository.count(query)))
      return nil
    } catch {
      await states.publish(.failure(error))
      return await dialogs.choice(in: Dialog(error))
    }
  }
}
