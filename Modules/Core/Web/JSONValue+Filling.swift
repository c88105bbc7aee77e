import CoreDomain

extension JSONValue {
  /// Returns an object with the members of both objects, merged at every depth. If two members are
  /// not both objects, the first one wins.
  func merging(_ other: JSONValue) -> JSONValue {
    guard case .object(let first) = self, case .object(let second) = other else { return self }
    return .object(first.merging(second) { $0.merging($1) })
  }

  /// Replaces the placeholders, which are between two percent signs, in all texts and keys. Traps
  /// if a placeholder has no value.
  func filled(with values: [String: JSONValue]) -> JSONValue {
    switch self {
    case .text(let text):
      let parts = text.split(separator: "%", omittingEmptySubsequences: false)
      let isPlaceholder = parts.count == 3 && parts[0].isEmpty && parts[2].isEmpty
      return isPlaceholder ? values.value(of: parts[1]) : .text(values.fill(text))
    case .array(let items): return .array(items.map { $0.filled(with: values) })
    case .object(let members):
      return .object(
        Dictionary(
          members.map { (values.fill($0), $1.filled(with: values)) },
          uniquingKeysWith: { first, _ in first }))
    case .null, .bool, .integer, .number: return self
    }
  }
}

extension [String: JSONValue] {
  fileprivate func fill(_ text: String) -> String {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return parts.enumerated().map { position, part in
      if position.isMultiple(of: 2) { return String(part) }
      return switch value(of: part) {
      case .text(let text): text
      case .integer(let number): "\(number)"
      default: preconditionFailure("The placeholder %\(part)% needs a text or an integer.")
      }
    }.joined()
  }

  fileprivate func value(of name: Substring) -> JSONValue {
    guard let value = self[String(name)] else {
      preconditionFailure("The placeholder %\(name)% has no value.")
    }
    return value
  }
}
