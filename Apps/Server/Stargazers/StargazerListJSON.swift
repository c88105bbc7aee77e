import CoreDomain
import HTTPTypes
import StargazersDomain

/// The list, and what became of it, as programs read it.
struct StargazerListJSON: StateView {
  func reply(to state: StargazerListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let stargazers): try .json(stargazers.map(StargazerRecord.init))
    case .added(let stargazer): try .json(StargazerRecord(stargazer), status: .created)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(failure)
    }
  }
}
