import CoreDomain
import CoreInfrastructure
import CoreTesting
import Glibc
import Testing

// Signals belong to the process, like its streams, and a prompt for a secret handles them, too. So
// these tests run one at a time.
extension FilesStandardStreamsTests {
  /// Signals that this process sends to itself while it listens.
  @Suite(.timeLimit(.minutes(1))) struct SignalInterruptionsTests {
    @Test(arguments: InterruptionsContract.checks)
    func keepTheContract(_ check: ContractCheck<InterruptionsContract.Subject>) async throws {
      try await check(
        InterruptionsContract.Subject(SignalInterruptions()) { request in
          kill(getpid(), request == .keyboard ? SIGINT : SIGTERM)
        })
    }

    @Test func signalsIgnoredAtStartStayIgnored() async {
      let former = signal(SIGINT, SIG_IGN)
      defer { _ = signal(SIGINT, former) }
      let requests = SignalInterruptions().first()
      kill(getpid(), SIGINT)
      kill(getpid(), SIGTERM)
      #expect(await requests.first(2) == [.termination])
    }
  }
}
