import CoreDomain
import CoreWeb
import NewsDomain

/// A redirect to the page of the first story in a list or, if the list is empty, to the first page
/// of the list.
struct StoryNearestView: StateView {
  let form: StoryListForm

  func reply(to state: StoryListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .refreshing, .marked: nil
    case .success(let page, _):
      page.headlines.first.map { .redirect(to: NewsRoutes.story($0.id, in: form)) }
        ?? NewsNotice.end.reply(leadingTo: NewsRoutes.front(form.whole, refreshes: false))
    case .failure(let failure): throw Problem(failure)
    }
  }
}
