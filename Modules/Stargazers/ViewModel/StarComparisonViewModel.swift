import CoreDomain
import StargazersDomain

/// The view model of the comparison screen. It loads the histories one after the other, and
/// succeeds if at least one history could be loaded.
struct StarComparisonViewModel: ViewModel {
  let repository: any StargazerRepository
  let preferences: any StargazerPreferencesReader

  func handle(
    _ intent: StarComparisonIntent, publishing states: StatePublisher<StarComparisonState>
  ) async throws(StargazerFailure) {
    switch intent {
    case .show(let form):
      try form.check()
      let last = try await preferences.preferences()
      let texts = form.repositories.isEmpty ? [""] : form.repositories
      var names: [RepositoryName] = []
      for text in texts { names.append(try last.repository(typed: text)) }
      await states.publish(.preparing(names.map(\.description)))
      try await load(names, refreshes: form.refreshes, states)
    }
  }

  private func load(
    _ names: [RepositoryName], refreshes: Bool, _ states: StatePublisher<StarComparisonState>
  ) async throws(StargazerFailure) {
    var histories: [StarHistory] = []
    var failures: [StargazerFailure] = []
    for name in names {
      do throws(StargazerFailure) {
        histories.append(
          try await repository.history(of: name, refreshes: refreshes) {
            await states.publish(.loading($0))
          })
      } catch {
        failures.append(error)
      }
    }
    if histories.isEmpty, let failure = failures.first { throw failure }
    await states.publish(.success(histories, failures))
  }
}
