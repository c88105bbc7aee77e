private import Foundation

/// The description of an API in OpenAPI, as far as it is compared with routes: its operations, and its
/// references.
public struct DescribedOperations {
  /// Method and path of each: `get /api/v1/things/{id}`.
  public let operations: [String]
  /// What is referred to, and is not there.
  public let danglingReferences: [String]

  /// Reads a description.
  public init(_ bytes: [UInt8]) throws {
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
