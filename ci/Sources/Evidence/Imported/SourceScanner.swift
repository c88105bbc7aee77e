import Foundation
import SwiftParser
import SwiftSyntax
import Toolbox

/// The lens *imported*: reads the sources with the compiler's own parser, both branches of an `#if`
/// alike.
///
/// Files are parsed on all cores, a few milliseconds each; what was found is kept for as long as a
/// file and the list of watched words are the same.
struct SourceScanner {
  let repository: Repository
  let watched: Set<WatchedWord>
  let folder: CacheFolder

  /// The files in the order of the tree; those that could not be read, or not whole, have a problem.
  func scan(_ tree: SourceTree) -> [ScannedFile] {
    let words = watched.map { "\($0.token) \($0.form)" }.sorted().joined(separator: ",")
    // A file each, so that who looks for words and who looks for none do not undo each other's.
    let name = words.isEmpty ? "sources" : "sources-with-words"
    var cache: EvidenceCache<ScannedFile> = folder.cache(name, asked: words)
    var kept: [String: ScannedFile] = [:]
    for file in tree.files {
      kept[file.path] = cache.value(for: file.path, stamp: stamp(of: file))
    }
    let missing = tree.files.filter { kept[$0.path] == nil }
    for (file, scanned) in zip(missing, concurrentMap(missing, scan)) {
      // What could not be read is asked for again next time: rights change without a new stamp.
      if scanned.problem == nil { cache.keep(scanned, for: file.path, stamp: stamp(of: file)) }
      kept[file.path] = scanned
    }
    cache.save()
    return tree.files.compactMap { kept[$0.path] }
  }

  private func scan(_ file: SourceTree.File) -> ScannedFile {
    let empty = SourceFile(path: file.path, module: file.target)
    guard let data = FileManager.default.contents(atPath: repository.path(file.path)) else {
      return ScannedFile(
        file: empty, problem: "“\(file.path)” cannot be read: nothing is known of it.")
    }
    let digest = FNV1a.hash(data)
    guard let text = String(validating: data, as: UTF8.self) else {
      return ScannedFile(
        file: empty, digest: digest,
        problem: "“\(file.path)” is not UTF-8: nothing is known of it.")
    }
    let parsed = SourceFile.parse(text, path: file.path, module: file.target, watched: watched)
    return ScannedFile(file: parsed.file, digest: digest, problem: parsed.problem)
  }

  private func stamp(of file: SourceTree.File) -> String {
    "\(file.target) \(file.stamp.text)"
  }
}

/// What was found in a file, and why that may not be all.
struct ScannedFile: Sendable {
  let file: SourceFile
  /// Tells its content from another; nothing when it could not be read.
  var digest: UInt64?
  var problem: String?
}

extension SourceFile {
  /// Reads a text as the compiler's parser does, which makes something of every text.
  ///
  /// - Returns: what is in it, and why that may not be all.
  package static func parse(
    _ text: String, path: String, module: String, watched: Set<WatchedWord> = []
  ) -> (file: SourceFile, problem: String?) {
    let lines = LineTable(text.utf8)
    let tree = Parser.parse(source: text)
    let visitor = SourceVisitor(path: path, lines: lines, watched: watched)
    visitor.walk(tree)
    var file = visitor.result(module: module)
    if path.hasPrefix("Tests/") || file.imports.contains(where: { $0.module == "Testing" }) {
      let checks = CheckVisitor(path: path, lines: lines)
      checks.walk(tree)
      file.functions = checks.functions
    }
    guard tree.hasError else { return (file, nil) }
    let line = lines.location(of: SyntaxErrorFinder.offset(in: tree)).line
    return (
      file,
      "“\(path)” is no Swift in line \(line): what stands there may have been missed. "
        + "Mend it, or see what `swift build` says."
    )
  }
}
