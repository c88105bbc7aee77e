public import Evidence
public import Toolbox

/// Where the names that documents write in backticks are declared.
///
/// Only what can be told for certain has a place: a name that is declared once in the product, or
/// else once in all targets. A member is found by the type before its dot.
public struct DeclaredPlaces: Sendable {
  private var declarations: [String: [Declaration]] = [:]
  private var lines: [String: Set<Int>] = [:]

  /// - Throws: ``ToolFailure`` when the manifest of the checkout cannot be read.
  public init(of repository: Repository) throws(ToolFailure) {
    self.init(try EvidenceReader(repository: repository).read([.imported]).sources)
  }

  public init(_ sources: [SourceFile]) {
    for source in sources {
      for declaration in source.declarations where declaration.kind != .extension {
        declarations[declaration.name, default: []].append(declaration)
        lines[declaration.place.path, default: []].insert(declaration.place.line)
      }
    }
  }

  /// - Parameter text: as it stands between the backticks.
  public func place(of text: String) -> Place? {
    guard let path = Self.path(of: text), let name = path.last else { return nil }
    let container = path.dropLast()
    let found = (declarations[name] ?? []).filter {
      Array($0.container.suffix(container.count)) == Array(container)
    }
    let product = found.filter { !$0.place.path.hasPrefix("Tests/") }
    let certain = product.isEmpty ? found : product
    return certain.count == 1 ? certain[0].place : nil
  }

  /// The lines of a file on which something is declared.
  public func lines(of path: String) -> Set<Int> { lines[path] ?? [] }

  /// The parts of `Bookmark`, `Bookmark.title` or `send(_:body:)`; nothing for what is no name. A
  /// plain word in lower case is a word.
  private static func path(of text: String) -> [String]? {
    guard text.first.map({ $0.isLetter || $0 == "_" }) == true, !text.contains(" ") else {
      return nil
    }
    let shape = #/([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:<[^>]*>)?(?:\([\w:]*\))?/#
    guard let match = text.wholeMatch(of: shape) else { return nil }
    let path = match.1.split(separator: ".").map(String.init)
    let isName = path.count > 1 || path[0].contains(where: \.isUppercase) || text.contains("(")
    return isName ? path : nil
  }
}
