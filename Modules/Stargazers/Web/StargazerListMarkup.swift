import CoreDomain
import CoreWeb
import StargazersDomain

/// The list below its form, as HTML.
enum StargazerListMarkup {
  static func markup(of whole: StargazerList, in layout: PageLayout) -> String {
    let list = whole.ofReply
    let (offset, limit) = (list.request.offset, list.request.limit.rows)
    let reasons = reasons(list)
    let rows = list.stargazers.map { StargazerRow($0, of: list.request.repository) }
    let route = { (offset: Int) in
      StargazerRoutes.list(of: list.request, limit: limit, offset: offset)
    }
    // The public history of a restricted list.
    let history = list.history.map { history in
      (history.mayBeIncomplete ? history.origin.note(in: layout) : "")
        + StargazerHistoryMarkup.markup(of: history)
    }
    let model = (
      total: total(list), note: list.origin.note(in: layout), reasons: reasons,
      hasReasons: !reasons.isEmpty, caption: caption(list), rows: rows, hasRows: !rows.isEmpty,
      isBeyond: rows.isEmpty && offset > 0,
      pages: PageTurns.markup(previous: list.previous.map(route), next: list.next.map(route)),
      history: history ?? ""
    )
    return template.render(model, drawing: StargazerRow.registered)
  }

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

  private static let template = TableTemplate<StargazerRow>(Texts.stargazerListMarkup)
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
