public import CoreDomain
import Testing

/// The contract of every ``PasswordHashing``.
public enum PasswordHashingContract {
  public typealias Check = ContractCheck<any PasswordHashing>

  public static let checks: [Check] = matching + refusing

  /// Realistic and unusual passwords.
  private static let samples = [
    "correct horse battery staple", " leading and trailing ", "Ünïcödé pässwörd", "合言葉は海と山",
    "\u{1F511}\u{1F511}\u{1F511}", "$y$j9T$not a hash", "a\nb", "",
    String(repeating: "x", count: 256), String(repeating: "海", count: 85) + "x",
  ]

  private static let matching: [Check] = [
    ContractCheck("Matches the password that was hashed, byte by byte") { hashing in
      for password in samples {
        let hash = try #require(await hashing.hash(of: password), "\(password)")
        #expect(await hashing.matches(password, hash: hash), "\(password)")
      }
    },
    ContractCheck("Matches no other one, however alike") { hashing in
      let hash = try #require(await hashing.hash(of: "Correct horse"))
      for other in ["correct horse", "Correct hors", "Correct horse ", "Correct horse\n", ""] {
        #expect(await !hashing.matches(other, hash: hash), "\(other)")
      }
    },
    ContractCheck("Takes the last of 256 bytes into account") { hashing in
      let start = String(repeating: "x", count: 255)
      let hash = try #require(await hashing.hash(of: start + "a"))
      #expect(await !hashing.matches(start + "b", hash: hash))
      #expect(await !hashing.matches(start, hash: hash))
    },
    ContractCheck("Tells apart what looks alike and is written by other bytes") { hashing in
      let hash = try #require(await hashing.hash(of: "caf\u{E9} noir"))
      #expect(await !hashing.matches("cafe\u{301} noir", hash: hash))
    },
    ContractCheck("Hashes one password differently each time") { hashing in
      let one = try #require(await hashing.hash(of: "correct horse"))
      let other = try #require(await hashing.hash(of: "correct horse"))
      #expect(one != other)
      #expect(await hashing.matches("correct horse", hash: one))
      #expect(await hashing.matches("correct horse", hash: other))
    },
    ContractCheck("Answers all who ask at once") { hashing in
      let right = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<8 {
          group.addTask {
            let password = "password \(number)"
            guard let hash = await hashing.hash(of: password) else { return false }
            return await hashing.matches(password, hash: hash)
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(right == 8)
    },
  ]

  private static let refusing: [Check] = [
    ContractCheck("Refuses a password with a NUL, and matches none") { hashing in
      for password in ["\u{0}", "correct\u{0}horse", "correct\u{0}", "\u{0}correct"] {
        #expect(await hashing.hash(of: password) == nil)
      }
      let hash = try #require(await hashing.hash(of: "correct"))
      #expect(await !hashing.matches("correct\u{0}", hash: hash))
      #expect(await !hashing.matches("correct\u{0}horse", hash: hash))
    },
    ContractCheck("Matches nothing with an invalid hash") { hashing in
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
