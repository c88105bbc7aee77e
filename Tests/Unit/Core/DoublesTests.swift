import CoreDomain
import CoreTesting
import Testing

/// The doubles keep the contracts of what they stand for.
@Suite struct DoublesTests {
  @Test(arguments: FileSystemContract.checks)
  func filesInMemoryKeepTheContract(
    _ check: ContractCheck<FileSystemContract.Subject>
  ) async throws {
    try await check(FileSystemContract.Subject(files: InMemoryFileSystem(), folder: "/home"))
  }

  @Test func filesInMemoryCanBeThereFromTheStartAndBeLookedAt() async throws {
    let files = InMemoryFileSystem(["-": [1]])
    let input = try await files.read("-", limit: 1)
    try await files.write([2], to: "a")
    #expect(input == [1])
    #expect(files.files == ["-": [1], "a": [2]])
  }

  @Test(arguments: IdentifierSourceContract.checks)
  func identifiersInSequenceKeepTheContract(
    _ check: ContractCheck<any IdentifierSource>
  ) async throws {
    try await check(SequentialIdentifierSource())
  }

  @Test func identifiersInSequenceCanBeForeseen() {
    let source = SequentialIdentifierSource()
    #expect([source.next(), source.next()] == ["id1", "id2"])
    #expect(SequentialIdentifierSource().next() == "id1")
  }

  @Test func clocksShowWhatTheyWereSetTo() throws {
    let noon = try #require(Timestamp(secondsSince1970: 43_200))
    let midnight = try #require(Timestamp(secondsSince1970: 0))
    let clock = SettableWallClock(noon)
    #expect(FixedWallClock(noon).now == noon)
    #expect(clock.now == noon)
    clock.set(midnight)
    #expect(clock.now == midnight)
  }

  @Test func theNavigatorRemembersWhereItWasSentInOrder() async {
    let navigator = SpyNavigator()
    await navigator.go(to: Route(path: ["a"]))
    await navigator.go(to: Route(path: ["b"]))
    #expect(navigator.routes == [Route(path: ["a"]), Route(path: ["b"])])
  }
}
