import CoreDomain
import CoreTesting
import Testing

/// The test doubles for passwords and secrets fulfill the contracts of their ports.
@Suite struct SecurityDoublesTests {
  @Test(arguments: PasswordHashingContract.checks)
  func plainHashesKeepTheContract(_ check: PasswordHashingContract.Check) async throws {
    try await check(PlainPasswordHashing())
  }

  @Test func plainHashingFailsOnDemand() async throws {
    let hashing = PlainPasswordHashing()
    let hash = try #require(await hashing.hash(of: "correct horse"))
    hashing.refuse()
    #expect(await hashing.hash(of: "correct horse") == nil)
    #expect(await hashing.matches("correct horse", hash: hash))
  }

  @Test(arguments: SecretDigestingContract.checks)
  func plainDigestsKeepTheContract(_ check: SecretDigestingContract.Check) async throws {
    try await check(PlainSecretDigesting())
  }

  @Test(arguments: SignInStoreContract.checks)
  func theStoreInMemoryKeepsTheContract(_ check: SignInStoreContract.Check) async throws {
    try await check(InMemorySignInStore())
  }
}
