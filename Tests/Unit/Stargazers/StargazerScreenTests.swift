import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import StargazersViewModel
import Testing

/// Every screen satisfies the contract. A missing state shows as a timeout after one minute.
@Suite(.timeLimit(.minutes(1))) struct StargazerScreenTests {
  private static let reader = StubStargazerPreferencesReader()

  @Test(arguments: StargazerScreenContract.checks)
  func theListKeepsTheContract(
    _ check: ContractCheck<StargazerScreenContract.Make>
  ) async throws {
    try await check { repository in
      let screen = StargazerListViewModel(
        repository: repository, router: SpyStargazersRouter(), reader: Self.reader,
        writer: SpyStargazerPreferencesWriter())
      return StargazerScreenContract.Subject(
        states: { await screen.states() },
        phase: { state in
          switch state {
          case .idle, .ready: .idle
          case .preparing: .preparing
          case .walking: .underway
          case .success: .success
          case .failure(let failure): .failure(failure)
          }
        }, ask: { await screen.show(StargazerListForm(repository: $0)) })
    }
  }

  @Test(arguments: StargazerScreenContract.checks)
  func theDetailKeepsTheContract(
    _ check: ContractCheck<StargazerScreenContract.Make>
  ) async throws {
    try await check { repository in
      let screen = StargazerDetailViewModel(repository: repository, reader: Self.reader)
      return StargazerScreenContract.Subject(
        states: { await screen.states() },
        phase: { state in
          switch state {
          case .idle: .idle
          case .preparing: .preparing
          case .walking: .underway
          case .success: .success
          case .failure(let failure): .failure(failure)
          }
        }, ask: { await screen.show("ola", of: $0) })
    }
  }

  @Test(arguments: StargazerScreenContract.checks)
  func theHistoryKeepsTheContract(
    _ check: ContractCheck<StargazerScreenContract.Make>
  ) async throws {
    try await check { repository in
      let screen = StarHistoryViewModel(
        repository: repository, router: SpyStargazersRouter(), reader: Self.reader)
      return StargazerScreenContract.Subject(
        states: { await screen.states() },
        phase: { state in
          switch state {
          case .idle: .idle
          case .preparing: .preparing
          case .loading: .underway
          case .success: .success
          case .failure(let failure): .failure(failure)
          }
        }, ask: { await screen.show($0, refreshes: false) })
    }
  }

  @Test(arguments: [false, true], StargazerScreenContract.checks)
  func thePictureKeepsTheContract(
    _ isForFile: Bool, _ check: ContractCheck<StargazerScreenContract.Make>
  ) async throws {
    try await check { repository in
      let screen = StarHistoryPictureViewModel(repository: repository, reader: Self.reader)
      return StargazerScreenContract.Subject(
        states: { await screen.states() },
        phase: { state in
          switch state {
          case .idle: .idle
          case .preparing: .preparing
          case .loading: .underway
          case .success: .success
          case .failure(let failure): .failure(failure)
          }
        },
        ask: { name in
          if isForFile {
            await screen.draw(name, to: CollectingSink())
          } else {
            await screen.draw(name)
          }
        })
    }
  }
}
