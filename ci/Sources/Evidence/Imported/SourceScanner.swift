import SwiftParser
import SwiftSyntax
import Toolbox

/// The lens *imported*: reads the sources with the compiler's own parser, on all cores. It reads
/// every branch of an `#if`.
struct SourceScanner {
  let repository: Repository
  let watched: Set<WatchedWord>

  /// Returns a result for each file, with a problem if the file could not be read completely.
  func scan(_ tree: SourceTree) -> [ScannedFile] {
    concurrentMap(tree.files, scan)
  }

  private func scan(_ file: SourceTree.File) -> ScannedFile {
    do throws(ToolFailure) {
      let text = try repository.text(file.path)
      // The hash of Fowler, Noll and Vo in 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
      let digest = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let parsed = SourceFile.parse(text, path: file.path, module: file.target, watched: watched)
      return ScannedFile(file: parsed.file, digest: digest, problem: parsed.problem)
    } catch {
      return ScannedFile(
        file: SourceFile(path: file.path, module: file.target), digest: nil,
        problem: "\(error) The file is not checked.")
    }
  }
}

struct ScannedFile: Sendable {
  let file: SourceFile
  /// The hash of the content, or `nil` if the file could not be read.
  let digest: UInt64?
  let problem: String?
}

extension SourceFile {
  /// Returns the parsed file, and the reason if it may be incomplete.
  package static func parse(
    _ text: String, path: String, module: String, watched: Set<WatchedWord> = []
  ) -> (file: SourceFile, problem: String?) {
    let tree = Parser.parse(source: text)
    var walk = SourceWalk(of: tree, path: path, module: module, watched: watched)
    walk.visit(Syntax(tree))
    var file = walk.file
    if !path.hasPrefix("Tests/"), !file.imports.contains(where: { $0.module == "Testing" }) {
      file.functions = []
    }
    guard tree.hasError else { return (file, nil) }
    let line = walk.place(at: Syntax(tree).firstError ?? tree.position).line
    return (
      file,
      "“\(path)” has a syntax error in line \(line), so findings there may be missing. "
        + "Fix it; `swift build` shows the error."
    )
  }
}

extension Syntax {
  /// The first place with an unexpected or a missing token.
  fileprivate var firstError: AbsolutePosition? {
    if self.is(UnexpectedNodesSyntax.self) { return positionAfterSkippingLeadingTrivia }
    if let token = self.as(TokenSyntax.self) { return token.presence == .missing ? position : nil }
    return children(viewMode: .all).compactMap(\.firstError).min()
  }
}
