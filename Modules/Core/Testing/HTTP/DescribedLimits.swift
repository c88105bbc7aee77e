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
    let description = try JSONDecoder().decode(JSONTree.self, from: Data(bytes))
    var walk = DescriptionWalk(description: description)
    for (path, item) in description["paths"].members {
      walk.takeParameters(of: item, at: path)
      for (method, operation) in item.members where method != "parameters" {
        let place = "\(method) \(path)"
        walk.takeParameters(of: operation, at: place)
        for (_, body) in operation["requestBody"]["content"].members {
          walk.take(body["schema"], at: "\(place) body", isWhole: true)
        }
      }
    }
    missing = walk.missing.sorted()
    count = walk.count
  }
}

private struct DescriptionWalk {
  let description: JSONTree
  var missing: [String] = []
  var count = 0

  mutating func takeParameters(of item: JSONTree, at place: String) {
    for parameter in item["parameters"].items.map(resolved) {
      take(parameter["schema"], at: "\(place) \(parameter["name"].text ?? "?")")
    }
  }

  /// - Parameter isWhole: Whether this is a complete body, whose size the server limits.
  mutating func take(_ reference: JSONTree, at place: String, isWhole: Bool = false) {
    let schema = resolved(reference)
    guard !schema["readOnly"].isThere else { return }
    let types = schema["type"].text.map { [$0] } ?? schema["type"].items.compactMap(\.text)
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
    for (name, member) in schema["properties"].members { take(member, at: "\(place).\(name)") }
  }

  /// Records a missing limit unless the schema has all members of one of the sets.
  private mutating func want(_ choices: [[String]], of schema: JSONTree, at place: String) {
    count += 1
    let isLimited = choices.contains { names in names.allSatisfy { schema[$0].isThere } }
    if !isLimited, let usual = choices.last {
      missing.append("\(place): \(usual.joined(separator: ", "))")
    }
  }

  private func resolved(_ schema: JSONTree) -> JSONTree {
    guard let reference = schema["$ref"].text else { return schema }
    return reference.split(separator: "/").dropFirst().reduce(description) { $0[String($1)] }
  }
}

/// A JSON value; ``none`` represents a missing member.
indirect enum JSONTree: Decodable {
  case none
  case text(String)
  case items([JSONTree])
  case members([String: JSONTree])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([JSONTree].self) {
      self = .items(items)
    } else if let members = try? container.decode([String: JSONTree].self) {
      self = .members(members)
    } else {
      self = .other
    }
  }

  subscript(_ name: String) -> JSONTree {
    if case .members(let members) = self { members[name] ?? .none } else { .none }
  }

  var isThere: Bool { if case .none = self { false } else { true } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var items: [JSONTree] { if case .items(let items) = self { items } else { [] } }
  var members: [String: JSONTree] { if case .members(let members) = self { members } else { [:] } }
}
