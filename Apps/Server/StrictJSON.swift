import FoundationEssentials
import HTTPTypes

/// Reads what programs send as JSON. A key that is not known is refused by its name: a key with a slip in
/// it would else change nothing, and nobody would be told. See ``Swift/Decoder/container(onlyOf:)``.
enum StrictJSON {
  /// - Throws: ``Problem`` when the text is no such JSON.
  static func decode<Value: Decodable>(
    _ type: Value.Type, _ json: [UInt8]
  ) throws(Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(json))
    } catch let error as DecodingError {
      throw OddNumber.problem(in: json) ?? Problem(error)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .unexpected
    }
  }
}

extension Decoder {
  /// An object that has no other keys than these.
  func container<Key: CodingKey & CaseIterable>(
    onlyOf type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let unknown = keys.first(where: { Key(stringValue: $0) == nil }) {
      let known = Key.allCases.map { "“\($0.stringValue)”" }.joined(separator: ", ")
      throw Problem(
        .unprocessableContent, "“\(unknown.plain)” is not known here. Known are \(known).")
    }
    return try container(keyedBy: type)
  }
}

extension KeyedDecodingContainer {
  /// The value of a key that may be absent, but not null.
  func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

/// The place of the first number that is not an integer of 64 bits.
///
/// The decoder calls a text with such a number no JSON where it was asked for an integer.
private struct OddNumber: Decodable {
  private var path: [String]?

  /// What to say of a text that is JSON and has such a number; `nil` for any other text.
  static func problem(in json: [UInt8]) -> Problem? {
    guard let found = try? JSONDecoder().decode(OddNumber.self, from: Data(json)),
      let path = found.path
    else { return nil }
    let name = path.isEmpty ? "The body" : "“\(path.joined(separator: ".").plain)”"
    return Problem(
      .unprocessableContent,
      "\(name) is a number that cannot be used here. Send an integer from \(Int.min) to \(Int.max)."
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
