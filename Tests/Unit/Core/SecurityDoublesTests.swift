import CoreDomain
import CoreTesting
import Testing

/// The test doubles for passwords and secrets fulfill the contracts of their ports.
@Suite struct SecurityDoublesTests {
  @Test(arguments: PasswordHashingContract.checks)
  func plainHashesKeepTheContract(_ check: PasswordHashingContract.Check) async throws {
    try await check(PlainPasswordHashing())
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
