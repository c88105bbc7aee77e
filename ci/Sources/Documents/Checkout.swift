import Foundation
import Toolbox

/// The files of the checkout and their declarations, to compare documents with.
struct Checkout {
  let repository: Repository
  /// The files that git tracks, and the new ones that it does not ignore, relative to the root.
  let files: [String]
  /// The paths of all files and folders.
  let places: Set<String>
  /// The parts of all paths, starting in any folder: `a/b/c.swift` contains `b`, `c.swift` and
  /// `b/c.swift`.
  let subpaths: Set<String>
  let names: Names
  /// Words of sources and scripts that are not declared: `--json`, `SEAMS_DATA_DIR`, and text in
  /// quotation marks. Tests are not searched.
  let written: Set<String>
  let makefile: String
  /// The built programs, by name.
  private(set) var programs: [String: Program] = [:]

  init(_ repository: Repository, built: String) throws(ToolFailure) {
    self.repository = repository
    let git = { (arguments: [String]) throws(ToolFailure) -> [String] in
      let answer = try Shell.run(["git"] + arguments, in: repository.root)
      if !answer.errors.isEmpty { throw ToolFailure("git \(arguments[0]): \(answer.errors)") }
      return answer.output.split { $0 == "\0" || $0 == "\n" }.map { String($0) }
    }
    let all = try git(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
      .filter(repository.exists)
    // The template of `make new` and the pages of a fork are checked at their destination.
    files = all.filter { !$0.contains(#/^ci\/(Template|fork\/pages)\//#) }
    let parts = all.map { $0.split(separator: "/") }
    let ends = parts.flatMap { path in path.indices.map { path[...$0] } }
    places = Set(ends.map { $0.joined(separator: "/") } + ["."])
    subpaths = Set(ends.flatMap { end in end.indices.map { end[$0...].joined(separator: "/") } })
    makefile = try repository.makefile()
    let words = try git([
      "grep", "-hoEI", "--untracked", "-e",
      #"--[a-z][a-z0-9-]*|SEAMS_[A-Z0-9_]+|"[A-Za-z0-9_-]+""#,
      "--", "Makefile", "Apps", "Modules", "Benchmarks", "Fuzz", "ci", "docs/trail", "docs/learn",
      ":!ci/Tests", ":!ci/violations", ":!ci/Template", ":!ci/fork/pages", ":!*.md",
    ])
    written = Set(words.map { $0.filter { $0 != "\"" } })
    let sources = files.filter { $0.hasSuffix(".swift") }
    let texts = try sources.map { path throws(ToolFailure) in try repository.text(path) }
    // Manifests join names: `BookmarksUnitTests`. A case for the compiler is named like its file.
    let manifests = zip(sources, texts).filter { $0.0.hasSuffix("Package.swift") }.map(\.1)
    var more = manifests.flatMap { $0.matches(of: #/\b[A-Za-z]\w+/#).map { "\($0.0)" } }
    more += sources.compactMap { $0.firstMatch(of: #/\/Cases\/(?:.*\/)?(.*)\.swift$/#) }
      .map { "\($0.1)" }
    more += places.compactMap { $0.wholeMatch(of: #/Tests\/(\w+)\/(\w+)/#) }
      .map { "\($0.2)\($0.1)Tests" }
    names = Names(of: texts, and: more)
    for name in ["seams", "seams-server"] where repository.exists("\(built)/\(name)") {
      programs[name] = try Program(asking: "\(built)/\(name)")
    }
  }

  func text(_ path: String) -> String? { try? repository.text(path) }

  /// Whether a path, or a pattern, names a file or a folder.
  ///
  /// - Parameter anywhere: whether the path may begin in any folder.
  func holds(_ path: String, anywhere: Bool = false) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let paths = anywhere ? subpaths : places
    return path.isEmpty || paths.contains(path) || some(of: paths, fits: path)
  }

  /// Returns the path of a link's target; absolute if it is outside of the checkout.
  func resolve(_ target: String, from document: String) -> String {
    let path = target.hasPrefix("/") ? target : "/\(document)/../\(target)"
    let file = repository.relative(URL(filePath: repository.root + path).standardized.path)
    return file == repository.root ? "." : file
  }
}

/// Whether one of the texts fits a pattern: `*` stands for anything without a slash, `**` and `…` for
/// anything, `{a,b}` for either, `<Name>` and `{Name}` for one part of a path.
func some(of texts: Set<String>, fits pattern: String) -> Bool {
  guard pattern.contains(#/[*…{<]/#) else { return false }
  let pattern = NSRegularExpression.escapedPattern(for: pattern).replacing("\\/", with: "/")
    .replacing(#/\\\{[^,}]*\}|<[^>]*>/#, with: "[^/]+")
    .replacing(#/\\\{([^}]*?)\\?\}/#) { "(\($0.1.replacing(",", with: "|")))" }
    .replacing("\\*\\*/", with: "(.*/)?").replacing("\\*\\*", with: ".*")
    .replacing("\\*", with: "[^/]*").replacing("…", with: ".*")
  let expression = try? NSRegularExpression(pattern: "^\(pattern)$")
  return texts.contains {
    expression?.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
  }
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
