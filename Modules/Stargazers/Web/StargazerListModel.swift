import CoreDomain
import CoreWeb
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
  /// Whether the offset is beyond the last row.
  private let isBeyond: Bool
  /// The links to other pages, as HTML.
  private let pages: String
  /// The link to the public history of a restricted list.
  private let history: String

  init(_ whole: StargazerList, in layout: PageLayout) {
    let list = whole.ofReply
    let repository = list.request.repository
    total = Self.total(list)
    note = list.origin.note(in: layout)
    reasons = Self.reasons(list)
    hasReasons = !reasons.isEmpty
    caption = Self.caption(list)
    rows = list.stargazers.map { StargazerRow($0, of: repository) }
    hasRows = !rows.isEmpty
    let (offset, limit) = (list.request.offset, list.request.limit.rows)
    isBeyond = !hasRows && offset > 0
    let route = { (offset: Int) in
      StargazerRoutes.list(of: list.request, limit: limit, offset: offset)
    }
    pages = PageTurns.markup(previous: list.previous.map(route), next: list.next.map(route))
    history =
      list.history.map { history in
        (history.mayBeIncomplete ? history.origin.note(in: layout) : "")
          + StargazerHistoryModel(history).markup
      } ?? ""
  }

  var markup: String { Self.template.render(self, drawing: StargazerRow.registered) }

  private static func total(_ list: StargazerList) -> String {
    let repository = "“\(list.request.repository)”"
    return switch list.total {
    case nil: "The number of stars of \(repository) is unknown."
    case 0: "\(repository) has no stars yet."
    case let total?: "\(repository) has \(Figures.count(total, "star"))."
    }
  }

  private static func reasons(_ list: StargazerList) -> [String] {
    switch list.availability {
    case .list: []
    case .restricted where list.refusal != nil:
      [StargazerSourceFailure.forbidden(reason: list.refusal).description]
    case .restricted:
      [
        "GitHub shows this list only to members of the repository. The number of stars and the "
          + "star history are public.",
        "To see the list, start the server with the token of a member in SEAMS_GITHUB_TOKEN.",
      ]
    case .partial(.ceiling(let rows)):
      ["GitHub lists only the first \(Figures.grouped(rows)) stars. Newer ones are missing."]
    case .partial(.unlisted(let rows)):
      [
        "GitHub lists only \(Figures.grouped(rows)) of the stars that it counts. The others may "
          + "belong to deleted or hidden accounts."
      ]
    case .partial(.unread(let rows)):
      ["The list is incomplete. Confirmed so far: \(Figures.count(rows, "star"))."]
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
    if list.request.offset > 0 {
      let last = list.request.offset + count
      return "Stargazers \(Figures.grouped(list.request.offset + 1)) to "
        + "\(Figures.grouped(last)), \(order)"
    }
    return count == list.total
      ? "All stargazers, \(order)" : "\(Figures.count(count, "stargazer")), \(order)"
  }

  private static let template = TableTemplate<StargazerRow>(Texts.stargazerListModel)
}

extension StargazerList {
  /// The list with at most ``ListLimit/mostOfReply`` rows: the remembered limit of a command can be
  /// larger.
  var ofReply: StargazerList {
    guard request.limit.rows > ListLimit.mostOfReply, let limit = PageSize(ListLimit.mostOfReply)
    else { return self }
    return StargazerList(
      request: StargazerListRequest(
        repository: request.repository, order: request.order, limit: limit, offset: request.offset,
        refreshes: request.refreshes),
      stargazers: Array(stargazers.prefix(limit.rows)), total: total, availability: availability,
      origin: origin, history: history, refusal: refusal)
  }
}
