import BookmarksTesting
import CoreTesting
import FoundationEssentials
import HTTPTypes
import Testing

@testable import BookmarksWeb
@testable import CoreWeb

@Suite struct ServerOpenAPITests {
  @Test func describesExactlyTheRoutesOfTheAPI() throws {
    let feature = BookmarksWebFeature().served(StubBookmarksScreens())
    let api = OpenAPI([feature.api])
    let description = try JSONDecoder().decode(Description.self, from: Data(api.bytes))
    let described = description.paths.flatMap { path, item in
      item.methods.map { "\($0.uppercased()) \(path)" }
    }
    let routes = feature.routes(PageLayout(menus: []))
    let served = (routes + [api.route]).filter { $0.path.hasPrefix("/api/") }.map { route in
      let parts = route.path.split(separator: "/").map { part in
        part.hasPrefix(":") ? "{\(part.dropFirst())}" : String(part)
      }
      return "\(route.method.rawValue) /\(parts.joined(separator: "/"))"
    }
    #expect(described.sorted() == served.sorted())
    #expect(served.count > 10)
    #expect(try DescribedOperations(api.bytes).largestLimits == [40_000, 40_000, 40_000])
  }

  @Test func describesTheLimitsOfAllInputs() throws {
    let feature = BookmarksWebFeature().served(StubBookmarksScreens())
    let limits = try DescribedLimits(OpenAPI([feature.api]).bytes)
    #expect(limits.missing == [])
    #expect(limits.count > 10)
  }

  private struct Description: Decodable {
    let paths: [String: Item]
  }

  /// A path of the description: its methods, and possibly its parameters.
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
