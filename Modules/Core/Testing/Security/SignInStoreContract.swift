public import CoreDomain
import Testing

/// The checks that every ``SignInStore`` must pass: the store in a database and the test double.
/// Each check needs an empty store.
public enum SignInStoreContract {
  public typealias Check = ContractCheck<any SignInStore>

  public static let checks: [Check] = [
    ContractCheck("Returns a sign-in as it was added") { store in
      let first = signIn("a")
      try await store.add(first, limit: 2)
      try await store.add(signIn("b"), limit: 2)
      #expect(try await store.signIn(named: "a") == first)
    },
    ContractCheck("Returns nil for an unknown name, which is compared exactly") { store in
      try await store.add(signIn("a"), limit: 2)
      for name in ["", "A", "a ", "aa", "%", "a'"] {
        #expect(try await store.signIn(named: name) == nil)
      }
    },
    ContractCheck("Ends one sign-in, and ignores unknown names") { store in
      try await store.add(signIn("a"), limit: 2)
      try await store.add(signIn("b"), limit: 2)
      try await store.end(named: "a")
      try await store.end(named: "c")
      #expect(try await store.signIn(named: "a") == nil)
      #expect(try await store.signIn(named: "b") != nil)
    },
    ContractCheck("Deletes the oldest sign-ins above the limit, even with equal times") { store in
      for name in ["c", "a", "b"] { try await store.add(signIn(name), limit: 2) }
      #expect(try await store.signIn(named: "c") == nil)
      #expect(try await store.signIn(named: "a") != nil)
      #expect(try await store.signIn(named: "b") != nil)
    },
  ]

  private static func signIn(_ name: String) -> StoredSignIn {
    StoredSignIn(name: name, digest: "$5$\(name)", startedAt: .fixture())
  }
}
