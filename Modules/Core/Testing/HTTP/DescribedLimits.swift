private import CoreDomain
private import Foundation

/// Checks that an OpenAPI description limits every value that clients send: parameters and the
/// members of JSON bodies.
///
/// A string needs a `maxLength`, a `format`, a `pattern` or an `enum`. A number needs a `minimum`
/// and a `maximum`. An array needs `maxItems`. A body that is itself a string or an array needs no
/// limit, because the server limits the size of all bodies. Clients do not send members with
/// `readOnly`, so these are not checked.
public struct DescribedLimits {
  /// The missing limits, each with its place: `post /api/v1/things body.title: maxLength`.
  public let missing: [String]
  /// The number of values that need a limit. It is 0 for an empty description.
  public let count: Int

  public init(_ bytes: [UInt8]) throws {
    let description = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    var walk = DescriptionWalk(description: description)
    for (path, item) in description["paths"]?.members ?? [:] {
      walk.takeParameters(of: item, at: path)
      for (method, operation) in item.members where method != "parameters" {
        let place = "\(method) \(path)"
        walk.takeParameters(of: operation, at: place)
        for (_, body) in operation["requestBody"]?["content"]?.members ?? [:] {
          walk.take(body["schema"], at: "\(place) body", isWhole: true)
        }
      }
    }
    missing = walk.missing.sorted()
    count = walk.count
  }
}

private struct DescriptionWalk {
  let description: JSONValue
  var missing: [String] = []
  var count = 0

  mutating func takeParameters(of item: JSONValue, at place: String) {
    for parameter in (item["parameters"]?.elements ?? []).compactMap(resolved) {
      take(parameter["schema"], at: "\(place) \(parameter["name"]?.text ?? "?")")
    }
  }

  /// - Parameter isWhole: Whether this is a complete body, whose size the server limits.
  mutating func take(_ reference: JSONValue?, at place: String, isWhole: Bool = false) {
    guard let schema = reference.flatMap(resolved), schema["readOnly"] == nil else { return }
    let type = schema["type"]
    let types = type?.text.map { [$0] } ?? type?.elements.compactMap(\.text) ?? []
    if types.contains("string"), !isWhole {
      want([["enum"], ["format"], ["pattern"], ["maxLength"]], of: schema, at: place)
    }
    if types.contains("integer") || types.contains("number") {
      want([["minimum", "maximum"]], of: schema, at: place)
    }
    if types.contains("array") {
      if !isWhole { want([["maxItems"]], of: schema, at: place) }
      take(schema["items"], at: place + "[]")
    }
    for (name, member) in schema["properties"]?.members ?? [:] {
      take(member, at: "\(place).\(name)")
    }
  }

  /// Records a missing limit unless the schema has all members of one of the sets.
  private mutating func want(_ choices: [[String]], of schema: JSONValue, at place: String) {
    count += 1
    let isLimited = choices.contains { names in names.allSatisfy { schema[$0] != nil } }
    if !isLimited, let usual = choices.last {
      missing.append("\(place): \(usual.joined(separator: ", "))")
    }
  }

  private func resolved(_ schema: JSONValue) -> JSONValue? {
    guard let reference = schema["$ref"]?.text else { return schema }
    return reference.split(separator: "/").dropFirst().reduce(description) { $0?[String($1)] }
  }
}
