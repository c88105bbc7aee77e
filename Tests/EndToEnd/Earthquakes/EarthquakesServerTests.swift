import CoreDomain
import CoreInfrastructure
import FoundationEssentials
import HTTPTypes
import TestSupport
import Testing

/// The pages and the API of the built server, over real sockets.
@Suite struct EarthquakesServerTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test func showsTheSameCountOnThePageInTheAPIAndInTheList() async throws {
    try await onDemo { server in
      let page = try await visitor.get("/earthquakes/count", of: server)
      #expect(page.response.headerFields[.contentType] == "text/html; charset=utf-8")
      #expect(!page.text.contains("<dialog"))
      let figure = /<strong>(\d+)<\/strong> earthquakes within 100 km of San Ramon/
      let said = try #require(page.text.firstMatch(of: figure)?.1)

      let json = try await visitor.get("/api/v1/earthquakes/count", of: server)
      let count = try JSONDecoder().decode(Count.self, from: Data(json.body))
      #expect(count.count == Int(said))
      #expect(json.response.headerFields[Self.origin] == "service")

      let list = try await visitor.get("/api/v1/earthquakes?limit=20000", of: server)
      #expect(try JSONDecoder().decode([Row].self, from: Data(list.body)).count == count.count)
      #expect(count.count > 20)
    }
  }

  @Test func returnsStoredDataOffline() async throws {
    try await withPrograms(storesInFiles: true) { programs in
      let path = "/api/v1/earthquakes/count?near=Suva&radius=500"
      var seen = ""
      try await programs.withServer("--demo", "--data-dir", programs.dataFolder) { server in
        seen = try await visitor.get(path, of: server).text
      }
      try await programs.withServer(
        "--service", "usgs=http://127.0.0.1:9/fdsnws/event/1", "--data-dir", programs.dataFolder
      ) { server in
        let again = try await visitor.get(path, of: server)
        #expect(again.text == seen)
        #expect(again.response.headerFields[Self.origin] == "stored")
        #expect(again.response.headerFields[.age].flatMap { Int($0) } != nil)
        let page = try await visitor.get("/earthquakes/count?near=Suva&radius=500", of: server)
        #expect(page.text.contains("The service cannot be reached."))
      }
    }
  }

  private static let origin = HTTPField.Name("\(ProductName.token)-Origin") ?? .age

  private struct Count: Decodable {
    let count: Int
  }

  private struct Row: Decodable {
    let id: String
  }
}
