import CoreDomain
import CoreTesting
import Foundation
import HTTPTypes
import StargazersDomain
import StargazersTesting

/// A client that serves an in-memory source with GitHub's JSON and links.
struct StargazerServiceClient: HTTPClient {
  let service: InMemoryStargazerSource

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    let address =
      "\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")"
    let answer: HTTPAnswer
    do throws(StargazerSourceFailure) {
      answer = try await self.answer(request, address)
    } catch {
      guard error != .cancelled else { throw .cancelled }
      answer = Self.refusal(error)
    }
    return HTTPReply(response: answer.response, body: answer.body, address: address)
  }

  private func answer(
    _ request: HTTPRequest, _ address: String
  ) async throws(StargazerSourceFailure) -> HTTPAnswer {
    let validators = HTTPValidators(
      entityTag: request.headerFields[.ifNoneMatch], lastModified: nil)
    let parts = URLComponents(string: address)
    let path = (parts?.path ?? "").split(separator: "/").map(String.init)
    let page = parts?.queryItems?.first { $0.name == "page" }?.value.flatMap { Int($0) }
    let place = page.map { PagePlace(number: $0, address: address) }
    guard path.count > 2, let name = repository(path) else { throw .notFound }
    switch path[2...].last {
    case "count":
      let reply = try await service.count(name, unless: validators)
      return Self.answer(reply) { ["count": $0] }
    case "history":
      let reply = try await service.weeks(at: place, of: name, unless: validators)
      return Self.answer(reply, next: reply.content?.next) { $0.weeks.map(Self.week) }
    case "stargazers" where page != nil || parts?.query == "per_page=100":
      let reply = try await service.page(at: place, of: name, unless: validators)
      let neighbours = reply.content?.neighbours ?? PageNeighbours()
      return Self.answer(
        reply, previous: neighbours.previous, next: neighbours.next, last: neighbours.last
      ) { page in
        page.stargazers.map(Self.row)
          + Array(
            repeating: ["starred_at": "2026-01-01T00:00:00Z", "user": NSNull()],
            count: page.nameless)
      }
    default: throw .notFound
    }
  }

  /// Returns the repository of a path: by name or, in links, by number.
  private func repository(_ path: [String]) -> RepositoryName? {
    guard path[0] == "repositories" else { return try? RepositoryName("\(path[1])/\(path[2])") }
    return Int(path[1]).flatMap { service.name(ofNumber: $0) }
  }
}

extension StargazerServiceClient {
  private static func answer<Content>(
    _ reply: StargazerReply<Content>, previous: PagePlace? = nil, next: PagePlace? = nil,
    last: PagePlace? = nil, _ json: (Content) -> Any
  ) -> HTTPAnswer {
    var fields: HTTPFields = [:]
    fields[.eTag] = reply.validators.entityTag
    let links = [("prev", previous), ("next", next), ("last", last)].compactMap { relation, place in
      place.map { "<\($0.address)>; rel=\"\(relation)\"" }
    }
    if !links.isEmpty, let name = HTTPField.Name("Link") {
      fields[name] = links.joined(separator: ", ")
    }
    guard let content = reply.content else { return HTTPAnswer(.notModified, fields: fields) }
    let data = valid(try JSONSerialization.data(withJSONObject: json(content)), "\(content)")
    return HTTPAnswer(.ok, fields: fields, body: Array(data))
  }

  private static func refusal(_ failure: StargazerSourceFailure) -> HTTPAnswer {
    switch failure {
    case .notFound: HTTPAnswer(.notFound, text: #"{"message":"Not Found"}"#)
    case .forbidden(let reason):
      HTTPAnswer(.forbidden, text: reason.map { #"{"message":"\#($0)"}"# } ?? "")
    case .ceiling:
      HTTPAnswer(
        .unprocessableContent,
        text: """
          {"message":"In order to keep the API fast for everyone, pagination is limited for this resource."}
          """)
    default: HTTPAnswer(.internalServerError)
    }
  }

  private static func row(_ stargazer: Stargazer) -> [String: Any] {
    [
      "starred_at": stargazer.starredAt?.iso8601 as Any? ?? NSNull(),
      "user": [
        "login": stargazer.login, "id": stargazer.id.raw,
        "html_url": stargazer.page?.text as Any? ?? NSNull(),
        "avatar_url": stargazer.avatar?.text as Any? ?? NSNull(), "site_admin": false,
      ],
    ]
  }

  private static func week(_ week: StarWeek) -> [String: Any] {
    ["week": week.start.secondsSince1970, "total": week.total, "days": week.days]
  }
}
