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
      throw Problem(error)
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

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
