import Foundation
import Toolbox

/// The planned steps of an upgrade, written before it starts, so that an interrupted upgrade can be
/// undone: immediately, or by the next run.
///
/// It copies no files, unlike a journal, because the previous commit contains them.
struct UpgradeNote: Codable, Sendable {
  /// The purpose of the run, for messages: `upgrade to Seams 1a2b3c4`.
  let purpose: String
  /// The commit that the checkout was at.
  let old: String
  /// The target commit. For a merge with conflicts, it contains git's conflict markers.
  let new: String
  /// The branch, or `nil` if the head was detached.
  let branch: String?
  /// The commit with the regenerated pages, after all checks have passed.
  var final: String?

  private static let file = "\(ForkFolder.path)/upgrade.json"

  /// - Throws: ``ToolFailure`` if the disk is full. Nothing was changed then.
  init(
    _ purpose: String, to new: String, in repository: Repository
  ) throws(ToolFailure) {
    let git = Git(in: repository.root)
    self.purpose = purpose
    self.new = new
    old = try git.head()
    branch = try git.branch()
    try write(in: repository)
  }

  /// Records that all checks have passed, and the final commit.
  mutating func finish(with final: String, in repository: Repository) throws(ToolFailure) {
    self.final = final
    try write(in: repository)
  }

  private func write(in repository: Repository) throws(ToolFailure) {
    let part = repository.path(Self.file + ".part")
    do {
      try JSONEncoder().encode(self).write(to: URL(filePath: part))
      try Journal.synchronize(part)
      try Journal.rename(part, to: repository.path(Self.file))
      try Journal.synchronize(repository.path(ForkFolder.path))
    } catch {
      throw ToolFailure(
        "The note of the \(purpose) cannot be written: \(error.localizedDescription).")
    }
  }

  /// Closes the note and keeps the changes of the run.
  func close(in repository: Repository) {
    try? FileManager.default.removeItem(atPath: repository.path(Self.file))
  }

  /// Returns the note of an unfinished run, or `nil`.
  static func unfinished(in repository: Repository) throws(ToolFailure) -> UpgradeNote? {
    guard let data = FileManager.default.contents(atPath: repository.path(file)) else { return nil }
    do {
      return try JSONDecoder().decode(UpgradeNote.self, from: data)
    } catch {
      throw ToolFailure(
        """
        \(file) cannot be read. An unfinished upgrade left it: “git status” shows what it changed, \
        and the upgrade can be begun again when the file is gone.
        """)
    }
  }

  /// Undoes the unfinished steps of a killed run. Keeps finished steps and a person's later work.
  static func recover(
    in repository: Repository, say: (String) -> Void
  ) throws(ToolFailure) {
    guard let note = try unfinished(in: repository) else { return }
    let git = Git(in: repository.root)
    if try git.head() == note.final {
      note.close(in: repository)
      say("The \(note.purpose) was ended when all was done: it stays.")
    } else if try git.hasFile("CHERRY_PICK_HEAD") {
      // Its conflicts are in the checkout, and git continues the cherry-pick.
      note.close(in: repository)
    } else if try note.takeBack(in: repository, say: say) {
      say("An unfinished \(note.purpose) was taken back: \(note.old) is checked out again.")
    } else {
      say("An unfinished \(note.purpose) stays: somebody has worked on since \(note.old).")
    }
  }

  /// Restores the previous commit of the checkout, unless there is a later commit or another
  /// branch.
  ///
  /// - Returns: whether it is checked out again. Either way the note is closed.
  func takeBack(in repository: Repository, say: (String) -> Void) throws(ToolFailure) -> Bool {
    let git = Git(in: repository.root)
    let head = try git.head(), itsBranch = try git.branch()
    guard [old, new].contains(head), itsBranch == branch else {
      close(in: repository)
      return false
    }
    try UpgradeReturn(of: self, in: repository).run(from: head, say: say)
    return true
  }
}
