import BookmarksTesting
import FoundationEssentials
import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerOpenAPITests {
  @Test func describesTheRoutesForProgramsAndNoOthers() throws {
    let description = try JSONDecoder().decode(Description.self, from: Data(OpenAPI.bytes))
    let described = description.paths.flatMap { path, item in
      item.methods.map { "\($0.uppercased()) \(path)" }
    }
    let routes = ServerFeature.bookmarks(StubBookmarksScreens()).routes(PageLayout(links: []))
    let served = (routes + [OpenAPI.route]).filter { $0.path.hasPrefix("/api/") }.map { route in
      let parts = route.path.split(separator: "/").map { part in
        part.hasPrefix(":") ? "{\(part.dropFirst())}" : String(part)
      }
      return "\(route.method.rawValue) /\(parts.joined(separator: "/"))"
    }
    #expect(described.sorted() == served.sorted())
    #expect(served.count > 10)
  }

  @Test func isOfAVersionThatProgramsRead() throws {
    let description = try JSONDecoder().decode(Description.self, from: Data(OpenAPI.bytes))
    #expect(description.openapi == "3.1.1")
  }

  private struct Description: Decodable {
    let openapi: String
    let paths: [String: Item]
  }

  /// A path of the description: its methods, and besides them its parameters.
  private struct Item: Decodable {
    let methods: [String]

    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
      methods = keys.filter { $0 != "parameters" }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
