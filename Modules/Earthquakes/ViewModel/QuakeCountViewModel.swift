public import CoreDomain
public import EarthquakesDomain

/// The screen with a button that counts earthquakes.
public actor QuakeCountViewModel: QuakeCountScreen {
  private let repository: any QuakeRepository
  private let router: any EarthquakesRouting
  private let dialogs: any DialogPresenting
  private let rules: QuakeRules
  private var announcer = StateAnnouncer(QuakeCountState.idle)
  private var isAsking = false

  public init(
    repository: any QuakeRepository, router: any EarthquakesRouting,
    dialogs: any DialogPresenting, rules: QuakeRules
  ) {
    self.repository = repository
    self.router = router
    self.dialogs = dialogs
    self.rules = rules
  }

  public func states() -> AsyncStream<QuakeCountState> {
    announcer.states()
  }

  public func count(_ form: QuakeForm) async {
    guard !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    do throws(QuakeFailure) {
      let question = try form.question(by: rules)
      while await ask(question) == .tryAgain {}
    } catch {
      // The form is invalid. Trying again would not help, so there is no dialog.
      announcer.announce(.failure(error))
    }
  }

  public func list(_ form: QuakeForm) async {
    await router.open(.list(QuakeListForm(form)))
  }

  /// Counts once, and returns the user's choice in the dialog.
  private func ask(_ question: QuakeQuestion) async -> QuakeCountChoice? {
    announcer.announce(.counting(question))
    do throws(QuakeFailure) {
      let answer = try await repository.count(question)
      announcer.announce(.success(answer))
      return await dialogs.choice(in: Dialog(answer))
    } catch {
      announcer.announce(.failure(error))
      return await dialogs.choice(in: Dialog(error))
    }
  }
}
