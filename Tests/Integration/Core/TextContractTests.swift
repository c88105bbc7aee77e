import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@Suite struct TextContractTests {
  @Test(arguments: TextFoldingContract.checks)
  func libunistringKeepsTheContractOfFolding(_ check: TextFoldingContract.Check) async throws {
    try await check(UnicodeTextFolding())
  }

  @Test(arguments: HostNamingContract.checks)
  func libidn2KeepsTheContractOfHostNaming(_ check: HostNamingContract.Check) async throws {
    try await check(IDN2HostNaming())
  }

  @Test(arguments: TextDecodingContract.checks)
  func iconvKeepsTheContractOfDecoding(_ check: TextDecodingContract.Check) async throws {
    try await check(IconvTextDecoding())
  }
}
