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
    let routes = feature.routes(PageLayout(menus: [])).filter { $0.path.hasPrefix("/api/") }
    let served = routes.map { route in
      route.method.rawValue.lowercased() + " /"
        + route.path.split(separator: "/").map {
          $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
        }.joined(separator: "/")
    }
    #expect(json.operations.filter { !$0.hasSuffix("openapi.json") }.sorted() == served.sorted())
    #expect(served.count > 5)
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
