import Foundation
import Toolbox

/// The files of the checkout and what they declare: all that documents are compared with.
struct Checkout {
  let repository: Repository
  /// What git tracks, and what is new and not ignored, named from the root.
  let files: [String]
  /// Files and folders.
  let places: Set<String>
  /// All parts of paths, from any folder on: `b`, `c.swift` and `b/c.swift` of `a/b/c.swift`.
  let subpaths: Set<String>
  private(set) var names = Names()
  /// The doc comments of files that link a symbol or show a block, by path, each on its line.
  private(set) var comments: [String: String] = [:]
  /// Words of sources and scripts that are not declared: `--json`, `SEAMS_DATA_DIR`, and what stands in
  /// quotation marks. Tests only use them.
  let written: Set<String>
  /// The text of the Makefile, with continued lines joined.
  let makefile: String
  /// The programs that are built, by name.
  private(set) var programs: [String: Program] = [:]

  init(_ repository: Repository, build: String) throws(ToolFailure) {
    self.repository = repository
    let all = try Self.git(
      "ls-files", "-z", "--cached", "--others", "--exclude-standard", in: repository
    ).split(separator: "\0").map { String($0) }.filter(repository.exists)
    // The template of `make new`, and the pages of a fork, are checked where they end up.
    files = all.filter { !$0.contains(#/^ci\/(Template|Standalone\/(files|empty|library))\//#) }
    let parts = all.map { $0.split(separator: "/") }
    places = Set(parts.flatMap { path in path.indices.map { path[...$0].joined(separator: "/") } })
      .union(["."])
    subpaths = Set(
      parts.flatMap { path in
        path.indices.flatMap { end in (0...end).map { path[$0...end].joined(separator: "/") } }
      })
    makefile = try repository.text("Makefile").replacing("\\\n", with: " ")
    written = Set(
      try Self.git(
        "grep", "-hoEI", "--untracked", "-e",
        #"--[a-z][a-z0-9-]*|SEAMS_[A-Z0-9_]+|"[A-Za-z0-9_-]+""#,
        "--", "Makefile", "Apps", "Modules", "Benchmarks", "Fuzz", "ci", "docs/trail", "docs/learn",
        ":!ci/Tests", ":!ci/violations", ":!ci/Template", ":!ci/Standalone", ":!*.md",
        in: repository
      ).split(separator: "\n").map { $0.filter { $0 != "\"" } })
    try readSources()
    for name in ["seams", "seams-server"] where repository.exists("\(build)/debug/\(name)") {
      programs[name] = try Program(asking: repository.path("\(build)/debug/\(name)"))
    }
  }

  private static func git(
    _ arguments: String..., in repository: Repository
  ) throws(ToolFailure) -> String {
    let answer = try Shell.run(["git"] + arguments, in: repository.root)
    guard answer.errors.isEmpty else { throw ToolFailure("git \(arguments[0]): \(answer.errors)") }
    return answer.output
  }

  private mutating func readSources() throws(ToolFailure) {
    let paths = files.filter { $0.hasSuffix(".swift") }
    let texts = try paths.map { path throws(ToolFailure) in try repository.text(path) }
    for names in concurrentMap(texts, Names.init(source:)) { self.names.add(names) }
    for (path, text) in zip(paths, texts) {
      if path.hasSuffix("Package.swift") {
        names.add(text.matches(of: #/\b[A-Za-z]\w+/#).map { String($0.0) })
      }
      let isCase = path.contains("/Cases/")
      if isCase, let name = path.split(separator: "/").last { names.add(["\(name.dropLast(6))"]) }
      // Cases for the compiler are wrong on purpose, and tests of the tools invent their samples.
      guard text.contains("``"), !isCase, !path.hasPrefix("ci/Tests/") else { continue }
      comments[path] = text.lines.map { line in
        let comment = line.drop { $0 == " " }
        return comment.hasPrefix("///") ? comment.dropFirst(3) : ""
      }.joined(separator: "\n")
    }
    // The manifest joins these names: `BookmarksUnitTests`.
    names.add(
      places.compactMap { $0.wholeMatch(of: #/Tests\/(\w+)\/(\w+)/#) }.map { "\($0.2)\($0.1)Tests" }
    )
  }

  func text(_ path: String) -> String? { try? repository.text(path) }

  /// Whether a path, or a pattern, names a file or a folder. In a pattern `*` stands for anything
  /// without a slash, `**` and `…` for anything, `{a,b}` for either, `<Name>` and `{Name}` for one part.
  ///
  /// - Parameter anywhere: whether the path may begin in any folder.
  func holds(_ path: String, anywhere: Bool = false) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.isEmpty || places.contains(path) || anywhere && subpaths.contains(path) { return true }
    return Self.some(of: anywhere ? subpaths : places, fits: path)
  }

  /// Whether a name is declared that fits a pattern: `SQL…Store`.
  func declares(fitting pattern: String) -> Bool { Self.some(of: names.all, fits: pattern) }

  private static func some(of texts: Set<String>, fits text: String) -> Bool {
    guard text.contains(#/[*…{<]/#) else { return false }
    let pattern = NSRegularExpression.escapedPattern(for: text).replacing("\\/", with: "/")
      .replacing(#/\\\{[^,}]*\}|<[^>]*>/#, with: "[^/]+")
      .replacing(#/\\\{([^}]*?)\\?\}/#) { "(\($0.1.replacing(",", with: "|")))" }
      .replacing("\\*\\*/", with: "(.*/)?").replacing("\\*\\*", with: ".*")
      .replacing("\\*", with: "[^/]*").replacing("…", with: ".*")
    let expression = try? NSRegularExpression(pattern: "^\(pattern)$")
    return texts.contains {
      expression?.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
    }
  }
}

/// Resolves the target of a link; `nil` if it leaves the checkout.
func resolve(_ target: String, from document: String) -> String? {
  var parts = target.hasPrefix("/") ? [] : document.split(separator: "/").dropLast().map { $0 }
  for part in target.split(separator: "/") where part != "." {
    if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
  }
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}
