public import CoreDomain
import Testing

/// The checks that every ``Interruptions`` must pass: the real one and the test double.
public enum InterruptionsContract {
  /// The implementation to check, and a function that triggers an interruption, for example by a
  /// signal. The checks call it only while a task listens.
  public struct Subject: Sendable {
    public let interruptions: any Interruptions
    public let interrupt: @Sendable (Interruption) -> Void

    public init(
      _ interruptions: any Interruptions, interrupt: @escaping @Sendable (Interruption) -> Void
    ) {
      self.interruptions = interruptions
      self.interrupt = interrupt
    }
  }

  public static let checks: [ContractCheck<Subject>] = [
    ContractCheck("A listener receives only the first request") { subject in
      for request in Interruption.allCases {
        let requests = subject.interruptions.first()
        subject.interrupt(request)
        #expect(await requests.first(2) == [request])
      }
    },
    ContractCheck("A request ends the wait") { subject in
      let requests = subject.interruptions.first()
      async let found = requests.first(2)
      subject.interrupt(.termination)
      #expect(await found == [.termination])
    },
    ContractCheck("A cancelled listener receives no request") { subject in
      let requests = subject.interruptions.first()
      let reader = Task { await requests.first(2) }
      reader.cancel()
      #expect(await reader.value == [])
    },
    ContractCheck("A new listener replaces the previous one") { subject in
      let former = subject.interruptions.first()
      let requests = subject.interruptions.first()
      subject.interrupt(.keyboard)
      #expect(await requests.first(2) == [.keyboard])
      withExtendedLifetime(former) {}
    },
  ]
}
