public import CoreDomain
import Testing

/// The checks that every ``IdentifierSource`` must pass: the real one and the test double.
public enum IdentifierSourceContract {
  public static let checks: [ContractCheck<any IdentifierSource>] = [
    ContractCheck("Returns lower-case ASCII letters and digits only") { source in
      for _ in 0..<100 {
        let identifier = source.next()
        #expect(identifier.wholeMatch(of: /[a-z0-9]+/) != nil, "\(identifier)")
      }
    },
    ContractCheck("Returns no identifier twice, even to concurrent callers") { source in
      let identifiers = try await concurrently(8) { _ in (0..<500).map { _ in source.next() } }
      #expect(Set(identifiers.joined()).count == 4000)
    },
  ]
}
