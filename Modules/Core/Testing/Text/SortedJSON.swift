import Foundation

/// The names of the members that a value has as JSON, in order, those that are `null` too.
public func memberNames(of value: some Encodable) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
  return (object as? [String: Any])?.keys.sorted() ?? []
}

/// A JSON text with the keys of each object in order, as our programs write it.
///
/// A test writes what it expects in the order that reads best, and stays right when the name of a
/// feature, and with it a key, becomes another one. Numbers and texts stay what they are.
///
/// - Parameter text: JSON; anything else ends the test run, since it is the test's own mistake.
public func sortedJSON(_ text: String) -> String {
  do {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let sorted = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: sorted, as: UTF8.self)
  } catch {
    preconditionFailure("no JSON: \(text)")
  }
}
