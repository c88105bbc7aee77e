import CoreDomain
import StargazersDomain

/// Loads the histories of a query one after the other. Each is loaded by a history screen.
struct StargazerComparison: ViewModel {
  let screens: any StargazersScreens

  let initial = StargazerComparisonState.idle

  func handle(
    _ query: StargazerHistoryQuery, publishing states: StatePublisher<StargazerComparisonState>
  ) async {
    if let failure = query.failure { return await states.publish(.failure(failure)) }
    var histories: [StarHistory] = []
    var failures: [StargazerFailure] = []
    for name in query.repositories.isEmpty ? [""] : query.repositories {
      let isFirst = histories.isEmpty && failures.isEmpty
      let result = await load(name, refreshes: query.refreshes) { state in
        switch state {
        case .preparing(let repository) where isFirst:
          let others = query.repositories.dropFirst()
          await states.publish(.preparing([repository.description] + others))
        case .loading(let progress): await states.publish(.loading(progress))
        case .idle, .preparing, .success, .failure: break
        }
      }
      switch result {
      case .success(let history): histories.append(history)
      case .failure(let failure): failures.append(failure)
      }
    }
    if histories.isEmpty, let failure = failures.first {
      await states.publish(.failure(failure))
    } else {
      await states.publish(.success(histories, failures))
    }
  }

  private func load(
    _ name: String, refreshes: Bool, showing: (StarHistoryState) async -> Void
  ) async -> Result<StarHistory, StargazerFailure> {
    let screen = screens.history(navigator: RedirectNavigator())
    let states = await screen.states()
    async let sending: Void = screen.send(.show(repository: name, refreshes: refreshes))
    var result = Result<StarHistory, StargazerFailure>.failure(.cancelledRead)
    loop: for await state in states {
      switch state {
      case .idle, .preparing, .loading:
        await showing(state)
      case .success(let history):
        result = .success(history)
        break loop
      case .failure(let failure):
        result = .failure(failure)
        break loop
      }
    }
    await sending
    return result
  }
}

/// A state of the history page.
enum StargazerComparisonState: Hashable, Sendable {
  case idle
  /// The names of the repositories, for the form.
  case preparing([String])
  case loading(StargazerProgress)
  /// At least one history, and the errors of the repositories that failed.
  case success([StarHistory], [StargazerFailure])
  case failure(StargazerFailure)
}
