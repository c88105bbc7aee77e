import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

/// The list as a page: the form, the progress of the synchronization, and the table or the error
/// that replaces it.
struct StargazerListPage: LiveView {
  /// The typed values.
  let form: StargazerListForm
  let frame: StargazerFrame

  var fields: HTTPFields { frame.fields }

  /// Returns the complete page if the first state is already final, because nothing was requested
  /// or the form is invalid. Returns `nil` to stream the page.
  func reply(to state: StargazerListState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading:
      nil
    case .ready(let preferences):
      frame.reply(
        StargazerFormModel(
          list: StargazerListForm(preferences), hasAnswer: false, in: frame.layout
        ).markup
          + frame.invitation("Enter a repository to see who starred it.") {
            StargazerRoutes.list(of: $0)
          })
    case .success(let list):
      frame.reply(
        markup(of: list.request) + StargazerListModel(list, in: frame.layout).markup)
    case .failure(let failure):
      frame.reply(
        StargazerFormModel(list: form, hasAnswer: false, failure, in: frame.layout).markup,
        Problem(failure))
    }
  }

  func piece(for state: StargazerListState) -> String? {
    switch state {
    case .preparing(let request): frame.opening(markup(of: request))
    case .loading(let progress): StargazerFrame.progress(progress)
    case .idle, .ready, .success, .failure: nil
    }
  }

  func isLasting(_ state: StargazerListState) -> Bool {
    switch state {
    case .idle, .preparing, .loading: false
    case .ready, .success, .failure: true
    }
  }

  func end(with state: StargazerListState, to sink: any ByteSink) async throws {
    switch state {
    case .idle, .ready, .preparing, .loading: break
    case .success(let list):
      try await sink.write(text: StargazerListModel(list, in: frame.layout).markup)
    case .failure(let failure):
      try await sink.write(text: frame.alert(failure, again: again))
    }
    try await sink.write(text: PageLayout.closing)
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
    StargazerFormModel(list: StargazerListForm(request), hasAnswer: true, in: frame.layout).markup
  }
}
