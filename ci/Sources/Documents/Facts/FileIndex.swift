import Foundation
public import Toolbox

/// The files of the checkout that belong to the project, and their folders.
public struct FileIndex: Hashable, Sendable {
  /// Files, named from the root, in order.
  public let files: [String]
  private let places: Set<String>

  public init(files: [String]) {
    self.files = files.sorted()
    var places = Set(files)
    for file in files {
      var folder = file[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard places.insert(String(folder)).inserted else { break }
      }
    }
    self.places = places
  }

  /// Whether a file belongs to the template of `make new`, or to the pages that are laid over a fork.
  /// They speak of modules that are not there; what is made of them is checked where it stands then.
  public static func isTemplate(_ path: String) -> Bool {
    templates.contains(where: path.hasPrefix)
  }

  private static let templates = [
    "ci/Template/", "ci/Standalone/files/", "ci/Standalone/empty/", "ci/Standalone/library/",
  ]

  /// Whether the checkout was cut out of a template. What it does not have, other features have:
  /// numbers of decisions have gaps, and words of others are listed that only their pages write.
  var areOfFork: Bool { places.contains("template.lock") }

  /// Asks git: what it tracks, and what is new and not ignored.
  ///
  /// - Throws: ``ToolFailure`` when git cannot say.
  public init(of repository: Repository) throws(ToolFailure) {
    let answer = try Shell.run(
      ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: repository.root)
    guard answer.succeeded else {
      throw ToolFailure("git cannot list the files of the checkout: \(answer.errors)")
    }
    let files = answer.output.split(separator: "\0").map(String.init)
    self.init(files: files.filter(repository.exists))
  }

  /// Whether a path, or a pattern, names a file or a folder. In a pattern `*` stands for what has
  /// no slash, `**` and `…` for anything, `{a,b}` for either, `<Name>` and `{Name}` for one part.
  public func holds(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if path == "." || path.isEmpty || places.contains(path) { return true }
    guard let pattern = PathPattern(path) else { return false }
    return places.contains(where: pattern.matches)
  }

  /// Whether some file has this name, or one that fits this pattern, in whatever folder.
  public func holdsName(_ name: String) -> Bool { holds("**/\(name)") || holds(name) }

  /// All files and folders.
  var all: Set<String> { places }
}

/// A pattern of paths.
struct PathPattern {
  private let expression: NSRegularExpression

  /// Nothing when the text is no pattern.
  init?(_ text: String) {
    guard text.contains(where: { "*…{<".contains($0) }) else { return nil }
    var source = ""
    var rest = text[...]
    while let character = rest.first {
      let (written, meant) = Self.piece(rest, character)
      source += meant
      rest = rest.dropFirst(written)
    }
    guard let expression = try? NSRegularExpression(pattern: "^\(source)$") else { return nil }
    self.expression = expression
  }

  /// How many characters of a pattern make one of an expression, and which.
  private static func piece(_ rest: Substring, _ character: Character) -> (Int, String) {
    switch character {
    case "*" where rest.hasPrefix("**/"): return (3, "(?:.*/)?")
    case "*" where rest.hasPrefix("**"): return (2, ".*")
    case "*": return (1, "[^/]*")
    case "…": return (1, ".*")
    case "{":
      // `{Feature}` names a part; `{a,b}` are two choices.
      let name = rest.prefix { $0 != "}" }
      return name.contains(",") ? (1, "(?:") : (name.count + 1, "[^/]+")
    case "}": return (1, ")")
    case ",": return (1, "|")
    case "<":
      let name = rest.prefix { $0 != ">" }
      return (name.count + 1, "[^/]+")
    default: return (1, NSRegularExpression.escapedPattern(for: String(character)))
    }
  }

  func matches(_ path: String) -> Bool {
    let range = NSRange(path.startIndex..., in: path)
    return expression.firstMatch(in: path, range: range) != nil
  }
}
