import Foundation

/// Encodes a value as a JSON object, and returns the sorted names of its members, including those
/// that are `null`. Returns an empty array if the JSON is not an object.
public func memberNames(of value: some Encodable) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
  return (object as? [String: Any])?.keys.sorted() ?? []
}

/// Encodes a value as JSON on one line with sorted keys, as our programs print it.
public func printedJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Returns a JSON text with the keys of each object sorted, as our programs print it.
///
/// So a test can write the expected keys in any order. It also stays correct if a fork of this
/// project renames keys, which changes their order. Numbers and strings are unchanged.
///
/// - Parameter text: The JSON text. This function traps if it is invalid, because that is a mistake
///   in the test.
public func sortedJSON(_ text: String) -> String {
  do {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let sorted = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: sorted, as: UTF8.self)
  } catch {
    preconditionFailure("invalid JSON: \(text)")
  }
}
