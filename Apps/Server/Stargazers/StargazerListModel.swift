import CoreDomain
import StargazersDomain

/// The template model of the list below its form.
struct StargazerListModel: Sendable {
  /// The total in a sentence.
  private let total: String
  private let note: String
  /// Why the list is incomplete or missing.
  private let reasons: [String]
  private let hasReasons: Bool
  private let caption: String
  private let rows: [StargazerRow]
  private let hasRows: Bool
  /// The link to the public history of a list that is not public.
  private let history: String

  init(_ list: StargazerList) {
    let repository = list.request.repository
    total = Self.total(list)
    note = StargazerOriginNote(list.origin).markup
    reasons = Self.reasons(list)
    hasReasons = !reasons.isEmpty
    caption = Self.caption(list)
    rows = list.stargazers.map { StargazerRow($0, of: repository) }
    hasRows = !rows.isEmpty
    history = list.history.map { StargazerHistoryModel($0).markup } ?? ""
  }

  var markup: String { Self.template.render(self, drawing: StargazerRow.registered) }

  private static func total(_ list: StargazerList) -> String {
    let repository = "“\(list.request.repository)”"
    return switch list.total {
    case nil: "The number of stars of \(repository) is unknown."
    case 0: "\(repository) has no stars yet."
    case let total?: "\(repository) has \(PageWords.count(total, "star"))."
    }
  }

  private static func reasons(_ list: StargazerList) -> [String] {
    switch list.availability {
    case .list: []
    case .restricted where list.refusal != nil:
      [StargazerSourceFailure.forbidden(reason: list.refusal).description]
    case .restricted:
      [
        "GitHub shows this list only to members of the repository. The number of stars and their "
          + "history are public.",
        "To see the list, start the server with the token of a member in SEAMS_GITHUB_TOKEN.",
      ]
    case .partial(.ceiling(let rows)):
      ["GitHub lists only the first \(rows) stars. Newer ones are missing."]
    case .partial(.unlisted(let rows)):
      [
        "GitHub lists \(rows) stars: it also counts deleted and hidden accounts."
      ]
    case .partial(.unread(let rows)):
      [
        "The list is incomplete: \(rows) stars are stored. Others may belong between them."
      ]
    }
  }

  private static func caption(_ list: StargazerList) -> String {
    let order =
      switch list.request.order {
      case .oldest: "oldest first"
      case .newest where list.holdsTheNewest: "newest first"
      case .newest: "newest known first"
      }
    let count = list.stargazers.count
    return count == list.total
      ? "All stargazers, \(order)" : "\(PageWords.count(count, "stargazer")), \(order)"
  }

  private static let template = TableTemplate<StargazerRow>(
    """
    <p role="status">{{total}}</p>
    {{{note}}}
    {{#hasReasons}}
    <div class="notice" role="note">
    {{#reasons}}
    <p>{{.}}</p>
    {{/reasons}}
    </div>
    {{/hasReasons}}
    {{#hasRows}}
    <div class="table" role="region" aria-labelledby="caption" tabindex="0">
    <table>
    <caption id="caption">{{caption}}</caption>
    <thead>
    <tr><th scope="col">Name</th><th scope="col">Starred on</th><th scope="col">GitHub</th></tr>
    </thead>
    <tbody>
    {{#rows}}
    {{> StargazerRow}}
    {{/rows}}
    </tbody>
    </table>
    </div>
    {{/hasRows}}
    {{{history}}}

    """)
}
