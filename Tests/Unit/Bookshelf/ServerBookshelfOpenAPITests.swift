import BookshelfTesting
import CoreTesting
import FoundationEssentials
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

/// The handwritten OpenAPI description matches the routes.
@Suite struct ServerBookshelfOpenAPITests {
  private let feature = BookshelfWebFeature().served(StubBookshelfScreens())

  @Test func describesExactlyTheRoutesOfTheAPI() throws {
    let described = try description().paths.flatMap { path, item in
      item.methods.map { "\($0.uppercased()) \(path)" }
    }
    let served = feature.routes(PageLayout(menus: [])).filter { $0.path.hasPrefix("/api/") }
      .map { "\($0.method.rawValue) \($0.path.replacing(/:([a-z]+)/) { "{\($0.1)}" })" }
    #expect(served.count == 12)
    #expect(described.sorted() == (served + ["GET /api/v1/openapi.json"]).sorted())
  }

  @Test func describesTheLimitsOfAllInputs() throws {
    let limits = try DescribedLimits(OpenAPI([feature.api]).bytes)
    #expect(limits.missing == [])
    #expect(limits.count > 10)
  }

  @Test func describesTheSessionCookie() throws {
    let description = try description()
    let scheme = try #require(description.components.securitySchemes["reader"])
    #expect(scheme["type"] == "apiKey" && scheme["in"] == "cookie")
    #expect(scheme["name"] == ComicCookie.name)
    let needed = description.paths.filter { $0.value.needsReader }.keys
    #expect(
      Set(needed) == [
        "/api/v1/bookshelf/progress", "/api/v1/bookshelf/orders",
      ])
  }

  @Test func describesTheLargestLimit() throws {
    #expect(try DescribedOperations(OpenAPI([feature.api]).bytes).largestLimits == [40_000])
  }

  private func description() throws -> Description {
    try JSONDecoder().decode(Description.self, from: Data(OpenAPI([feature.api]).bytes))
  }

  private struct Description: Decodable {
    let paths: [String: Item]
    let components: Components
  }

  private struct Components: Decodable {
    let securitySchemes: [String: [String: String]]
  }

  /// The alternatives for authentication, each with its requirements.
  private struct Operation: Decodable {
    let security: [[String: [String]]]?
  }

  /// A path of the description: its methods, and possibly its parameters.
  private struct Item: Decodable {
    let methods: [String]
    /// Whether every alternative includes the reader's cookie.
    let needsReader: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let keys = container.allKeys.filter { $0.stringValue != "parameters" }
      methods = keys.map(\.stringValue)
      needsReader = try keys.contains { key in
        let ways = try container.decode(Operation.self, forKey: key).security ?? []
        return !ways.isEmpty && ways.allSatisfy { $0.keys.contains("reader") }
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
