import HTTPTypes

/// What a request expects of the state of a thing: `If-Match` and `If-None-Match` of RFC 9110,
/// section 13.1.
enum EntityTags: Hashable, Sendable {
  /// `*`: any state at all.
  case any
  /// One of these states. In `If-Match` weak tags are left out, since they never match where nothing
  /// may be overwritten; in `If-None-Match` they are as good as strong ones (RFC 9110, section 8.8.3.2).
  case strong([String])

  /// What a field says, or nothing when it is not there.
  ///
  /// - Throws: ``Problem`` when it is written as RFC 9110 does not know it, or names too many.
  init?(_ name: HTTPField.Name, of request: HTTPRequest) throws(Problem) {
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
          "“\(name)” takes “*”, or up to \(Self.limit) tags such as \"0123456789abcdef\".")
      }
      tags += tag.isWeak && !takesWeak ? [] : [tag.text]
      rest.dropBlanks()
    } while !rest.isEmpty
    self = .strong(tags)
  }

  /// How many tags a request may name.
  static let limit = 8
}

extension Substring.UTF8View {
  fileprivate mutating func dropBlanks() {
    self = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",") }
  }

  /// Takes a tag away from the beginning: `"text"`, or `W/"text"` for a weak one.
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
