import CoreInfrastructure
import CoreTesting
import Testing

/// The time limit ends a test that needs quadratic time.
@Suite(.timeLimit(.minutes(1))) struct MarkupContractTests {
  @Test(arguments: MarkupReadingContract.checks)
  func libxml2KeepsTheContract(_ check: MarkupReadingContract.Check) async throws {
    try await check(LibXMLMarkupReading())
  }
}
