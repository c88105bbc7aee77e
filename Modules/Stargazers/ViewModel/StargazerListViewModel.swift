import CoreDomain
import StargazersDomain

/// The view model of the list screen. It lists the stargazers of a repository, and remembers the
/// repository and the number of rows.
struct StargazerListViewModel: ViewModel {
  let repository: any StargazerRepository
  let router: any StargazersRouting
  let preferences: any StargazerPreferencesReader
  let writer: any StargazerPreferencesWriter

  func handle(
    _ intent: StargazerListIntent, publishing states: StatePublisher<StargazerListState>
  ) async throws(StargazerFailure) {
    switch intent {
    case .begin: await states.publish(.ready(try await preferences.preferences()))
    case .show(let form): try await show(form, states)
    case .open(let login, let typed):
      await router.open(.detail(login: login, repository: typed))
    case .openHistory(let typed): await router.open(.history(repository: typed))
    }
  }

  private func show(
    _ form: StargazerListForm, _ states: StatePublisher<StargazerListState>
  ) async throws(StargazerFailure) {
    let last = try await preferences.preferences()
    let request = try form.request(by: last)
    await states.publish(.preparing(request))
    let list = try await repository.list(request) { await states.publish(.loading($0)) }
    let chosen = StargazerPreferences(repository: request.repository, pageSize: request.limit)
    // Failing to store the preferences is not an error, because the list is valid anyway.
    if chosen != last { try? await writer.remember(chosen) }
    await states.publish(.success(list))
  }
}
