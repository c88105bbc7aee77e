import Foundation
public import Toolbox

/// The scratch clone that violations are planted in: always the same folder, so that a build of it
/// is a small step from the one before. A build folder cannot be copied: it holds its own path.
///
/// Nothing outside of the folder is written, so whatever ends a run leaves the checkout as it is;
/// ``refresh(withChanges:)`` puts the clone right again.
public struct Clone: Sendable {
  public let origin: Repository
  public let repository: Repository

  /// - Parameter folder: named from the root of the checkout.
  public init(of origin: Repository, at folder: String = ".build/prove/clone") {
    self.origin = origin
    repository = Repository(root: origin.path(folder))
  }

  /// The folder as compilers name it: without links on the way.
  var realPath: String {
    URL(filePath: repository.root).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Makes the clone what the checkout is, and takes back what was planted in it.
  ///
  /// - Parameter withChanges: whether what is not committed yet is part of it.
  /// - Returns: the commit that the clone now shows.
  /// - Throws: ``ToolFailure`` with what git says.
  public func refresh(withChanges: Bool) throws(ToolFailure) -> String {
    if !isWhole { try create() }
    // A run that was killed may have left git's own lock. Ours is held, so nobody needs it.
    try? FileManager.default.removeItem(atPath: repository.path(".git/index.lock"))
    try originals.putBack()
    try git(["fetch", "--quiet", "--no-tags", "--update-shallow", origin.root, "HEAD"])
    let head = try git(["rev-parse", "FETCH_HEAD"])
    let commit = withChanges ? try snapshot(over: head) : head
    try git(["checkout", "--quiet", "--force", "--detach", commit])
    try clean()
    return commit
  }

  /// The tree of what the clone shows, as git names it.
  public func tree() throws(ToolFailure) -> String { try git(["rev-parse", "HEAD^{tree}"]) }

  /// Takes back what was planted. What git ignores stays: builds and reports.
  public func clean() throws(ToolFailure) {
    try originals.putBack()
    // Moving a file changes its ctime, and git rewrites a file whose ctime differs by a second from
    // the one in its index. Refreshing the index compares contents, so the original stays. With `-q`
    // files that differ are not an error.
    try git(["update-index", "-q", "--refresh"])
    try git(["reset", "--quiet", "--hard"])
    try git(["clean", "--quiet", "--force", "-d"])
  }

  /// Whether nothing in the clone differs from what was committed.
  func isClean() throws(ToolFailure) -> Bool {
    try git(["status", "--porcelain"]).isEmpty
  }

  /// Edits the files as the patches say, in their order.
  ///
  /// - Throws: ``ToolFailure`` that names the line that drifted. What was planted before it stays.
  public func plant(_ patch: Patch) throws(ToolFailure) {
    for (path, text) in try edits(of: patch) {
      try originals.setAside(path)
      guard let text else { continue }
      try repository.write(text, to: path)
      try originals.lendMode(to: path)
    }
  }

  /// What a patch makes of the files of the clone: their new texts, or nothing for one that goes.
  public func edits(of patch: Patch) throws(ToolFailure) -> [(path: String, text: String?)] {
    var edits: [(path: String, text: String?)] = []
    for file in patch.files {
      let text = repository.exists(file.path) ? try repository.text(file.path) : nil
      edits.append((file.path, try file.applied(to: text)))
    }
    return edits
  }

  /// How many files of the checkout are not as they were committed.
  public func changes() throws(ToolFailure) -> Int {
    let status = try Self.git(["status", "--porcelain"], in: origin.root)
    return status.isEmpty ? 0 : status.lines.count
  }
}

extension Clone {
  private var originals: Originals {
    Originals(of: repository, in: ".git/\(Originals.folderName)")
  }

  private var isWhole: Bool {
    repository.exists(".git") && (try? git(["rev-parse", "--git-dir"])) == ".git"
  }

  /// Clones into a folder beside it, which gets its name when it is whole.
  private func create() throws(ToolFailure) {
    let part = repository.root + ".part"
    for folder in [part, repository.root] {
      try? FileManager.default.removeItem(atPath: folder)
    }
    _ = try Self.git(
      ["clone", "--quiet", "--no-checkout", "--no-tags", origin.root, part], in: origin.root)
    do {
      try FileManager.default.moveItem(atPath: part, toPath: repository.root)
    } catch {
      throw ToolFailure("\(part) cannot be renamed: \(error.localizedDescription)")
    }
  }

  /// Makes a commit of the checkout as it stands, with what is not committed, in the clone alone:
  /// index and objects are the clone's own.
  private func snapshot(over head: String) throws(ToolFailure) -> String {
    let folder = try Self.git(["rev-parse", "--absolute-git-dir"], in: origin.root)
    let objects = try Self.git(
      ["rev-parse", "--path-format=absolute", "--git-path", "objects"], in: origin.root)
    let environment = [
      "GIT_DIR": folder, "GIT_WORK_TREE": origin.root,
      "GIT_INDEX_FILE": repository.path(".git/changes.index"),
      "GIT_OBJECT_DIRECTORY": repository.path(".git/objects"),
      "GIT_ALTERNATE_OBJECT_DIRECTORIES": objects,
    ]
    for arguments in [["read-tree", "HEAD"], ["add", "--all"]] {
      _ = try Self.git(arguments, in: origin.root, environment: environment)
    }
    let tree = try Self.git(["write-tree"], in: origin.root, environment: environment)
    return try git([
      "-c", "user.name=seams-prove", "-c", "user.email=seams-prove@localhost", "commit-tree",
      tree, "-p", head, "-m", "The checkout as it stands",
    ])
  }

  @discardableResult
  private func git(_ arguments: [String]) throws(ToolFailure) -> String {
    try Self.git(arguments, in: repository.root)
  }

  private static func git(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws(ToolFailure) -> String {
    // A hook of git's own runs with these set, and they would lead to another repository.
    let strangers = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
    let result = try Shell.run(
      (environment.isEmpty ? strangers : []) + ["git"] + arguments, in: folder,
      environment: environment)
    guard result.succeeded else {
      throw ToolFailure("“git \(arguments.joined(separator: " "))”: \(result.errors.trimmed)")
    }
    return result.output.trimmed
  }
}
