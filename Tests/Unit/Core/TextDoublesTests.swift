import CoreDomain
import CoreTesting
import Testing

/// The test doubles for text fulfill the contracts of their ports.
@Suite struct TextDoublesTests {
  @Test(arguments: TextFoldingContract.checks)
  func foundationKeepsTheContractOfFolding(_ check: TextFoldingContract.Check) async throws {
    try await check(FoundationTextFolding())
  }

  @Test(arguments: HostNamingContract.checks)
  func foundationKeepsTheContractOfHostNaming(_ check: HostNamingContract.Check) async throws {
    try await check(FoundationHostNaming())
  }

  @Test(arguments: TextDecodingContract.checks)
  func foundationKeepsTheContractOfDecoding(_ check: TextDecodingContract.Check) async throws {
    try await check(FoundationTextDecoding())
  }
}
