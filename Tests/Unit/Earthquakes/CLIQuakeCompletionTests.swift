import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import CoreCLI
@testable import EarthquakesCLI

@Suite struct CLIQuakeCompletionTests {
  @Test(arguments: [("--near", ["Portland", "Portland"]), ("--radius", []), ("positional@0", [])])
  func offersTheNamesOfPlaces(_ argument: String, _ values: [String]) async throws {
    let request = try #require(
      CompletionRequest(
        ["---completion", "quakes", "count", "--", argument, "3", "4"]
          + ["seams", "quakes", "count", "port"]))
    let screens = QuakeScreens(repository: StubQuakeRepository())
    #expect(await EarthquakesCLIFeature().values(for: request, from: screens) == values)
  }
}
