private import CoreDomain
private import Foundation
public import HTTPTypes

/// The operations and references of an OpenAPI description, for comparison with the server's
/// routes.
public struct DescribedOperations {
  /// The method and path of each operation, such as `get /api/v1/things/{id}`.
  public let operations: [String]
  /// The references to components that the description does not contain. This is empty for a
  /// correct description.
  public let danglingReferences: [String]
  /// The maximum of each parameter with the name `limit`.
  public let largestLimits: [Int]
  private let schemas: JSONValue?

  public init(_ bytes: [UInt8]) throws {
    let description = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    operations = (description["paths"]?.members ?? [:]).flatMap { path, item in
      item.members.keys.filter { $0 != "parameters" }.map { "\($0) \(path)" }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    danglingReferences = text.matches(of: /"#\/components\/([a-zA-Z]+)\/([a-zA-Z]+)"/)
      .filter { description["components"]?[String($0.1)]?[String($0.2)] == nil }
      .map { String($0.0) }
    largestLimits = text.matches(of: /"name" : "limit"[^}]*"maximum" : ([0-9]+)/)
      .compactMap { Int($0.1) }
    schemas = description["components"]?["schemas"]
  }

  /// Compares the description with the routes of the API.
  ///
  /// - Parameter routes: The methods and paths that the server serves, with a colon before each
  ///   parameter. Paths that do not start with `/api/` are ignored.
  /// - Returns: The operations that are only described or only served, sorted. The description
  ///   itself, `openapi.json`, is ignored.
  public func differences(from routes: [(method: HTTPRequest.Method, path: String)]) -> [String] {
    let served = routes.filter { $0.path.hasPrefix("/api/") }.map { method, path in
      let parts = path.split(separator: "/").map { part in
        part.hasPrefix(":") ? "{\(part.dropFirst())}" : String(part)
      }
      return "\(method.rawValue.lowercased()) /\(parts.joined(separator: "/"))"
    }
    return Set(operations).symmetricDifference(served)
      .filter { !$0.hasSuffix("/openapi.json") }.sorted()
  }

  /// Returns the sorted member names of an object schema; empty if there is no such schema.
  public func members(of schema: String) -> [String] {
    schemas?[schema]?["properties"]?.members.keys.sorted() ?? []
  }

  /// Returns the sorted names of the required members of an object schema; empty if there is no
  /// such schema.
  public func requiredMembers(of schema: String) -> [String] {
    schemas?[schema]?["required"]?.elements.compactMap(\.text).sorted() ?? []
  }
}
