import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct InMemoryQuakeTests {
  @Test(arguments: QuakeStoreContract.checks)
  func theStoreKeepsTheContract(_ check: ContractCheck<any QuakeStore>) async throws {
    try await check(InMemoryQuakeStore())
  }

  @Test(arguments: QuakeSourceContract.checks)
  func theSourceKeepsTheContract(
    _ check: ContractCheck<QuakeSourceContract.Subject>
  ) async throws {
    try await check(
      QuakeSourceContract.Subject { quakes, deleted, limit in
        let source = InMemoryQuakeSource(quakes + deleted, limit: limit)
        for quake in deleted { source.delete(quake.id) }
        return source
      })
  }

  @Test func returnsThePlacesOfTheGazetteerLargestFirst() {
    let gazetteer = FixtureGazetteer()
    #expect(
      gazetteer.places(named: "PORTLAND").map(\.region) == [
        "Oregon, United States", "Maine, United States",
      ])
    #expect(gazetteer.places(named: "Portland, Maine, United States").count == 1)
    #expect(gazetteer.places(matching: "port unit", limit: 1).map(\.name) == ["Portland"])
    #expect(gazetteer.places(matching: "", limit: 9) == FixtureGazetteer.places)
    #expect(gazetteer.places(matching: "Atlantis", limit: 9) == [])
    #expect(gazetteer.places(matching: "“", limit: 9) == [])
    #expect(gazetteer.places(matching: "", limit: -1) == [])
  }
}
