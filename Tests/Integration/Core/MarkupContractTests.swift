import CoreInfrastructure
import CoreTesting
import Testing

@Suite struct MarkupContractTests {
  @Test(arguments: MarkupReadingContract.checks)
  func libxml2KeepsTheContract(_ check: MarkupReadingContract.Check) async throws {
    try await check(LibXMLMarkupReading())
  }
}
