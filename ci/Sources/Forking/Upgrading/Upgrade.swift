import Foundation
public import Toolbox

/// Merges later changes of a template into a fork, and keeps the fork's own edits.
///
/// Git merges the template's old tree, its new tree and the fork's last commit, without a checkout.
/// The branch moves only after a merge without conflicts, and stays there only if the build and the
/// unit tests pass. Otherwise the fork is unchanged.
public struct Upgrade: Sendable {
  public let workshop: Workshop
  /// The template's checkout, which has the new version checked out.
  public let template: Repository
  /// Whether to build, run the unit tests and regenerate the pages afterwards.
  public var checks = true
  /// Whether to write conflicts into the checkout, for the user to resolve.
  public var takesConflicts = false
  /// Whether to stop after computing the changes.
  public var onlyLooks = false
  private let source: TreeSource

  static let index = "\(ForkFolder.path)/upgrade.index"
  static let stage = "\(ForkFolder.path)/upgrade-tree"

  public init(in workshop: Workshop, from template: Repository, trees source: @escaping TreeSource)
  {
    self.workshop = workshop
    self.template = template
    self.source = source
  }

  /// - Throws: ``Refusal`` if the checkout or the template is not suitable; ``ToolFailure`` for
  ///   other errors; ``Interrupted``. Nothing is changed then.
  public func run() throws -> UpgradeReport {
    guard let lock = try TemplateLock.read(in: workshop.repository) else {
      throw Refusal(
        """
        This is not a fork: it has no \(TemplateLock.path). “make fork” with OUT makes one, and \
        “make unfork ALL=1” turns a checkout of the template into one.
        """)
    }
    try UpgradeRefusals(git: workshop.git).check()
    let versions = try TemplateVersions(of: lock, in: template)
    let name = "\(lock.template.name) \(versions.short)"
    guard versions.old != versions.new else { return .nothingNew(version: name) }
    let merge = try merged(versions, lock, name: name)
    try workshop.interruption.check()
    if !merge.conflicts.isEmpty, !takesConflicts || onlyLooks {
      return .conflicts(name: name, words: merge.conflicts)
    }
    let head = try workshop.git.head()
    if onlyLooks {
      let paths = try workshop.git.paths(["diff", "--name-only", "-z", head, merge.tree])
      return .wouldUpgrade(name: name, paths: paths)
    }
    let commit = try workshop.git.commit(
      tree: merge.tree, parents: [head], message: "Upgrade to \(name)")
    // Making the trees takes a while, so the user may have made changes meanwhile.
    try UpgradeRefusals(git: workshop.git).checkChanges()
    try UpgradeRefusals(git: workshop.git).checkRoom(from: head, to: commit)
    let note = try UpgradeNote("upgrade to \(name)", to: commit, in: workshop.repository)
    return try guarded(by: note) {
      merge.conflicts.isEmpty ? try move(by: note, name, lock.answers.kind) : try pick(merge, note)
    }
  }

  /// The merge of both versions' trees with the fork.
  private func merged(
    _ versions: TemplateVersions, _ lock: TemplateLock, name: String
  ) throws -> TreeMerge {
    let trees = TemplateTrees(
      lock: lock, versions: versions, template: template, workshop: workshop, source: source)
    let (base, theirs) = try DrawnParts(repository: workshop.repository)
      .settled(base: trees.base(), theirs: theirs(trees, name))
    return try TreeMerge(
      base: object(of: base), theirs: object(of: theirs), head: workshop.git.head(),
      message: "Upgrade to \(name)", name: name, in: workshop.git)
  }

  private func theirs(_ trees: TemplateTrees, _ name: String) throws -> FileTree {
    do {
      return try trees.theirs()
    } catch let refusal as Refusal {
      throw Refusal(
        """
        \(name) cannot be cut with the answers of this fork, which \(TemplateLock.path) keeps: \
        \(refusal.description)
        The template has changed what these names mean to it. VERSION=… takes an earlier commit of it.
        """)
    }
  }

  /// Writes a tree as a git object.
  private func object(of tree: FileTree) throws -> String {
    let stage = Repository(root: workshop.repository.path(Self.stage))
    try? FileManager.default.removeItem(atPath: stage.root)
    defer { try? FileManager.default.removeItem(atPath: stage.root) }
    try tree.write(to: stage, until: workshop.interruption)
    return try workshop.git.tree(of: stage.root, index: workshop.repository.path(Self.index))
  }

  /// Does work, and undoes it if it fails or is interrupted.
  private func guarded(
    by note: UpgradeNote, _ work: () throws -> UpgradeReport
  ) throws -> UpgradeReport {
    do {
      let report = try work()
      if case .failed = report { try takeBack(note) }
      note.close(in: workshop.repository)
      return report
    } catch {
      try takeBack(note)
      throw error
    }
  }

  private func takeBack(_ note: UpgradeNote) throws(ToolFailure) {
    guard try note.takeBack(in: workshop.repository, say: workshop.say) else {
      throw ToolFailure(
        """
        The \(note.purpose) did not succeed, and stays: somebody has worked on meanwhile. “git log” \
        shows both; “git revert \(note.new)” takes the upgrade out.
        """)
    }
  }
}

extension Upgrade {
  /// Moves the branch and the checkout to the merge, and runs the checks.
  private func move(
    by note: UpgradeNote, _ name: String, _ kind: StandaloneAnswers.Kind
  ) throws -> UpgradeReport {
    let git = workshop.git
    _ = try git.run([
      "merge", "--ff-only", "--no-overwrite-ignore", "--no-verify-signatures", "--quiet", note.new,
    ])
    let files = try git.paths(["diff", "--name-only", "-z", note.old, note.new]).count
    guard checks else {
      let next =
        kind == .library
        ? "It is not built yet: “make ci”."
        : "The pages are not drawn yet: “make compile graph api-accept”."
      return .upgraded(name: name, files: files, seconds: next)
    }
    switch try workshop.checks.runForUpgrade(of: kind) {
    case .failed(let step, let result):
      let errors = SourceMap([], in: workshop.repository).errors(in: result.output)
      return .failed(step: step, errors: errors, log: result.log)
    case .passed(let seconds):
      try addPages(to: note)
      let times = seconds.map { "\($0.step) \(StepRunner.text($0.seconds)) s" }
      return .upgraded(
        name: name, files: files, seconds: times.joined(separator: ", ") + ".")
    }
  }

  /// Adds the regenerated pages to the commit.
  private func addPages(to note: UpgradeNote) throws {
    try workshop.interruption.check()
    let git = workshop.git
    let pages = try git.changes().filter(GeneratedPages.isPage)
    guard !pages.isEmpty else { return }
    _ = try git.run(["--literal-pathspecs", "add", "--all", "--"] + pages)
    let message = try git.run(["log", "-1", "--format=%B", note.new])
    let commit = try git.commit(
      tree: git.run(["write-tree"]), parents: [note.old], message: message)
    var note = note
    try note.finish(with: commit, in: workshop.repository)
    _ = try git.run(["update-ref", "-m", "upgrade: the pages", "HEAD", commit, note.new])
  }

  /// Writes the conflicts into the checkout with git.
  private func pick(_ merge: TreeMerge, _ note: UpgradeNote) throws -> UpgradeReport {
    let result = try workshop.git.ask(["cherry-pick", merge.theirs], merged: true)
    guard try workshop.git.hasFile("CHERRY_PICK_HEAD") else {
      throw ToolFailure("“git cherry-pick”: \(result.output.trimmed)")
    }
    return .conflictsToSolve(words: result.output.trimmed)
  }
}
