import Composition
import CoreDomain
import EarthquakesDomain
import HTTPTypes

extension EarthquakesFeature: ServedFeature {
  /// Earthquakes, as pages and as JSON.
  func served(_ screens: any EarthquakesScreens) -> ServerFeature {
    ServerFeature(
      menu: PageMenu("Earthquakes", [PageLink("Earthquakes", to: Route(path: ["earthquakes"]))]),
      routes: { _ in [] }, api: .earthquakes, isReady: { () async throws(Problem) in })
  }
}
