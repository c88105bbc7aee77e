/// The value of a `Content-Type` or `Content-Disposition` header field, which consists of a name
/// and parameters: `multipart/form-data; boundary=x`.
package struct ContentType: Hashable, Sendable {
  /// The text before the first semicolon in lower case, such as `multipart/form-data`.
  package let name: String
  private let parameters: [String: String]

  /// Parses a field value. Ignores parameters without `=`, and every repetition of a parameter.
  package init(_ field: String) {
    var parts = Self.parts(of: field)[...]
    name = parts.popFirst().map { Self.trimmed($0).lowercased() } ?? ""
    parameters = parts.reduce(into: [:]) { parameters, part in
      let scalars = part.unicodeScalars
      guard let equals = scalars.firstIndex(of: "=") else { return }
      let key = Self.trimmed(String(scalars[..<equals])).lowercased()
      let value = Self.trimmed(String(scalars[scalars.index(after: equals)...]))
      if parameters[key] == nil { parameters[key] = Self.unquoted(value) }
    }
  }

  /// The value of a parameter, whose name is in lower case, without its quotation marks.
  package subscript(_ parameter: String) -> String? { parameters[parameter] }

  /// Splits at semicolons outside of quotation marks.
  private static func parts(of field: String) -> [String] {
    var parts: [String] = [""]
    var isQuoted = false
    var isEscaped = false
    for scalar in field.unicodeScalars {
      if scalar == ";" && !isQuoted {
        parts.append("")
        continue
      }
      if scalar == "\"" && !isEscaped { isQuoted.toggle() }
      isEscaped = scalar == "\\" && isQuoted && !isEscaped
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts
  }

  private static func unquoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return text }
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in scalars.dropFirst().dropLast() {
      if scalar == "\\" && !isEscaped {
        isEscaped = true
      } else {
        plain.append(scalar)
        isEscaped = false
      }
    }
    return String(plain)
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let tail = text.unicodeScalars.drop(while: isSpace)
    guard let last = tail.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(tail[...last])
  }
}
