import CoreDomain
import HTTPTypes

/// Names and values as a browser sends them, in a query or in the body of a form.
///
/// Parsing never fails, as the URL Standard requires: malformed escapes are kept unchanged, and
/// invalid UTF-8 becomes U+FFFD. https://url.spec.whatwg.org/#concept-urlencoded-parser
///
/// The throwing functions return `nil` for a missing or empty field, and throw a ``Problem`` for an
/// invalid value.
package struct FormFields: Hashable, Sendable {
  private let fields: [Route.Parameter]

  package init(_ fields: [(name: String, value: String)]) {
    self.fields = fields.map { Route.Parameter($0.name, $0.value) }
  }

  /// Parses `name=value&name=value`.
  package init(encoded bytes: some Collection<UInt8>) {
    fields = bytes.split(separator: UInt8(ascii: "&")).map { pair in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      return Route.Parameter(
        String(unescaping: name, plusIsSpace: true),
        String(unescaping: pair.dropFirst(name.count + 1), plusIsSpace: true))
    }
  }

  /// The first value with a name, which may be empty.
  package subscript(_ name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// All values with a name, in order. For example, several checkboxes may have the same name.
  package func all(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  fileprivate func changingEach(_ name: String, by change: (String) -> String) -> FormFields {
    FormFields(
      fields.map { (name: $0.name, value: $0.name == name ? change($0.value) : $0.value) })
  }

  /// The value of a field that says how many rows of a list to skip; 0 if the field is missing or
  /// empty.
  package func offset(_ name: String = "cursor", upTo most: Int = .max) throws(Problem) -> Int {
    guard let text = self[name], !text.isEmpty else { return 0 }
    guard let offset = Int(text), 0...most ~= offset else {
      let range = most == .max ? "of 0 or more" : "from 0 to \(most)"
      throw Problem(
        .unprocessableContent, "“\(name)” must be an integer \(range), got “\(text.plain)”.")
    }
    return offset
  }

  /// The value of the field `limit`: how many rows of a list to return. A value above
  /// ``ListLimit/mostOfReply`` is reduced to it.
  package func limit() throws(Problem) -> Int? {
    guard let text = self["limit"], !text.isEmpty else { return nil }
    guard let rows = ListLimit.rows(text) else {
      throw Problem(.unprocessableContent, ListLimit.rejection(of: text))
    }
    return min(rows, ListLimit.mostOfReply)
  }

  /// The Boolean value of a field, written as `true` or `1`, or as `false` or `0`.
  package func flag(_ name: String) throws(Problem) -> Bool? {
    guard let text = self[name], !text.isEmpty else { return nil }
    switch text {
    case "true", "1": return true
    case "false", "0": return false
    default:
      throw Problem(
        .unprocessableContent, "“\(name)” must be “true” or “false”, got “\(text.plain)”.")
    }
  }

  /// The Boolean value of a field, written as `yes` or `no`.
  package func says(_ name: String) throws(Problem) -> Bool? {
    try word(name, as: Answer.self).map { $0 == .yes }
  }

  /// The value of a field as a case of an enumeration.
  package func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, as type: Word.Type = Word.self
  ) throws(Problem) -> Word? {
    guard let text = self[name], !text.isEmpty else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      throw Problem(
        .unprocessableContent, "“\(name)” must be one of \(words), got “\(text.plain)”.")
    }
    return word
  }

  private enum Answer: String, CaseIterable {
    case yes, no
  }
}

extension ServerRequest {
  /// The query of a request for a list. A `limit` above ``ListLimit/mostOfReply`` is reduced to it.
  /// An invalid `limit` is unchanged, because the screen reports it as an error.
  package var listQuery: FormFields {
    let most = ListLimit.mostOfReply
    return query.changingEach("limit") { typed in
      ListLimit.rows(typed).map { "\(min($0, most))" } ?? typed
    }
  }
}
