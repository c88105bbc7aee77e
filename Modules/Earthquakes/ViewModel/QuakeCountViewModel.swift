public import CoreDomain
public import EarthquakesDomain

/// The behavior of the count screen: validates the form, counts earthquakes, and presents a failure
/// in a dialog in which the user can try again.
public struct QuakeCountViewModel: ViewModel {
  private let repository: any QuakeRepository
  private let router: any EarthquakesRouting
  private let dialogs: any DialogPresenting
  private let rules: QuakeRules

  public init(
    repository: any QuakeRepository, router: any EarthquakesRouting,
    dialogs: any DialogPresenting, rules: QuakeRules
  ) {
    self.repository = repository
    self.router = router
    self.dialogs = dialogs
    self.rules = rules
  }

  public let initial = QuakeCountState.idle

  public func handle(
    _ intent: QuakeCountIntent, publishing states: StatePublisher<QuakeCountState>
  ) async {
    switch intent {
    case .count(let form): await count(form, states)
    case .list(let form): await router.open(.list(QuakeListForm(form)))
    }
  }

  private func count(_ form: QuakeForm, _ states: StatePublisher<QuakeCountState>) async {
    do throws(QuakeFailure) {
      let query = try form.query(by: rules)
      while await ask(query, states) == .tryAgain {}
    } catch {
      // The form is invalid. Trying again would not help, so there is no dialog.
      await states.publish(.failure(error))
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
