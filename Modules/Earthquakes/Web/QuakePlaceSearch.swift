import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The feature's part of the page that searches all features. It finds places.
struct QuakePlaceSearch: Sendable {
  let screens: any EarthquakesScreens

  /// Returns the largest places whose names or regions contain words that start with the search
  /// words. Each result links to the form that counts the earthquakes near the place.
  @Sendable func results(for words: String, in request: ServerRequest) async -> SearchResults {
    let all = Route(path: ["earthquakes", "places"], query: [Route.Parameter("q", words)])
    let state = await screens.places(navigator: RedirectNavigator()).state(after: .show(words))
    guard case .success(let places, _) = state else {
      return SearchResults(failure: Problem.unexpected.detail, all: all)
    }
    return SearchResults(
      places.prefix(SearchResults.limit).map(SearchResult.init), total: places.count, all: all)
  }
}

extension SearchResult {
  fileprivate init(_ place: Place) {
    self.init(
      place.name, href: QuakeForm().moved(to: place).formRoute.description, detail: place.region)
  }
}
