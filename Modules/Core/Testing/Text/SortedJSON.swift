import Foundation

/// Returns the sorted member names of a value's JSON, including the names of members that are
/// `null`.
public func memberNames(of value: some Encodable) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
  return (object as? [String: Any])?.keys.sorted() ?? []
}

/// Returns a JSON text with the keys of each object sorted, as our programs print it.
///
/// A test can write expected members in any order, and stays correct if a renamed feature changes a
/// key. Numbers and strings are unchanged.
///
/// - Parameter text: The JSON. Traps if it is invalid, because that is a mistake in the test.
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
