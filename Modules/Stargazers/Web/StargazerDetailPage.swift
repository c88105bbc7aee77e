import CoreDomain
import CoreWeb
import StargazersDomain

/// A stargazer as a page. If the search has to read the whole list, the page shows the progress.
struct StargazerDetailPage: LiveView {
  let frame: StargazerFrame
  let route: Route

  func reply(to state: StargazerDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let found): frame.reply(markup(of: found))
    case .failure(let failure): throw Problem(failure)
    }
  }

  func part(of state: StargazerDetailState) -> LivePart {
    switch state {
    case .idle: .nothing
    case .preparing: .piece(frame.opening(""))
    case .loading(let progress): .piece(StargazerFrame.progress(progress))
    case .success(let found): .end(markup(of: found))
    case .failure(let failure):
      .end(frame.alert(failure, again: route) + Self.wayBack(from: failure))
    }
  }

  /// A link to the repository's list if the stargazer was not found.
  private static func wayBack(from failure: StargazerFailure) -> String {
    switch failure {
    case .unknownStargazer(_, of: let repository), .restricted(let repository):
      wayBack.render(StargazerRoutes.list(of: repository).description)
    case .form, .unknownRepository, .source, .unknownEnd, .cancelled, .store: ""
    }
  }

  private func markup(of found: FoundStargazer) -> String {
    let stargazer = found.stargazer
    let model = (
      login: stargazer.login, note: found.origin.note(in: frame.layout),
      repository: found.repository.description, moment: stargazer.starredAt?.iso8601,
      time: stargazer.starredAt.map(PageWords.moment) ?? "unknown",
      address: stargazer.page?.text, list: StargazerRoutes.list(of: found.repository).description
    )
    return Self.template.render(model)
  }

  private static let wayBack = PageTemplate(
    """
    <p><a href="{{.}}">Stargazers of this repository</a></p>

    """)

  private static let template = PageTemplate(Texts.stargazerDetailPage)
}
