import CoreDomain
import CoreWeb
import EarthquakesDomain
import HTTPTypes

/// The states of a count as server-sent events, each named like its state. The stream ends after
/// `success` or `failure`.
struct QuakeCountEvents: LiveView {
  var fields: HTTPFields {
    [.contentType: "text/event-stream", .cacheControl: "no-store"]
  }

  /// Returns `nil`, because the first state is already an event. So the reply is always a stream.
  func reply(to state: QuakeCountState) throws -> ServerReply? { nil }

  func piece(for state: QuakeCountState) throws -> String? {
    try event(state).text
  }

  func isLasting(_ state: QuakeCountState) -> Bool {
    switch state {
    case .idle, .counting: false
    case .success, .failure: true
    }
  }

  func end(with state: QuakeCountState, to sink: any ByteSink) async throws {
    try await sink.write(text: try event(state).text)
  }

  private func event(_ state: QuakeCountState) throws -> ServerSentEvent {
    switch state {
    case .idle: try ServerSentEvent("idle", Nothing())
    case .counting: try ServerSentEvent("counting", Nothing())
    case .success(let answer): try ServerSentEvent("success", Success(answer))
    case .failure(let failure): try ServerSentEvent("failure", Problem(failure))
    }
  }

  private struct Nothing: Encodable {}

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
