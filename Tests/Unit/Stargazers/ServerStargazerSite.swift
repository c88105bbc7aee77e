import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersTesting

@testable import CoreWeb
@testable import StargazersWeb

/// The site of the feature: its routes and the style sheet, without a socket.
struct StargazerSite {
  private let site: Site

  /// - Parameter note: The sentence at the top of each page, which a demo has.
  init(_ screens: any StargazersScreens, note: String? = nil) {
    let feature = StargazersWebFeature().served(screens)
    site = feature.site(PageLayout(menus: [feature.menu], note: note))
  }

  init(over repository: any StargazerRepository, note: String? = nil) {
    self.init(StargazerScreens(repository: repository), note: note)
  }

  func reply(
    to path: String, _ method: HTTPRequest.Method = .get, fields: HTTPFields = [:]
  ) async -> ServerReply {
    await site.reply(to: path, method, fields: fields)
  }

  /// A visitor of the pages.
  var visitor: PageVisitor {
    PageVisitor { path in PageReply(await reply(to: path)) }
  }
}

extension PageReply {
  init(_ reply: ServerReply) {
    self.init(reply.status) { sink in
      switch reply.body {
      case .bytes(let bytes): try await sink.write(bytes)
      case .stream(let stream): try await stream.write(sink)
      }
    }
  }
}

extension ServerReply {
  /// Returns the complete body as text, also if it is streamed.
  func text() async throws -> String {
    let sink = CollectingSink()
    try await PageReply(self).write(sink)
    return sink.text
  }
}

extension StargazerList {
  /// A list as returned by a repository.
  static func served(
    _ stargazers: [Stargazer] = [.fixture()], total: Int? = 1, order: StargazerOrder = .oldest,
    limit: PageSize = .usual, offset: Int = 0, _ availability: StargazerAvailability = .list,
    origin: StargazerOrigin = .service(Stargazer.fixtureTime()), history: StarHistory? = nil,
    refusal: String? = nil
  ) -> StargazerList {
    StargazerList(
      request: StargazerListRequest(
        repository: .fixture(), order: order, limit: limit, offset: offset),
      stargazers: stargazers, total: total, availability: availability, origin: origin,
      history: history, refusal: refusal)
  }
}

extension StarHistory {
  /// A history with one week per number, newest first. Each number is the stars on the first day of
  /// its week.
  static func served(
    _ stars: [Int], total: Int, origin: StargazerOrigin = .service(Stargazer.fixtureTime())
  ) -> StarHistory {
    let weeks = stars.enumerated().compactMap { index, stars in
      // 2026-01-04 is a Sunday.
      StarWeek(
        start: Stargazer.fixtureTime((3 - Int64(index) * 7) * 86_400),
        days: [stars, 0, 0, 0, 0, 0, 0])
    }
    return StarHistory(repository: .fixture(), total: total, weeks: weeks, origin: origin)
  }
}
