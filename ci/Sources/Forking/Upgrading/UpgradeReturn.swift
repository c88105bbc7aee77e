import Foundation
import Toolbox

/// Undoes an upgrade: restores the branch, the index, and the files that it may have changed. It
/// can be interrupted and repeated. Other files are not changed.
struct UpgradeReturn {
  let note: UpgradeNote
  let repository: Repository

  private static let list = "\(ForkFolder.path)/upgrade.paths"

  init(of note: UpgradeNote, in repository: Repository) {
    self.note = note
    self.repository = repository
  }

  private var git: Git { Git(in: repository.root) }

  /// Files that neither of the two commits has are copied first: a person may have edited them since.
  ///
  /// - Parameters:
  ///   - head: the commit that is checked out, which is one of the two.
  ///   - say: Prints where the copies are.
  /// - Throws: ``ToolFailure`` that names the obstacle. The note stays.
  func run(from head: String, say: (String) -> Void) throws(ToolFailure) {
    do {
      try checkGit()
      // Git writes the index last when it moves a checkout, so the index may belong to either
      // commit.
      _ = try git.run(["read-tree", "--reset", note.old])
      let tracked = try changedFiles()
      let new = try newFiles()
      let strangers = try strangers(among: tracked + new)
      if let aside = try AsideFolder(repository: repository).keep(strangers) {
        say(
          "Copies of files that exist nowhere else are in \(aside): \(strangers.joined(separator: ", "))."
        )
      }
      try CheckoutWriter(repository: repository, interruption: Interruption()).remove(new)
      try restore(tracked)
      let reason = "upgrade: taken back"
      _ = try git.run(
        ["update-ref", "--no-deref", "-m", reason, note.branch ?? "HEAD", note.old, head])
      note.close(in: repository)
    } catch {
      throw ToolFailure(
        """
        The unfinished \(note.purpose) cannot be taken back: \(error) Mend this, and \
        run the command again.
        """)
    }
  }

  private func checkGit() throws(ToolFailure) {
    if let work = try OngoingWork(in: git) {
      throw ToolFailure("A \(work.command) is under way. \(work.ending).")
    }
    let lock = try git.file("index.lock")
    guard FileManager.default.fileExists(atPath: lock) else { return }
    throw ToolFailure(
      "\(lock) is there: a git works here, or was killed. When none does, remove the file.")
  }

  /// The files of the old commit that the upgrade or its tools have changed.
  private func changedFiles() throws(ToolFailure) -> [String] {
    let upgraded = Set(try names(from: note.old, to: note.new))
    return try git.paths(["diff", "--name-only", "--no-renames", "-z"])
      .filter { upgraded.contains($0) || GeneratedPages.isPage($0) }
  }

  /// The files that the old commit does not have: those of the new commit, generated pages, and
  /// files that git writes for conflicts, such as `name~HEAD`.
  private func newFiles() throws(ToolFailure) -> [String] {
    let upgraded = Set(try names(from: note.old, to: note.new))
    let strays = try git.paths(["ls-files", "-z", "--others", "--exclude-standard"]).filter {
      path in
      let stem = path.lastIndex(of: "~").map { String(path[..<$0]) }
      return GeneratedPages.isDrawn(path) || stem.map(upgraded.contains) == true
    }
    let added = try names(from: note.old, to: note.new, ["--diff-filter=A"])
    return Set(added + strays).filter(repository.isFile).sorted()
  }

  private func names(
    from old: String, to new: String, _ more: [String] = []
  ) throws(ToolFailure) -> [String] {
    try git.paths(["diff", "--name-only", "--no-renames", "-z"] + more + [old, new])
  }

  /// The files that match neither commit.
  private func strangers(among paths: [String]) throws(ToolFailure) -> [String] {
    var strangers: [String] = []
    for path in paths.sorted() where repository.isFile(path) {
      let content = try git.run(["hash-object", "--", path])
      let known = [try git.object("\(note.old):\(path)"), try git.object("\(note.new):\(path)")]
      if !known.contains(content) { strangers.append(path) }
    }
    return strangers
  }

  private func restore(_ paths: [String]) throws(ToolFailure) {
    guard !paths.isEmpty else { return }
    try repository.write(paths.joined(separator: "\0"), to: Self.list)
    defer { try? FileManager.default.removeItem(atPath: repository.path(Self.list)) }
    _ = try git.run([
      "--literal-pathspecs", "restore", "--worktree", "--pathspec-from-file",
      repository.path(Self.list), "--pathspec-file-nul",
    ])
  }
}

extension Repository {
  /// Whether the path is a file and not a folder.
  func isFile(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return unsafe FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
