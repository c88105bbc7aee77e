import CoreDomain
import CoreWeb
import HTTPTypes
import StargazersDomain

struct StargazerListJSON: StateView {
  func reply(to state: StargazerListState) throws -> ServerReply? {
    switch state {
    case .idle, .ready, .preparing, .loading: nil
    case .success(let list):
      try .json(StargazerListRecord(list.ofReply), fields: list.origin.fields)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

struct StargazerDetailJSON: StateView {
  func reply(to state: StargazerDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let found):
      try .json(StargazerRecord(found.stargazer), fields: found.origin.fields)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

struct StargazerHistoryJSON: StateView {
  func reply(to state: StarHistoryState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let history):
      try .json(StarHistoryRecord(history), fields: history.origin.fields)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The chart as a file, for pages and the API.
struct StargazerHistoryPictureView: StateView {
  func reply(to state: StarHistoryPictureState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let picture): .picture(picture.svg, fields: picture.history.origin.fields)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

extension StargazerOrigin {
  /// The header fields about the origin of a reply: `Seams-Origin`, and for stored data its age
  /// (`Age`, in seconds: RFC 9111, section 5.1). `Seams-Complete: false` marks a history that may
  /// lack its first weeks.
  var fields: HTTPFields {
    switch self {
    case .service: [.answerOrigin: "service"]
    case .fresh: [.answerOrigin: "fresh"]
    case .stored(let stored, because: _):
      stored.isComplete
        ? [.answerOrigin: "stored", .age: "\(stored.ageMilliseconds / 1000)"]
        : [
          .answerOrigin: "stored", .age: "\(stored.ageMilliseconds / 1000)",
          .answerComplete: "false",
        ]
    }
  }
}
