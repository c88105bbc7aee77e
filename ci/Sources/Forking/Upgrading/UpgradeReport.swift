/// The result of an upgrade.
public enum UpgradeReport: Hashable, Sendable {
  /// The fork has the template's version already.
  case nothingNew(version: String)
  /// The upgrade is committed. The last part contains the durations of the steps after the commit.
  case upgraded(name: String, files: Int, seconds: String)
  /// A dry run: the files that would change.
  case wouldUpgrade(name: String, paths: [String])
  /// Nothing was changed; contains git's report.
  case conflicts(name: String, words: String)
  /// The conflicts are in the checkout; contains git's report.
  case conflictsToSolve(words: String)
  /// A step after the merge failed, and everything was restored.
  case failed(step: String, errors: [String], log: String)

  /// Whether the fork now has the template's version, or would have.
  public var isDone: Bool {
    switch self {
    case .nothingNew, .upgraded, .wouldUpgrade: true
    case .conflicts, .conflictsToSolve, .failed: false
    }
  }

  /// The report for a person.
  public var text: String {
    switch self {
    case .nothingNew(let version):
      return "There is nothing new: the fork has \(version) already."
    case .upgraded(let name, let files, let seconds):
      let changed = files == 1 ? "1 file has" : "\(files) files have"
      return "\(name) is in: \(changed) changed, and “git show” lists them. \(seconds)"
    case .wouldUpgrade(let name, let paths):
      let files = paths.count == 1 ? "1 file" : "\(paths.count) files"
      return (["\(name) would change \(files), without a conflict:"] + paths.map { "  \($0)" })
        .joined(separator: "\n")
    case .conflicts(let name, let words):
      return """
        \(words)
        \(name) and the fork have changed the same. Nothing was changed. The same command with \
        CONFLICTS=1 brings both into the checkout as git does, with marks where they meet.
        """
    case .conflictsToSolve(let words):
      return """
        \(words)
        Resolve the marked conflicts, “git add” the files, and run “git cherry-pick --continue”; \
        “make compile graph api-accept” then regenerates the pages. “git cherry-pick --abort” \
        undoes the upgrade.
        """
    case .failed(let step, let errors, let log):
      return """
        The step “\(step)” failed with the upgrade.
        \(errors.map { "\($0)\n" }.joined())\(log) has all of it. Everything is as it was before. \
        With CHECK=0 the upgrade is committed without these steps, for mending what it needs.
        """
    }
  }
}
