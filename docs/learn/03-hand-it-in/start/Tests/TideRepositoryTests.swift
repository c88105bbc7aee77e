import Testing
import TideDomain
import TideRepository

/// The contract of the repository. These tests cannot run yet: they need a source that a test can
/// choose.
@Suite struct TideRepositoryTests {
  struct StubTideSource: TideSource {
    var answer: Result<[Tide], TideFailure>

    func tides() async throws(TideFailure) -> [Tide] { try answer.get() }
  }

  let low = Tide(minutes: 400, centimetres: 210)
  let high = Tide(minutes: 1145, centimetres: 340)

  @Test func listsTheEarliestFirst() async throws {
    let source = StubTideSource(answer: .success([high, low]))
    #expect(try await TideRepository(source: source).tides(for: 200) == [low, high])
  }

  @Test(arguments: [(340, 1), (341, 0)])
  func listsOnlyTidesThatAreHighEnough(_ depth: Int, _ count: Int) async throws {
    let source = StubTideSource(answer: .success([low, high]))
    #expect(try await TideRepository(source: source).tides(for: depth).count == count)
  }

  @Test func failsWithoutAnyTide() async {
    let source = StubTideSource(answer: .success([]))
    await #expect(throws: TideFailure.noneToday) {
      try await TideRepository(source: source).tides(for: 200)
    }
  }

  @Test func doesNotHideAFailingSource() async {
    let source = StubTideSource(answer: .failure(.unreachable))
    await #expect(throws: TideFailure.unreachable) {
      try await TideRepository(source: source).tides(for: 200)
    }
  }
}
