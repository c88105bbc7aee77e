import Domain6
import System6
import Testing
import Testing6
import TrailSupport
import Web6

// The real things, under the contracts that their doubles keep, and what is true of them alone.
struct AdapterTests {
  @Test(arguments: EntryStoreContract<FileEntryStore>.checks)
  func theFileKeepsTheContract(_ check: ContractCheck<FileEntryStore>) async throws {
    let folder = try TestFolder()
    try await check(FileEntryStore(path: folder.file("list.json")))
  }

  @Test(arguments: TitleSourceContract.checks)
  func theWebKeepsTheContract(_ check: ContractCheck<TitleWorld>) async throws {
    let server = try LoopbackServer(pages: ["/": TitleWorld.html])
    defer { server.stop() }
    try await check(
      TitleWorld(
        source: WebTitleSource(), titled: server.address("/"), missing: server.address("/gone"),
        unreachable: LoopbackServer.deadAddress()))
  }

  @Test(arguments: WallClockContract.checks)
  func theSystemClockKeepsTheContract(_ check: ContractCheck<any WallClock>) async throws {
    try await check(SystemClock())
  }

  @Test func failsToWriteAFileInAMissingFolder() throws {
    let store = FileEntryStore(path: try TestFolder().file("gone/list.json"))
    let opening = try store.open().opening
    #expect(throws: StoreFailure.unwritable) {
      try store.save([.fixture()], over: opening)
    }
  }
}
