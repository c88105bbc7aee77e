import CoreTesting
import EarthquakesTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import EarthquakesWeb

@Suite struct ServerQuakeOpenAPITests {
  @Test func describesExactlyTheRoutesOfTheAPI() throws {
    let feature = EarthquakesWebFeature().served(StubEarthquakesScreens())
    let json = try DescribedOperations(OpenAPI([feature.api]).bytes)
    let routes = feature.routes(PageLayout(menus: [])).map { ($0.method, $0.path) }
    #expect(json.differences(from: routes) == [])
    #expect(json.operations.count > 5)
    #expect(json.danglingReferences == [])
    #expect(json.largestLimits == [40_000])
  }

  @Test func describesTheLimitsOfAllInputs() throws {
    let feature = EarthquakesWebFeature().served(StubEarthquakesScreens())
    let limits = try DescribedLimits(OpenAPI([feature.api]).bytes)
    #expect(limits.missing == [])
    #expect(limits.count > 10)
  }
}
