import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

/// The states of a list as server-sent events, each named like its state. A synchronization reports
/// its progress with each page. The stream ends after `success` or `failure`.
struct StargazerListEvents: EventView {
  typealias State = StargazerListState

  func part(of state: StargazerListState) throws -> LivePart {
    switch state {
    case .idle: try .event("idle")
    case .ready: try .event("ready")
    case .preparing(let request): try .event("preparing", Query(request))
    case .loading(let progress): try .event("loading", Step(progress))
    case .success(let list): .lastEvent("success", Success(list))
    case .failure(let failure): .lastEvent("failure", Problem(failure))
    }
  }

  /// The request, with defaults for its blank fields.
  private struct Query: Encodable {
    let repository: String
    let sort: String
    let limit: Int

    init(_ request: StargazerListRequest) {
      repository = request.repository.description
      sort = request.order.rawValue
      limit = request.limit.rows
    }
  }

  /// The progress of a synchronization, or the end of a pause for the rate limit.
  private struct Step: Encodable {
    @OrNull var page: Int?
    @OrNull var pages: Int?
    @OrNull var pausedUntil: String?

    init(_ progress: StargazerProgress) {
      switch progress {
      case .pages(let page, of: let pages):
        self.page = page
        self.pages = pages
        pausedUntil = nil
      case .pause(until: let moment):
        page = nil
        pages = nil
        pausedUntil = moment.iso8601WithMilliseconds
      }
    }
  }

  /// The same body and header fields as in the JSON reply without events.
  private struct Success: Encodable {
    let answer: StargazerListRecord
    @OrNull var origin: String?
    @OrNull var ageSeconds: Int?

    init(_ list: StargazerList) {
      let fields = list.origin.fields
      answer = StargazerListRecord(list.ofReply)
      origin = fields[.answerOrigin]
      ageSeconds = fields[.age].flatMap { Int($0) }
    }
  }
}
