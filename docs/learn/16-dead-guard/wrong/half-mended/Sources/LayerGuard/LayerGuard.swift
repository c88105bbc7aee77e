/// A file of a package: `Sources/<module>/…`, named from the package's root.
public struct SourceFile: Hashable, Sendable {
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// An import that the rules do not allow.
public struct Finding: Hashable, Sendable {
  public let path: String
  /// Counted from 1.
  public let line: Int
  /// The imported module.
  public let module: String

  public init(path: String, line: Int, module: String) {
    self.path = path
    self.line = line
    self.module = module
  }
}

/// Holds a package to its layers.
///
/// A module may import what the rules name for it. A module that the rules do not know may import
/// nothing. A line with the word `import` is an import, whatever precedes the word, unless the line
/// starts with a comment.
public struct LayerGuard: Sendable {
  private let rules: [String: Set<String>]

  /// - Parameter rules: what each module may import.
  public init(rules: [String: Set<String>]) { self.rules = rules }

  /// The imports that are not allowed, file by file, line by line.
  public func findings(in files: [SourceFile]) -> [Finding] {
    files.flatMap { file -> [Finding] in
      let parts = file.path.split(separator: "/").map(String.init)
      let allowed = parts.count > 1 ? rules[parts[1]] ?? [] : []
      return imports(of: file).filter { !allowed.contains($0.module) }
    }
  }

  private func imports(of file: SourceFile) -> [Finding] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[0] == "import" else { return nil }
      return Finding(path: file.path, line: index + 1, module: words[1])
    }
  }
}
