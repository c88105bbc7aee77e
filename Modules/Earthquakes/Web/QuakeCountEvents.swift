import CoreDomain
import CoreWeb
import EarthquakesDomain
import HTTPTypes

/// The states of a count as server-sent events, each named like its state. The stream ends after
/// `success` or `failure`.
struct QuakeCountEvents: EventView {
  typealias State = QuakeCountState

  func part(of state: QuakeCountState) throws -> LivePart {
    switch state {
    case .idle: try .event("idle")
    case .counting: try .event("counting")
    case .success(let answer): .lastEvent("success", Success(answer))
    case .failure(let failure): .lastEvent("failure", Problem(failure))
    }
  }

  /// The same body and header fields as in the JSON reply without events.
  private struct Success: Encodable {
    let answer: QuakeCountRecord
    @OrNull var origin: String?
    @OrNull var ageSeconds: Int?
    @OrNull var isComplete: Bool?

    init(_ count: QuakeCount) {
      let fields = count.origin.fields
      answer = QuakeCountRecord(count)
      origin = fields[.answerOrigin]
      ageSeconds = fields[.age].flatMap { Int($0) }
      isComplete = fields[.answerComplete].map { $0 == "true" }
    }
  }
}
