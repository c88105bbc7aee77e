import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// The list, and what became of it, as programs read it.
struct QuakeListJSON: StateView {
  func reply(to state: QuakeListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let earthquakes): try .json(earthquakes.map(QuakeRecord.init))
    case .added(let quake): try .json(QuakeRecord(quake), status: .created)
    case .removed: ServerReply(.noContent)
    case .failure(let failure): throw Problem(failure)
    }
  }
}
