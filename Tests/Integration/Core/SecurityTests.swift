import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@Suite struct CryptPasswordHashingTests {
  private let hashing = CryptPasswordHashing()

  @Test(arguments: PasswordHashingContract.checks)
  func keepsTheContract(_ check: PasswordHashingContract.Check) async throws {
    try await check(CryptPasswordHashing())
  }

  @Test func hashesWithYescrypt() async throws {
    let hash = try #require(await hashing.hash(of: "correct horse"))
    #expect(hash.hasPrefix("$y$"))
    #expect(hash.utf8.count > 60)
  }

  /// Created with the library's own program, by `crypt(3)` before yescrypt, or by other systems.
  @Test(arguments: [
    "$6$rounds=1000$oldsalt$"
      + "TI7XmO4R29HdjAL.mWNMZDZMGVr3tj2vhr8BCziQIf2fzQB7LFMi1a07rZPYMBsCr591TeHx1LRyILR9lHdDz.",
    "$1$oldsalt$DD1sUCgsW.Wk/XqwRsgzc/",
  ])
  func matchesAHashOfAnOlderMethod(_ hash: String) async {
    #expect(await hashing.matches("correct horse", hash: hash))
    #expect(await !hashing.matches("correct horses", hash: hash))
  }

  @Test(arguments: [(511, true), (512, false), (100_000, false)])
  func rejectsAPasswordThatIsTooLongForTheLibrary(_ count: Int, _ isTaken: Bool) async throws {
    let password = String(repeating: "x", count: count)
    let hash = await hashing.hash(of: password)
    #expect((hash != nil) == isTaken)
    let short = try #require(await hashing.hash(of: "x"))
    #expect(await !hashing.matches(password, hash: short))
  }
}

@Suite struct CryptSecretDigestingTests {
  @Test(arguments: SecretDigestingContract.checks)
  func keepsTheContract(_ check: SecretDigestingContract.Check) async throws {
    try await check(CryptSecretDigesting())
  }

  /// Digests must be stable over years and machines, so that an update does not end sessions.
  @Test func theDigestOfATextNeverChanges() {
    let token = String(repeating: "0123456789abcdef", count: 4)
    #expect(
      CryptSecretDigesting().digest(of: token)
        == "$5$rounds=1000$seams$KEizxV/kM/LsUPsdQqOIFk4..tbPpWkvgRjxiIZxHL9")
  }
}

@Suite struct SQLSignInStoreTests {
  @Test(arguments: SignInStoreContract.checks, [SQLEngine.memory, .server])
  func keepsTheContract(_ check: SignInStoreContract.Check, _ engine: SQLEngine) async throws {
    try await engine.withPlace { place in
      try await check(SQLSignInStore(database: try await place.open(SQLSignInStore.migrations)))
    }
  }
}
