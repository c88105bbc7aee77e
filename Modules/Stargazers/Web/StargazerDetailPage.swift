import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

/// A stargazer as a page. If the search has to read the whole list, the page shows the progress.
struct StargazerDetailPage: LiveView {
  let frame: StargazerFrame
  let route: Route

  var fields: HTTPFields { frame.fields }

  func reply(to state: StargazerDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let found): frame.reply(markup(of: found))
    case .failure(let failure): throw Problem(failure)
    }
  }

  func piece(for state: StargazerDetailState) -> String? {
    switch state {
    case .preparing: frame.opening("")
    case .loading(let progress): StargazerFrame.progress(progress)
    case .idle, .success, .failure: nil
    }
  }

  func isLasting(_ state: StargazerDetailState) -> Bool {
    switch state {
    case .idle, .preparing, .loading: false
    case .success, .failure: true
    }
  }

  func end(with state: StargazerDetailState, to sink: any ByteSink) async throws {
    switch state {
    case .idle, .preparing, .loading: break
    case .success(let found):
      try await sink.write(text: markup(of: found))
    case .failure(let failure):
      try await sink.write(
        text: frame.alert(failure, again: route) + Self.wayBack(from: failure))
    }
    try await sink.write(text: PageLayout.closing)
  }

  /// A link to the repository's list if the stargazer was not found.
  private static func wayBack(from failure: StargazerFailure) -> String {
    switch failure {
    case .unknownStargazer(_, of: let repository), .restricted(let repository):
      wayBack.render(WayBack(list: StargazerRoutes.list(of: repository).description))
    case .form, .unknownRepository, .source, .unknownEnd, .cancelled, .store: ""
    }
  }

  private func markup(of found: FoundStargazer) -> String {
    Self.template.render(Model(found, in: frame.layout))
  }

  private struct Model: Sendable {
    let login: String
    let note: String
    let repository: String
    let moment: String?
    let time: String
    let address: String?
    let list: String

    init(_ found: FoundStargazer, in layout: PageLayout) {
      let stargazer = found.stargazer
      login = stargazer.login
      note = StargazerOriginNote(found.origin, in: layout).markup
      repository = found.repository.description
      moment = stargazer.starredAt?.iso8601
      time = stargazer.starredAt.map(PageWords.moment) ?? "unknown"
      address = stargazer.page?.text
      list = StargazerRoutes.list(of: found.repository).description
    }
  }

  private struct WayBack: Sendable {
    let list: String
  }

  private static let wayBack = PageTemplate(
    """
    <p><a href="{{list}}">Stargazers of this repository</a></p>

    """)

  private static let template = PageTemplate(Texts.stargazerDetailPage)
}
