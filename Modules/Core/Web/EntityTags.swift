package import HTTPTypes

/// The value of an `If-Match` or `If-None-Match` header field: RFC 9110, section 13.1.
package enum EntityTags: Hashable, Sendable {
  case any
  /// The entity tags of a list, without quotation marks. Those of `If-Match` lack weak tags, which
  /// never match there, and those of `If-None-Match` include them: RFC 9110, section 8.8.3.2.
  case strong([String])

  /// Parses a header field; `nil` if the request lacks it. Throws a ``Problem`` with the status 400
  /// if the field is malformed or has more than ``limit`` tags.
  package init?(_ name: HTTPField.Name, of request: HTTPRequest) throws(Problem) {
    guard let text = request.headerFields[name] else { return nil }
    var rest = text.utf8[...]
    rest.dropBlanks()
    if rest.elementsEqual("*".utf8) {
      self = .any
      return
    }
    let takesWeak = name == .ifNoneMatch
    var tags: [String] = []
    repeat {
      guard tags.count < Self.limit, let tag = rest.popTag() else {
        throw Problem(
          .badRequest,
          "Invalid \(name). Use “*”, or up to \(Self.limit) entity tags such as \"0123abcd\".")
      }
      tags += tag.isWeak && !takesWeak ? [] : [tag.text]
      rest.dropBlanks()
    } while !rest.isEmpty
    self = .strong(tags)
  }

  /// The maximum number of tags in a header field.
  package static let limit = 8
}

extension Substring.UTF8View {
  fileprivate mutating func dropBlanks() {
    self = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",") }
  }

  /// Removes and returns the first tag: `"text"`, or `W/"text"` for a weak tag.
  fileprivate mutating func popTag() -> (text: String, isWeak: Bool)? {
    let isWeak = starts(with: "W/".utf8)
    if isWeak { self = dropFirst(2) }
    guard first == UInt8(ascii: "\""),
      let end = dropFirst().firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let text = String(Substring(self[index(after: startIndex)..<end]))
    self = self[index(after: end)...]
    return (text, isWeak)
  }
}
