public import CoreDomain
import Testing

/// The checks that every ``PasswordHashing`` must pass: the real one and the test double.
public enum PasswordHashingContract {
  public typealias Check = ContractCheck<any PasswordHashing>

  public static let checks: [Check] = matching + refusing

  private static let samples = [
    "correct horse battery staple", " leading and trailing ", "Ünïcödé pässwörd", "合言葉は海と山",
    "\u{1F511}\u{1F511}\u{1F511}", "$y$j9T$not a hash", "a\nb", "",
    String(repeating: "x", count: 256), String(repeating: "海", count: 85) + "x",
  ]

  private static let matching: [Check] = [
    ContractCheck("Matches the hashed password, byte by byte") { hashing in
      for password in samples {
        let hash = try #require(await hashing.hash(of: password), "\(password)")
        #expect(await hashing.matches(password, hash: hash), "\(password)")
      }
    },
    ContractCheck("Does not match a similar password") { hashing in
      let hash = try #require(await hashing.hash(of: "Correct horse"))
      for other in ["correct horse", "Correct hors", "Correct horse ", "Correct horse\n", ""] {
        #expect(await !hashing.matches(other, hash: hash), "\(other)")
      }
    },
    ContractCheck("Compares all of 256 bytes") { hashing in
      let start = String(repeating: "x", count: 255)
      let hash = try #require(await hashing.hash(of: start + "a"))
      #expect(await !hashing.matches(start + "b", hash: hash))
      #expect(await !hashing.matches(start, hash: hash))
    },
    ContractCheck("Distinguishes composed and decomposed characters") { hashing in
      let hash = try #require(await hashing.hash(of: "caf\u{E9} noir"))
      #expect(await !hashing.matches("cafe\u{301} noir", hash: hash))
    },
    ContractCheck("Returns a different hash of one password each time") { hashing in
      let one = try #require(await hashing.hash(of: "correct horse"))
      let other = try #require(await hashing.hash(of: "correct horse"))
      #expect(one != other)
      #expect(await hashing.matches("correct horse", hash: one))
      #expect(await hashing.matches("correct horse", hash: other))
    },
    ContractCheck("Hashes for concurrent callers") { hashing in
      try await concurrently(8) { number in
        let password = "password \(number)"
        let hash = try #require(await hashing.hash(of: password))
        #expect(await hashing.matches(password, hash: hash))
      }
    },
  ]

  private static let refusing: [Check] = [
    ContractCheck("Rejects a password with a NUL") { hashing in
      for password in ["\u{0}", "correct\u{0}horse", "correct\u{0}", "\u{0}correct"] {
        #expect(await hashing.hash(of: password) == nil)
      }
      let hash = try #require(await hashing.hash(of: "correct"))
      #expect(await !hashing.matches("correct\u{0}", hash: hash))
      #expect(await !hashing.matches("correct\u{0}horse", hash: hash))
    },
    ContractCheck("Does not match an invalid hash") { hashing in
      let hash = try #require(await hashing.hash(of: "correct horse"))
      let texts = [
        "", "*", "*0", "*1", "!", "x", "correct horse", "$", "$y$", "$nothing$j9T$", "\u{0}", "海",
        String(hash.dropLast()), hash + "x", hash + "\u{0}", hash + "\n", " " + hash,
        String(repeating: "$", count: 10_000),
      ]
      for text in texts {
        #expect(await !hashing.matches("correct horse", hash: text), "\(text.prefix(100))")
        #expect(await !hashing.matches("", hash: text), "\(text.prefix(100))")
      }
    },
  ]
}
