import CoreDomain
import HTTPTypes

/// Names and values as a browser sends them: in a query, or in the body of a form.
///
/// Reading never fails, as the URL Standard wants it: what is no escape stays as it is, and bytes
/// that are no UTF-8 become U+FFFD. https://url.spec.whatwg.org/#concept-urlencoded-parser
struct FormFields: Hashable, Sendable {
  private let fields: [Field]

  init(_ fields: [(name: String, value: String)]) {
    self.fields = fields.map { Field(name: $0.name, value: $0.value) }
  }

  /// Reads fields that are written as `name=value&name=value`.
  init(encoded bytes: some Collection<UInt8>) {
    fields = bytes.split(separator: UInt8(ascii: "&")).map { pair in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      return Field(
        name: String(unescaping: name, plusIsSpace: true),
        value: String(unescaping: pair.dropFirst(name.count + 1), plusIsSpace: true))
    }
  }

  /// The first value of a name, or nothing.
  subscript(_ name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The whole number that a name has, or nothing where the name has no value.
  ///
  /// - Throws: ``Problem`` when the value is no whole number.
  func number(_ name: String) throws(Problem) -> Int? {
    guard let text = self[name], !text.isEmpty else { return nil }
    guard let number = Int(text) else {
      throw Problem(.unprocessableContent, "“\(text.plain)” in “\(name)” is no whole number.")
    }
    return number
  }

  /// The limit of a list, or `nil` if `limit` has no value.
  ///
  /// - Throws: ``Problem`` if the value is not within ``ListLimit/bounds``.
  func limit() throws(Problem) -> Int? {
    guard let text = self["limit"], !text.isEmpty else { return nil }
    guard let rows = ListLimit.rows(text) else {
      throw Problem(.unprocessableContent, ListLimit.rejection(of: text))
    }
    return rows
  }

  /// Whether a name says yes: `true` or `1`. Nothing where it has no value.
  ///
  /// - Throws: ``Problem`` when the value is neither yes nor no.
  func flag(_ name: String) throws(Problem) -> Bool? {
    guard let text = self[name], !text.isEmpty else { return nil }
    switch text {
    case "true", "1": return true
    case "false", "0": return false
    default:
      throw Problem(
        .unprocessableContent, "“\(text.plain)” in “\(name)” is neither “true” nor “false”.")
    }
  }

  /// Whether a name says `yes`, or `no`. Nothing where it has no value.
  ///
  /// - Throws: ``Problem`` when the value is neither.
  func says(_ name: String) throws(Problem) -> Bool? {
    try word(name, as: Answer.self).map { $0 == .yes }
  }

  /// The one of some words that a name has, or nothing where it has no value.
  ///
  /// - Throws: ``Problem`` when the value is none of them.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, as type: Word.Type = Word.self
  ) throws(Problem) -> Word? {
    guard let text = self[name], !text.isEmpty else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      throw Problem(
        .unprocessableContent, "“\(text.plain)” in “\(name)” is none of \(words).")
    }
    return word
  }

  /// How a query answers a question.
  private enum Answer: String, CaseIterable {
    case yes, no
  }

  private struct Field: Hashable {
    let name: String
    let value: String
  }
}

extension String {
  /// Reads text that is percent-encoded.
  ///
  /// - Parameter plusIsSpace: whether `+` means a space, as in forms, but not in a path.
  init(unescaping bytes: some Collection<UInt8>, plusIsSpace: Bool) {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(hexadecimal: rest.prefix(2)) {
        plain.append(value)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "+"), plusIsSpace {
        plain.append(UInt8(ascii: " "))
      } else {
        plain.append(byte)
      }
    }
    self.init(decoding: plain, as: UTF8.self)
  }
}

extension UInt8 {
  /// The byte that two hexadecimal digits write.
  fileprivate init?(hexadecimal digits: some Collection<UInt8>) {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 2, values.count == 2 else { return nil }
    self = UInt8(values[0] * 16 + values[1])
  }
}
