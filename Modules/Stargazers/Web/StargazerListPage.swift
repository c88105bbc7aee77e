import CoreDomain
import CoreWeb
import StargazersDomain

/// The list as a page: the form, the progress of the synchronization, and the table or the error
/// that replaces it.
struct StargazerListPage: LiveView {
  /// The typed values.
  let form: StargazerListForm
  let frame: StargazerFrame

  /// Returns the complete page if the first state is already final, because nothing was requested
  /// or the form is invalid. Returns `nil` to stream the page.
  func reply(to state: StargazerListState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading:
      nil
    case .ready(let preferences):
      frame.reply(
        StargazerFormMarkup.markup(
          list: StargazerListForm(preferences), hasAnswer: false, in: frame.layout)
          + frame.invitation("Enter a repository to see who starred it.") {
            StargazerRoutes.list(of: $0)
          })
    case .success(let list):
      frame.reply(
        markup(of: list.request) + StargazerListMarkup.markup(of: list, in: frame.layout))
    case .failure(let failure):
      frame.reply(
        StargazerFormMarkup.markup(list: form, hasAnswer: false, failure, in: frame.layout),
        Problem(failure))
    }
  }

  func part(of state: StargazerListState) -> LivePart {
    switch state {
    case .idle: .nothing
    case .preparing(let request): .piece(frame.opening(markup(of: request)))
    case .loading(let progress): .piece(StargazerFrame.progress(progress))
    case .ready: .end("")
    case .success(let list): .end(StargazerListMarkup.markup(of: list, in: frame.layout))
    case .failure(let failure): .end(frame.alert(failure, again: again))
    }
  }

  /// The route of the same page.
  private var again: Route {
    Route(
      path: StargazerRoutes.list.path,
      query: Route.parameters([
        ("repository", form.repository), ("sort", form.order), ("limit", form.limit),
        ("cursor", form.cursor),
      ]))
  }

  /// The form with the values of the request, including defaults for blank fields.
  private func markup(of request: StargazerListRequest) -> String {
    StargazerFormMarkup.markup(list: StargazerListForm(request), hasAnswer: true, in: frame.layout)
  }
}
