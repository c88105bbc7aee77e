public import BookshelfDomain
public import CoreTesting
import Testing

/// The checks that every implementation of ``ReaderTokenSource`` must pass.
public enum ReaderTokenSourceContract {
  public static let checks: [ContractCheck<any ReaderTokenSource>] = [
    ContractCheck("Returns tokens that can be parsed from their text") { source in
      for _ in 0..<100 {
        let text = source.next().disclosed
        #expect(ReaderToken(text)?.disclosed == text)
      }
    },
    ContractCheck("Returns no token twice, even to concurrent callers") { source in
      let texts = await withTaskGroup(of: [String].self) { group in
        for _ in 0..<8 {
          group.addTask { (0..<100).map { _ in source.next().disclosed } }
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      #expect(Set(texts).count == 800)
    },
  ]
}

/// The checks that every implementation of ``ReaderTokenKeeping`` must pass. Each check gets an
/// instance without a token.
public enum ReaderTokenKeepingContract {
  public static let checks: [ContractCheck<any ReaderTokenKeeping>] = [
    ContractCheck("Returns nil at first") { keeping async throws in
      #expect(try await keeping.kept() == nil)
    },
    ContractCheck("Returns the stored token unchanged, each time") { keeping in
      try await keeping.keep(.ending("c0ffee"))
      for _ in 0..<2 {
        let kept = try await keeping.kept()
        #expect(kept?.disclosed == ReaderToken.ending("c0ffee").disclosed)
      }
    },
    ContractCheck("Replaces a stored token") { keeping in
      try await keeping.keep(.ending("1"))
      try await keeping.keep(.ending("2"))
      let kept = try await keeping.kept()
      #expect(kept?.disclosed == ReaderToken.ending("2").disclosed)
    },
    ContractCheck("Stores another token after the first was removed") { keeping in
      try await keeping.keep(.ending("1"))
      try await keeping.forget()
      #expect(try await keeping.kept() == nil)
      try await keeping.keep(.ending("2"))
      let kept = try await keeping.kept()
      #expect(kept?.disclosed == ReaderToken.ending("2").disclosed)
    },
    ContractCheck("Removing a missing token is not an error") { keeping in
      try await keeping.forget()
      try await keeping.forget()
      #expect(try await keeping.kept() == nil)
    },
  ]
}
