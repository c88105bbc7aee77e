import FoundationEssentials
import HTTPTypes

/// Decodes the API's JSON requests, and explains errors to the client.
///
/// A type that decodes itself with ``Swift/Decoder/container(onlyOf:)`` also rejects unknown keys.
/// Otherwise a misspelled key would be ignored silently.
package enum StrictJSON {
  /// - Throws: ``Problem`` that says what is wrong.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, _ json: [UInt8]
  ) throws(Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(json))
    } catch let error as DecodingError {
      if case .dataCorrupted = error, let problem = OddNumber.problem(in: json) { throw problem }
      throw Problem(error)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .unexpected
    }
  }
}

extension Decoder {
  /// - Throws: ``Problem`` that names an unknown key and lists the valid keys.
  package func container<Key: CodingKey & CaseIterable>(
    onlyOf type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let unknown = keys.first(where: { Key(stringValue: $0) == nil }) {
      let known = Key.allCases.map { "“\($0.stringValue)”" }.joined(separator: ", ")
      throw Problem(
        .unprocessableContent, "Unknown key “\(unknown.plain)”. The valid keys are \(known).")
    }
    return try container(keyedBy: type)
  }
}

extension KeyedDecodingContainer {
  /// Returns the value of a key, or `nil` if the key is missing. Throws if the value is null.
  package func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

/// Finds the path of the first number that is not a 64-bit integer.
///
/// Where an integer is expected, the decoder reports such a number as invalid JSON, which would
/// mislead the client.
private struct OddNumber: Decodable {
  private var path: [String]?

  /// Returns a problem that names this path, or `nil` if there is no such number in valid JSON.
  static func problem(in json: [UInt8]) -> Problem? {
    guard let found = try? JSONDecoder().decode(OddNumber.self, from: Data(json)),
      let path = found.path
    else { return nil }
    let name = path.isEmpty ? "The body" : "“\(path.joined(separator: ".").plain)”"
    return Problem(
      .unprocessableContent,
      "\(name) must be an integer from \(Int.min) to \(Int.max)."
    )
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: AnyKey.self) {
      for key in members.allKeys {
        take(try members.decode(OddNumber.self, forKey: key), at: key.stringValue)
      }
    } else if var elements = try? decoder.unkeyedContainer() {
      while !elements.isAtEnd {
        let index = elements.currentIndex
        take(try elements.decode(OddNumber.self), at: String(index))
      }
    } else {
      let value = try decoder.singleValueContainer()
      let isNumber = (try? value.decode(Double.self)) != nil
      path = isNumber && (try? value.decode(Int.self)) == nil ? [] : nil
    }
  }

  private mutating func take(_ value: OddNumber, at key: String) {
    if path == nil { path = value.path.map { [key] + $0 } }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
