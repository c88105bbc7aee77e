import Composition
import EarthquakesTesting
import FoundationEssentials
import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerQuakeOpenAPITests {
  @Test func describesTheRoutesForProgramsAndNoOthers() throws {
    let feature = EarthquakesFeature().served(StubEarthquakesScreens())
    let json = try DescribedOperations(OpenAPI([feature.api]).bytes)
    let routes = feature.routes(PageLayout(menus: [])).filter { $0.path.hasPrefix("/api/") }
    let served = routes.map { route in
      route.method.rawValue.lowercased() + " /"
        + route.path.split(separator: "/").map {
          $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
        }.joined(separator: "/")
    }
    #expect(json.operations.filter { !$0.hasSuffix("openapi.json") }.sorted() == served.sorted())
    #expect(served.count > 5)
    #expect(json.danglingReferences == [])
  }
}

/// The description of the API, as far as it is compared: its operations, and its references.
private struct DescribedOperations {
  let operations: [String]
  let danglingReferences: [String]

  init(_ bytes: [UInt8]) throws {
    let description = try JSONDecoder().decode(Description.self, from: Data(bytes))
    operations = description.paths.flatMap { path, item in
      item.keys.filter { $0 != "parameters" }.map { "\($0) \(path)" }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    danglingReferences = text.matches(of: /"#\/components\/([a-zA-Z]+)\/([a-zA-Z]+)"/)
      .filter { description.components[String($0.1)]?[String($0.2)] == nil }
      .map { String($0.0) }
  }

  private struct Description: Decodable {
    let paths: [String: [String: Anything]]
    let components: [String: [String: Anything]]
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
