import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// Both parsers satisfy the contract, and so does the one that chooses between them.
@Suite struct CatalogueReadingTests {
  private static let rolledOut = [0, ReaderRollout.whole].map { share in
    RolledOutCatalogueReader(
      old: SimpleCatalogueReader(), new: StreamingCatalogueReader(),
      rollout: ReaderRollout(name: "streaming", share: share))
  }

  @Test(arguments: CatalogueReadingContract.checks)
  func theSimpleReaderKeepsTheContract(
    _ check: ContractCheck<any CatalogueReading>
  ) async throws {
    try await check(SimpleCatalogueReader())
  }

  @Test(arguments: CatalogueReadingContract.checks)
  func theStreamingReaderKeepsTheContract(
    _ check: ContractCheck<any CatalogueReading>
  ) async throws {
    try await check(StreamingCatalogueReader())
  }

  @Test(arguments: CatalogueReadingContract.checks)
  func theReaderOfTheRolloutKeepsTheContract(
    _ check: ContractCheck<any CatalogueReading>
  ) async throws {
    for reader in Self.rolledOut { try await check(reader) }
  }

  @Test func usesTheNewReaderForReadersOfTheRollout() async {
    let rollout = ReaderRollout(name: "streaming", share: 5000)
    let reader = RolledOutCatalogueReader(
      old: SimpleCatalogueReader(), new: StreamingCatalogueReader(), rollout: rollout)
    // Only the new parser returns series of a truncated document.
    let cut = #"{"series":[{"id":"a","title":"A"},"#
    var seen: Set<Bool> = []
    for number in 0..<40 {
      let key = "reader-\(number)"
      let outcome = await CatalogueReadingOutcome.reading(BytesSource(cut), by: reader, for: key)
      #expect(outcome.isRefused)
      #expect(outcome.series.isEmpty == !rollout.includes(key), "for \(key)")
      seen.insert(rollout.includes(key))
    }
    #expect(seen == [true, false])
  }

  @Test func theStreamingReaderReturnsASeriesBeforeTheNextArrives() async {
    let failure = FileFailure.unreadable(path: "pipe", reason: "it was closed")
    let source = BytesSource(
      [Array(#"{"series":[{"id":"a","title":"A"}"#.utf8)], failure: failure)
    let outcome = await CatalogueReadingOutcome.reading(source, by: StreamingCatalogueReader())
    #expect(outcome.series.map(\.id.raw) == ["a"])
    #expect(outcome.report == .failure(.file(failure)))
  }

  @Test(arguments: ["<!DOCTYPE html><title>Sign in</title>", "\n <html lang=en>{}</html>", "<"])
  func saysThatAWebPageCameInsteadOfACatalogue(_ page: String) async {
    for reader in [SimpleCatalogueReader() as any CatalogueReading, StreamingCatalogueReader()] {
      let outcome = await CatalogueReadingOutcome.reading(BytesSource(page), by: reader)
      #expect(
        outcome.report
          == .failure(
            .catalogue(
              reason: "The server returned a web page instead of a catalogue. "
                + "Check the address.")))
    }
  }

  @Test func aReasonDescribesTheErrorAndWhatToDo() async {
    for reader in [SimpleCatalogueReader() as any CatalogueReading, StreamingCatalogueReader()] {
      let broken = await CatalogueReadingOutcome.reading(
        BytesSource(#"{"series":[{"id":01}]}"#), by: reader)
      #expect(
        broken.report
          == .failure(
            .catalogue(
              reason: "The catalogue is not valid JSON: a value is missing or invalid. "
                + "Fetch it again, or contact its publisher.")))
      let other = await CatalogueReadingOutcome.reading(BytesSource("{\"x\":1}"), by: reader)
      #expect(
        other.report
          == .failure(
            .catalogue(
              reason: "The document is not a catalogue: "
                + "it must be an object with a list “series”. Check the address.")))
    }
  }
}
