import CoreDomain
import EarthquakesDomain
import EarthquakesViewModel
import ViewTestSupport

@testable import CoreWeb
@testable import EarthquakesWeb

extension Site {
  /// Creates the feature's site with its routes and the style sheet, without a socket.
  ///
  /// - Parameter note: The sentence at the top of each page, which a demo has.
  init(over repository: any QuakeRepository, note: String? = nil) {
    let feature = EarthquakesWebFeature().served(DefaultEarthquakesScreens(repository: repository))
    self = feature.site(PageLayout(menus: [feature.menu], note: note))
  }

  /// Returns the complete text of a reply.
  func text(of path: String) async throws -> String {
    try await reply(to: path).wholeText()
  }
}
