import Domain6
import Testing
import Testing6

// A double that has not passed its contract is not used.
struct DoublesTests {
  @Test(arguments: EntryStoreContract<InMemoryEntryStore>.checks)
  func theStoreInMemoryKeepsTheContract(_ check: ContractCheck<InMemoryEntryStore>) async throws {
    try await check(InMemoryEntryStore())
  }

  @Test(arguments: TitleSourceContract.checks)
  func theRecordingSourceKeepsTheContract(_ check: ContractCheck<TitleWorld>) async throws {
    let source = SpyTitleSource(["https://example.org/one": "It's <b> & more"], dead: ["dead:"])
    try await check(
      TitleWorld(
        source: source, titled: "https://example.org/one", missing: "https://example.org/two",
        unreachable: "dead:"))
  }

  @Test(arguments: WallClockContract.checks)
  func theFixedClockKeepsTheContract(_ check: ContractCheck<any WallClock>) async throws {
    try await check(StubClock(now: Entry.fixture().added))
  }
}
