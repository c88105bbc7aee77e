private import Foundation

/// An `import`, as it stands in a source file. Those of inactive `#if` branches count.
public struct ImportStatement: Hashable, Sendable {
  /// The module, without the names of submodules and declarations behind it.
  public let module: String
  /// The attributes before it: `@testable`, `@_exported` and their like.
  public let attributes: [String]
  /// The path of the file.
  public let file: String
  /// Counted from 1.
  public let line: Int

  /// The imports of every Swift file below a folder.
  public static func all(below folder: String) throws -> [ImportStatement] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw CompilerFailure.unreadableCases(folder, reason: "it is no folder")
    }
    return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .flatMap { name in
        let file = "\(folder)/\(name)"
        return all(in: try String(contentsOfFile: file, encoding: .utf8), file: file)
      }
  }

  /// The imports of a text.
  public static func all(in text: String, file: String) -> [ImportStatement] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in ImportStatement(line, file: file, line: index + 1) }
  }

  /// Reads a line: attributes, an access level, `import`, a kind of declaration and a path.
  private init?(_ text: Substring, file: String, line: Int) {
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    let attributes = words.prefix { $0.hasPrefix("@") }
    words = words.dropFirst(attributes.count)
    if let level = words.first, Self.levels.contains(level) { words = words.dropFirst() }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let kind = words.first, Self.kinds.contains(kind) { words = words.dropFirst() }
    guard let module = words.first?.split(separator: ".").first else { return nil }
    self.module = String(module)
    self.attributes = attributes.map(String.init)
    self.file = file
    self.line = line
  }

  private static let levels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}

extension ImportStatement: CustomStringConvertible {
  public var description: String { "\(file):\(line): import \(module)" }
}
