import Composition
import CoreDomain
import StargazersDomain

extension StargazersFeature: ServedFeature {
  /// Stargazers, as pages, as JSON and as a picture.
  func served(_ screens: any StargazersScreens) -> ServerFeature {
    ServerFeature(
      menu: PageMenu("Stargazers", []), routes: { _ in [] }, api: .stargazers, isReady: {})
  }
}
