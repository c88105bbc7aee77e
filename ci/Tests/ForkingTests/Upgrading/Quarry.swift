import Forking
import Foundation
import Testing
import Toolbox

/// A tiny template with two versions, and a fork of the first one, each a git repository in a
/// folder with a blank in its name. The files for a fork are below `gives`; “Pebbles” in them
/// becomes the name of the fork's feature.
struct Quarry {
  let template: Repository
  let fork: Repository
  /// The version that the fork has.
  let old: String

  static let answers = StandaloneAnswers(.app, from: "Pebbles", to: "Stones")

  /// The fork's files in the first version.
  static let files: [String: String] = [
    ".gitignore": ".build/\n/notes/\n",
    "Makefile": """
    compile:
    \t@if grep -rn broken Modules; then echo 'Stone.swift:1:1: error: broken'; exit 1; fi
    test-unit:
    \t@! grep -rn failing Modules
    graph api-accept:
    \t@ls Modules/Stones >docs/graph.svg
    \t@[ ! -e Modules/Stones/New.swift ] || echo new >docs/api/New.txt

    """,
    "Package.swift": "// swift-tools-version: 6.2\n",
    "Modules/Pebbles/Pebble.swift": lines("let pebbles = ", 20),
    "Modules/Pebbles/Sand.swift": lines("let sand = ", 20),
    "Modules/Core/Clock.swift": lines("let clock = ", 20),
    "docs/graph.svg": "drawn by the first version\n",
    "docs/api/PebblesDomain.txt": "struct Pebble\n",
    "ARCHITECTURE.md": "Words.\n<!-- graph:begin -->\nfirst\n<!-- graph:end -->\nMore words.\n",
  ]

  static func lines(_ text: String, _ count: Int) -> String {
    (1...count).map { "\(text)\($0)\n" }.joined()
  }

  /// Creates a template and a fork of it.
  ///
  /// - Parameters:
  ///   - tools: the program `ci/tool` of both versions.
  ///   - later: the changed files of the second version; `nil` for a removed file.
  static func lend(
    tools: String = "#!/bin/sh\nexit 1\n", later: [String: String?] = [:],
    _ body: (Quarry) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "seams upgrade \(UUID().uuidString)").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let template = Repository(root: "\(folder)/the template")
    let fork = Repository(root: "\(folder)/the fork")
    for (path, text) in files { try template.write(text, to: "gives/\(path)") }
    try template.write("let tools = 1\n", to: "ci/Sources/Tools.swift")
    try template.write(tools, to: "ci/tool")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: template.path("ci/tool"))
    try begin(template)
    let old = try head(template)
    try template.writeTree(given(TemplateLock(answers: answers, version: old), template), to: fork)
    try begin(fork)
    let quarry = Quarry(template: template, fork: fork, old: old)
    if !later.isEmpty { try quarry.release(later) }
    try body(quarry)
  }

  /// Commits a further version of the template.
  func release(_ later: [String: String?]) throws {
    for (path, text) in later {
      guard let text else {
        try FileManager.default.removeItem(atPath: template.path("gives/\(path)"))
        continue
      }
      try template.write(text, to: "gives/\(path)")
    }
    try Pebbles.commit(in: template.root)
  }

  /// Commits an edit of the fork.
  func edit(_ edits: [String: String?]) throws {
    for (path, text) in edits {
      guard let text else {
        try Self.git("rm", "--quiet", path, in: fork)
        continue
      }
      try fork.write(text, to: path)
    }
    try Pebbles.commit(in: fork.root)
  }

  func upgrade(
    checks: Bool = true, conflicts: Bool = false, looks: Bool = false,
    interruption: Interruption = Interruption(),
    said: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> UpgradeReport {
    var upgrade = Upgrade(
      in: try Pebbles.workshop(fork, interruption: interruption, said: said), from: template,
      trees: Self.given)
    upgrade.checks = checks
    upgrade.takesConflicts = conflicts
    upgrade.onlyLooks = looks
    return try upgrade.run()
  }

  /// The visible state of the fork: branch, commit, git's status, and the files.
  func state() throws -> [String: String] {
    var state = try Pebbles.tree(of: fork)
    let head = try fork.text(".git/HEAD")
    state["the branch"] = head.hasPrefix("ref: ") ? head : nil
    state["the commit"] = try Self.head(fork)
    state["the changes"] = try Self.git("status", "--porcelain", "--untracked-files=all", in: fork)
    return state
  }

  @discardableResult
  static func git(_ arguments: String..., in checkout: Repository) throws -> String {
    let result = try Shell.run(["git"] + arguments, in: checkout.root, merged: true)
    try #require(result.succeeded, "\(result.output)")
    return result.output.trimmed
  }

  static func head(_ checkout: Repository) throws -> String {
    try git("rev-parse", "HEAD", in: checkout)
  }

  private static func begin(_ checkout: Repository) throws {
    try git("init", "--quiet", in: checkout)
    try git("config", "user.name", "Test", in: checkout)
    try git("config", "user.email", "test@example.org", in: checkout)
    try Pebbles.commit(in: checkout.root)
  }

  /// The fork's files in a version, in place of ``Standalone``.
  static let given: TreeSource = { lock, template in
    let folder = template.root + " given \(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let archive = "\(folder)/tree.tar"
    try git("archive", "--output", archive, lock.template.version, "gives", in: template)
    _ = try Shell.run(["tar", "-xf", archive, "-C", folder])
    var tree = FileTree()
    for name in try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/gives") {
      let path = "\(folder)/gives/\(name)"
      guard let content = FileManager.default.contents(atPath: path) else { continue }
      let text = String(data: content, encoding: .utf8)?
        .replacing("pebble", with: "stone").replacing("Pebble", with: "Stone")
      tree[name.replacing("Pebble", with: "Stone")] = FileTree.File(
        text.map { Data($0.utf8) } ?? content,
        mode: FileManager.default.isExecutableFile(atPath: path) ? 0o755 : 0o644)
    }
    tree[TemplateLock.path] = FileTree.File(Data(lock.text.utf8))
    return tree
  }
}

extension Repository {
  fileprivate func writeTree(_ tree: FileTree, to other: Repository) throws {
    for path in tree.paths {
      try other.write(tree[path]?.text ?? "", to: path)
    }
  }
}
