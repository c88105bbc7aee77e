import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing

@testable import CoreWeb
@testable import NewsWeb

/// The states of a refresh as server-sent events, and the description of the API.
@Suite struct ServerNewsEventsTests {
  @Test func streamsEveryStateOfARefresh() async throws {
    let repository = StubStoryRepository()
    repository.answer {
      $0.page = .success(StoryPage(headlines: []))
      $0.progress = [
        RefreshProgress(done: 0, total: 1),
        RefreshProgress(done: 1, total: 1, last: .served(.unchanged)),
      ]
      $0.refresh = .success(.served(.unchanged))
    }
    let reply = await NewsSite(over: repository).reply(to: "/api/v1/news/refresh/states")
    #expect(reply.fields[.contentType] == "text/event-stream")
    let outcome = sortedJSON(
      #"{"changed":0,"feed":"f1","movedTo":null,"new":0,"reason":null,"result":"unchanged","#
        + #""title":"The Tidewater Post"}"#)
    let list = sortedJSON(
      #"{"fetchedAt":null,"next":null,"previous":null,"stories":[],"tabs":[],"troubles":[]}"#)
    #expect(
      try await reply.text() == """
        event: idle
        data: {}

        event: preparing
        data: {}

        event: refreshing
        data: {"done":0,"kept":\(list),"last":null,"total":1}

        event: refreshing
        data: {"done":1,"kept":null,"last":\(outcome),"total":1}

        event: success
        data: {"list":\(list),"refresh":{"feeds":[\(outcome)],"new":0}}


        """)
  }

  @Test func streamsTheFailureOfARefreshAsTheLastState() async throws {
    let repository = StubStoryRepository()
    repository.answer {
      $0.page = .success(.served())
      $0.refresh = .failure(.busy(reason: "Wait."))
    }
    let events = try await NewsSite(over: repository).reply(to: "/api/v1/news/refresh/states")
      .text()
    #expect(events.contains("\n\nevent: failure\ndata: {\"detail\":\"Wait.\""))
    #expect(events.contains(#""status":503"#))
  }

  @Test func describesTheLimitsOfAllInputs() throws {
    let feature = NewsWebFeature().served(StubNewsScreens())
    let limits = try DescribedLimits(OpenAPI([feature.api]).bytes)
    #expect(limits.missing == [])
    #expect(limits.count > 15)
  }

  @Test func describesExactlyTheRoutesOfTheAPI() throws {
    let feature = NewsWebFeature().served(StubNewsScreens())
    let json = try DescribedOperations(OpenAPI([feature.api]).bytes)
    let routes = feature.routes(PageLayout(menus: [])).filter { $0.path.hasPrefix("/api/") }
    let served = routes.map { route in
      route.method.rawValue.lowercased() + " /"
        + route.path.split(separator: "/").map {
          $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
        }.joined(separator: "/")
    }
    #expect(json.operations.filter { !$0.hasSuffix("openapi.json") }.sorted() == served.sorted())
    #expect(served.count > 15)
    #expect(json.danglingReferences == [])
    #expect(json.largestLimits == [40_000])
  }
}
