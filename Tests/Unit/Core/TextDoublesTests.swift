import CoreDomain
import CoreTesting
import Testing

/// The doubles for text keep the contracts of what they stand for.
@Suite struct TextDoublesTests {
  @Test(arguments: TextFoldingContract.checks)
  func foundationFoldsByTheContract(_ check: TextFoldingContract.Check) async throws {
    try await check(FoundationTextFolding())
  }

  @Test(arguments: HostNamingContract.checks)
  func foundationNamesHostsByTheContract(_ check: HostNamingContract.Check) async throws {
    try await check(FoundationHostNaming())
  }

  @Test(arguments: TextDecodingContract.checks)
  func foundationReadsByTheContract(_ check: TextDecodingContract.Check) async throws {
    try await check(FoundationTextDecoding())
  }
}
