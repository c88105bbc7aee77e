public import BookshelfDomain
public import CoreTesting
import Testing

/// The contract of every ``ReaderTokenSource``.
public enum ReaderTokenSourceContract {
  public static let checks: [ContractCheck<any ReaderTokenSource>] = [
    ContractCheck("Gives tokens that are read back from their text") { source in
      for _ in 0..<100 {
        let text = source.next().disclosed
        #expect(ReaderToken(text)?.disclosed == text)
      }
    },
    ContractCheck("Gives no token twice, whoever asks") { source in
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

/// The contract of every ``ReaderTokenKeeping``. Each check gets an instance without a token.
public enum ReaderTokenKeepingContract {
  public static let checks: [ContractCheck<any ReaderTokenKeeping>] = [
    ContractCheck("Keeps nothing at first") { keeping async throws in
      #expect(try await keeping.kept() == nil)
    },
    ContractCheck("Keeps a token, character by character, for as long as it is asked") { keeping in
      try await keeping.keep(.ending("c0ffee"))
      for _ in 0..<2 {
        let kept = try await keeping.kept()
        #expect(kept?.disclosed == ReaderToken.ending("c0ffee").disclosed)
      }
    },
    ContractCheck("Keeps one token in the place of another") { keeping in
      try await keeping.keep(.ending("1"))
      try await keeping.keep(.ending("2"))
      let kept = try await keeping.kept()
      #expect(kept?.disclosed == ReaderToken.ending("2").disclosed)
    },
    ContractCheck("Forgets the token, and keeps another one after that") { keeping in
      try await keeping.keep(.ending("1"))
      try await keeping.forget()
      #expect(try await keeping.kept() == nil)
      try await keeping.keep(.ending("2"))
      let kept = try await keeping.kept()
      #expect(kept?.disclosed == ReaderToken.ending("2").disclosed)
    },
    ContractCheck("Passes over forgetting what is not kept") { keeping in
      try await keeping.forget()
      try await keeping.forget()
      #expect(try await keeping.kept() == nil)
    },
  ]
}
