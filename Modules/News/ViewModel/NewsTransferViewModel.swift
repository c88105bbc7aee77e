import CoreDomain
import NewsDomain

/// The view model of the screen that imports lists of feeds from a byte source, and exports them to
/// a byte sink.
struct NewsTransferViewModel: ViewModel {
  let repository: any StoryRepository

  func handle(
    _ intent: NewsTransferIntent, publishing states: StatePublisher<NewsTransferState>
  ) async throws(StoryFailure) {
    await states.publish(.working)
    switch intent {
    case .importList(let source):
      await states.publish(.imported(try await repository.importList(source)))
    case .exportList(let sink):
      await states.publish(.exported(try await repository.exportList(to: sink)))
    }
  }
}
