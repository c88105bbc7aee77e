import CoreDomain
import StargazersDomain
import StargazersTesting
import StargazersViewModel

@testable import CoreWeb
@testable import StargazersWeb

extension Site {
  /// Creates the site of the feature: its routes and the style sheet, without a socket.
  ///
  /// - Parameter note: The sentence at the top of each page, which a demo has.
  init(_ screens: any StargazersScreens, note: String? = nil) {
    let feature = StargazersWebFeature().served(screens)
    self = feature.site(PageLayout(menus: [feature.menu], note: note))
  }

  init(over repository: any StargazerRepository, note: String? = nil) {
    self.init(DefaultStargazersScreens(repository: repository), note: note)
  }
}
