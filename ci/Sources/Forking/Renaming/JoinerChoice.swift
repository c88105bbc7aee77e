/// Chooses the separator between the words of a name by the place of the name.
///
/// | place                                                    | example                | joiner  |
/// |----------------------------------------------------------|------------------------|---------|
/// | code, `{{…}}` of a template or case, a key of JSON       | `paintColor`           | none    |
/// | beside a letter or, with a big letter, a `/`, `.` or `(` | `Modules/PaintColors`  | none    |
/// | SQL, and beside a `_`                                    | `paint_color_tags`     | `_`     |
/// | a part of a path, a class, a command, a text of one word | `/paint-colors/new`    | `-`     |
/// | sentences                                                | “a paint color”        | a blank |
///
/// A name that two places share must have the same form in both. Names that Swift derives from
/// properties (keys of JSON and of templates) are code. Names that people, programs and browsers
/// write are not.
struct JoinerChoice {
  let place: NamePlace
  let casing: NameForm.Casing

  /// The first matching rule decides.
  var joiner: NameForm.Joiner {
    insideTemplate ?? besideLetters ?? byRegister ?? asKey ?? asAttribute ?? besideMarks
      ?? inSentence
  }

  private var insideTemplate: NameForm.Joiner? {
    guard place.register != .code, let open = place.head.lastIndex(of: "{"),
      place.head[..<open].last == "{", !place.head[open...].contains("}"),
      place.tail.contains("}}")
    else { return nil }
    return NameForm.Joiner.none
  }

  private var besideLetters: NameForm.Joiner? {
    let (before, behind) = (place.before(1), place.behind(1))
    if before.isLetterOfName || behind.isLetterOfName { return NameForm.Joiner.none }
    // An underscore before a name is a part of it; one between words is a joiner.
    let joins =
      before == "_" && place.before(2).isSignOfName
      || behind == "_" && place.behind(2).isSignOfName
    return joins ? .underscore : nil
  }

  private var byRegister: NameForm.Joiner? {
    switch place.register {
    case .code, .symbol, .key: NameForm.Joiner.none
    case .sql: .underscore
    case .shell: isBig ? NameForm.Joiner.none : .hyphen
    case .path: isBig ? NameForm.Joiner.none : .hyphen
    case .word: isBig ? .blank : .hyphen
    case .span, .prose, .literal: nil
    }
  }

  /// `"paintColors": […]`, and a schema's `"required": ["id", "paintColors"]`.
  private var asKey: NameForm.Joiner? {
    guard place.before(1) == "\"", place.behind(1) == "\"" else { return nil }
    let next = place.tail.drop { $0 == "\"" || $0 == " " }.first
    if next == ":" || isRequired { return NameForm.Joiner.none }
    return isBig ? .blank : .hyphen
  }

  /// Whether the name is in the list of required members of a JSON schema.
  private var isRequired: Bool {
    guard let open = place.head.lastIndex(of: "["), !place.head[open...].contains("]") else {
      return false
    }
    return place.head[..<open].hasSuffix(#""required": "#)
  }

  /// `class="paint-colors"`, and `title="Paint colors"`, which people read.
  private var asAttribute: NameForm.Joiner? {
    guard let quote = place.head.lastIndex(of: "\""), !place.head[quote...].contains(">")
    else { return nil }
    let head = place.head[..<quote].trimmingQuotes
    guard head.last == "=" else { return nil }
    let name = head.dropLast().suffix { $0.isSignOfName || $0 == "-" }
    guard !name.isEmpty else { return nil }
    if Self.readByPeople.contains(name.lowercased()) { return besideMarks ?? .blank }
    return isBig && besideMarks == nil ? .blank : besideMarks ?? .hyphen
  }

  private static let readByPeople: Set<String> = [
    "abbr", "alt", "aria-description", "aria-label", "content", "label", "placeholder", "summary",
    "title",
  ]

  private var besideMarks: NameForm.Joiner? {
    let (before, behind) = (place.before(1), place.behind(1))
    // A route parameter: `/:paint-color`.
    let isNamed = before == ":" && place.before(2) == "/"
    let isPart = before == "/" || isNamed || behind == "/" && place.behind(2) != ">"
    let isFile = behind == "." && place.behind(2).isSignOfName
    let isJoined = before == "-" || behind == "-" && place.behind(2).isSignOfName
    if isBig {
      let isCall = behind == "(" || behind == "<" && place.behind(2).isLetterOfName
      let isType = place.register != .literal && (isCall || place.tail.hasPrefix(" — "))
      let isValue = before == "." || before == "="
      if isPart || isFile || isValue || isType { return NameForm.Joiner.none }
      // A header: `X-Paint-Color`.
      return isJoined ? .hyphen : nil
    }
    let isSelector = before == "#" || before == "." || before == "%"
    let isField = before == "=" || behind == "="
    let isCommand = place.head.hasSuffix("seams ") || place.head.hasSuffix("seams-server ")
    return isPart || isFile || isJoined || isSelector || isField || isCommand ? .hyphen : nil
  }

  private var inSentence: NameForm.Joiner {
    if place.register == .span { return .none }
    // “the Bookmark” of a comment is the type, “Bookmarks are” begins a sentence.
    return isBig && place.register == .prose && !place.beginsSentence ? .none : .blank
  }

  private var isBig: Bool { casing != .lower }
}

extension Character {
  fileprivate var isLetterOfName: Bool { asciiValue.map(ASCII.isLetter) ?? false }
  fileprivate var isSignOfName: Bool { asciiValue.map(ASCII.isWord) ?? false }
}

extension Substring {
  fileprivate var trimmingQuotes: Substring {
    var rest = self
    while rest.last == "\"" { rest.removeLast() }
    return rest
  }

  fileprivate func suffix(while belongs: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, belongs(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
