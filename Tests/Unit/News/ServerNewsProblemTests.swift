import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing

@testable import CoreWeb
@testable import NewsWeb

/// The HTTP status of each failure.
@Suite struct ServerNewsProblemTests {
  private let repository = StubStoryRepository()

  @Test(
    arguments: [
      (.form([NewsFieldFailure(.limit, "No.")]), 422, nil), (.noLink(title: "x"), 422, nil),
      (.notFound(Story.ID("x")), 404, nil),
      (.unknownFeed("x"), 404, nil), (.ambiguousFeed("x", [.fixture()]), 422, nil),
      (.unknownFilter(NewsFilter.ID(1)), 404, nil), (.tooMany("feeds", limit: 9), 422, nil),
      (.knownFeed(.fixture()), 409, nil), (.choice([FeedLink(address: .fixture())]), 422, nil),
      (.noFeed(.fixture()), 422, nil), (.unreadable(.page), 422, nil),
      (.list(FeedListFailure(reason: "No.")), 422, nil),
      (.cancelled(RefreshReport(outcomes: [], total: 1)), 503, nil),
      (.file(.tooLarge(path: "x", limit: 9)), 413, nil), (.busy(reason: "Wait."), 503, "1"),
      (.storage(reason: "Broken."), 500, nil), (.full(reason: "Full."), 507, nil),
      (.source(.unreachable("No.")), 504, nil),
      (.source(.privateNetwork("x")), 403, nil), (.source(.notFound), 502, nil),
      (.source(.gone), 502, nil), (.source(.refused(status: 403)), 502, nil),
      (.source(.outOfOrder(status: 500)), 502, nil), (.source(.tooLarge(limit: 9)), 502, nil),
      (.source(.limited(nil)), 503, "3600"), (.source(.limited(.seconds(60))), 503, "60"),
      (.source(.cancelled), 503, nil),
    ] as [(StoryFailure, Int, String?)])
  func mapsEveryFailureToAStatus(
    _ failure: StoryFailure, _ status: Int, _ retryAfter: String?
  ) async throws {
    repository.answer {
      $0.page = .failure(failure)
      $0.story = .failure(failure)
      $0.add = .failure(failure)
      $0.filters = .failure(failure)
      $0.preview = .failure(failure)
      $0.importList = .failure(failure)
    }
    let site = NewsSite(over: repository)
    let replies = [
      await reply("/stories"), await reply("/stories/s1"), await reply("/filters"),
      await reply("/preview?address=x"),
      await site.reply(to: "/api/v1/news/feeds", .post, json: #"{"address":"x"}"#),
      await site.reply(to: "/api/v1/news/feeds.opml", .post, "x", type: "text/xml"),
    ]
    for reply in replies {
      #expect(reply.status.code == status)
      #expect(reply.fields[.contentType] == "application/problem+json")
      #expect(reply.fields[.retryAfter] == retryAfter)
    }
  }

  @Test func namesTheFeedsOfAPageWithSeveral() async throws {
    let links = ["https://a.example/1", "https://a.example/2"].map {
      FeedLink(address: .fixture($0))
    }
    repository.answer { $0.add = .failure(.choice(links)) }
    let reply = await NewsSite(over: repository).reply(
      to: "/api/v1/news/feeds", .post, json: #"{"address":"a.example"}"#)
    #expect(try await reply.text().contains("https://a.example/1, https://a.example/2."))
  }

  private func reply(_ path: String) async -> ServerReply {
    await NewsSite(over: repository).reply(to: "/api/v1/news\(path)")
  }
}
