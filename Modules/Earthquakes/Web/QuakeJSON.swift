import CoreDomain
import CoreWeb
import EarthquakesDomain
import HTTPTypes

struct QuakeCountJSON: StateView {
  func reply(to state: QuakeCountState) throws -> ServerReply? {
    switch state {
    case .idle, .counting: nil
    case .success(let answer):
      try .json(QuakeCountRecord(answer), fields: answer.origin.fields)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The list as a JSON array. Header fields contain the total and the links to the previous and the
/// next page.
struct QuakeListJSON: StateView {
  let form: QuakeListForm

  func reply(to state: QuakeListState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let list): try reply(list)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ list: QuakeList) throws -> ServerReply {
    var fields = list.origin.fields
    fields[.totalCount] = "\(list.total)"
    let path = ["api", "v1", "earthquakes"]
    fields.setLinks(["prev": form.previous(of: list, path), "next": form.next(of: list, path)])
    return try .json(list.quakes.map { QuakeRecord($0) }, fields: fields)
  }
}

/// An event as JSON.
struct QuakeDetailJSON: StateView {
  func reply(to state: QuakeDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let found): try .json(QuakeRecord(found.quake), fields: found.origin.fields)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

/// The places as JSON.
struct QuakePlaceListJSON: StateView {
  func reply(to state: PlaceListState) throws -> ServerReply? {
    switch state {
    case .idle: nil
    case .success(let places, of: _): try .json(places.map { PlaceRecord($0) })
    }
  }
}

/// A picture as a file, for pages and for the API.
struct QuakePictureView: StateView {
  func reply(to state: QuakePictureState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let picture): .picture(picture.svg, fields: picture.origin.fields)
    case .failure(let failure): throw Problem(failure)
    }
  }
}

extension QuakeOrigin {
  /// The header fields about the origin of a reply: `Seams-Origin`, and for stored data its age
  /// (`Age`, in seconds: RFC 9111, section 5.1) and whether it is complete (`Seams-Complete`).
  var fields: HTTPFields {
    switch self {
    case .service: [.answerOrigin: "service"]
    case .fresh: [.answerOrigin: "fresh"]
    case .stored(let stored, because: _):
      [
        .answerOrigin: "stored", .age: "\(stored.ageMilliseconds / 1000)",
        .answerComplete: stored.isComplete ? "true" : "false",
      ]
    }
  }
}
