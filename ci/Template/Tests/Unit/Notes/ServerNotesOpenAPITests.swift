import Composition
import CoreTesting
import FoundationEssentials
import HTTPTypes
import NotesTesting
import Testing

@testable import Server

/// The manually written API description must match the routes.
@Suite struct ServerNotesOpenAPITests {
  private let feature = NotesFeature().served(StubNotesScreens())

  @Test func describesExactlyTheRoutesOfTheAPI() throws {
    let described = try description().paths.flatMap { path, item in
      item.methods.map { "\($0.uppercased()) \(path)" }
    }
    let served = feature.routes(PageLayout(menus: [])).filter { $0.path.hasPrefix("/api/") }
      .map { "\($0.method.rawValue) \($0.path.replacing(/:([a-z]+)/) { "{\($0.1)}" })" }
    #expect(served.count == 3)
    #expect(described.sorted() == (served + ["GET /api/v1/openapi.json"]).sorted())
  }

  @Test func describesTheLimitsOfAllInputs() throws {
    let limits = try DescribedLimits(OpenAPI([feature.api]).bytes)
    #expect(limits.missing == [])
    #expect(limits.count > 1)
  }

  private func description() throws -> Description {
    try JSONDecoder().decode(Description.self, from: Data(OpenAPI([feature.api]).bytes))
  }

  private struct Description: Decodable {
    let paths: [String: Item]
  }

  /// A path of the description: its methods and its parameters.
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
