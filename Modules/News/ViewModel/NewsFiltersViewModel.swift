import CoreDomain
import NewsDomain

/// The view model of the screen that lists the filters. It adds and removes filters.
struct NewsFiltersViewModel: ViewModel {
  let stored: any StoredStories

  func handle(
    _ intent: NewsFiltersIntent, publishing states: StatePublisher<NewsFiltersState>
  ) async throws(StoryFailure) {
    await states.publish(.preparing)
    switch intent {
    case .show: break
    case .add(let form):
      let (verdict, test) = try form.filter()
      try await stored.add(verdict, test)
    case .remove(let number):
      try await stored.removeFilter(try StoryFailure.reading(try NewsFilter.ID.typed(number)))
    }
    await states.publish(.success(try await stored.filters()))
  }
}
