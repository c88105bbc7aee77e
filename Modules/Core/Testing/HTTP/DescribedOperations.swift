private import Foundation

/// The description of an API in OpenAPI, as far as it is compared with routes: its operations, and its
/// references.
public struct DescribedOperations {
  /// Method and path of each: `get /api/v1/things/{id}`.
  public let operations: [String]
  /// What is referred to, and is not there.
  public let danglingReferences: [String]
  /// The maximum of each parameter that is named `limit`.
  public let largestLimits: [Int]
  private let components: [String: [String: Component]]

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
    largestLimits = text.matches(of: /"name": "limit"[^}]*"maximum": ([0-9]+)/)
      .compactMap { Int($0.1) }
    components = description.components
  }

  /// The members of an object that a schema describes, in order.
  public func members(of schema: String) -> [String] {
    components["schemas"]?[schema]?.members ?? []
  }

  /// The members of that object that are never absent, in order.
  public func requiredMembers(of schema: String) -> [String] {
    components["schemas"]?[schema]?.required ?? []
  }

  private struct Description: Decodable {
    let paths: [String: [String: Anything]]
    let components: [String: [String: Component]]
  }

  /// A schema, or another component, which has no members.
  private struct Component: Decodable {
    let members: [String]
    let required: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let properties = try? container.decode([String: Anything].self, forKey: .properties)
      members = properties?.keys.sorted() ?? []
      required = (try? container.decode([String].self, forKey: .required).sorted()) ?? []
    }

    private enum Key: CodingKey {
      case properties, required
    }
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
