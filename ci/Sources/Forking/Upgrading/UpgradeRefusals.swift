import Toolbox

/// The conditions that must hold before a branch is moved.
struct UpgradeRefusals {
  let git: Git

  /// - Throws: ``Refusal`` with the failed condition, and the remedy.
  func check() throws {
    let prefix = try git.run(["rev-parse", "--show-prefix"])
    guard prefix.isEmpty else {
      throw Refusal(
        """
        This fork is a folder of a larger repository, “\(prefix)”, and git merges whole ones. Upgrade it \
        in a repository of its own, and bring the result here.
        """)
    }
    if let work = try OngoingWork(in: git) {
      throw Refusal("A \(work.command) is under way here. \(work.ending) first.")
    }
    try checkChanges()
    guard try git.ask(["var", "GIT_COMMITTER_IDENT"]).succeeded else {
      throw Refusal(
        """
        An upgrade is a commit, and git does not know whose. Tell it, with “git config user.name” \
        and “git config user.email”.
        """)
    }
    try checkVersion()
  }

  /// - Throws: ``Refusal`` that names the uncommitted files.
  func checkChanges() throws {
    let changes = try git.changes()
    guard changes.isEmpty else {
      let shown = changes.prefix(10).map { "  \($0)" }
      let more = changes.count > shown.count ? ["  … and \(changes.count - shown.count) more"] : []
      throw Refusal(
        (["The checkout has changes that are not committed:"] + shown + more + [
          "Commit them first, or put them away with “git stash --include-untracked”."
        ]).joined(separator: "\n"))
    }
  }

  /// The first version of git that merges trees without a checkout.
  private func checkVersion() throws {
    let said = try git.run(["version"])
    let numbers = said.split(separator: " ").dropFirst(2).first?.split(separator: ".") ?? []
    guard numbers.count > 1, let major = Int(numbers[0]), let minor = Int(numbers[1]) else {
      return
    }
    guard (major, minor) >= (2, 38) else {
      throw Refusal("An upgrade needs git 2.38 or later, and this is “\(said)”.")
    }
  }

  /// Git would overwrite an ignored file without asking.
  ///
  /// - Throws: ``Refusal`` that names the ignored files in the way of new ones.
  func checkRoom(from old: String, to new: String) throws {
    let repository = Repository(root: git.folder)
    let added = try git.paths([
      "diff", "--name-only", "--no-renames", "--diff-filter=A", "-z", old, new,
    ])
    let taken = added.filter(repository.isFile)
    guard !taken.isEmpty else { return }
    throw Refusal(
      (["The upgrade brings files to places where files of yours stand that git ignores:"]
        + taken.map { "  \($0)" } + ["Move them away, and run the command again."])
        .joined(separator: "\n"))
  }
}
