public import Toolbox

/// A checkout that one run works on: locked, and without what an unfinished run left.
public struct Workshop: Sendable {
  public let repository: Repository
  let interruption: Interruption
  /// Prints progress to standard error, because it is not a result.
  let say: @Sendable (String) -> Void
  private let build: [String]
  private let lock: ForkLock
  private let written = WrittenFiles()

  /// The checked build with the flags of the Makefile. Other flags would recompile everything.
  public static let build = [
    "swift", "build", "--build-tests", "--scratch-path", ".build/checked",
    "--enable-code-coverage",
  ]

  /// Takes the lock, and takes back what an earlier run could not finish.
  ///
  /// - Parameter build: the command that builds all.
  /// - Throws: ``ToolFailure`` when another run works here, or the checkout is none of git.
  public init(
    _ repository: Repository, interruption: Interruption,
    build: [String] = Self.build, say: @escaping @Sendable (String) -> Void
  ) throws(ToolFailure) {
    _ = try Git(in: repository.root).run(["rev-parse", "--git-dir"])
    self.repository = repository
    self.interruption = interruption
    self.build = build
    self.say = say
    lock = try ForkLock(in: repository)
    try UpgradeNote.recover(in: repository, say: say)
    guard let journal = try Journal.unfinished(in: repository) else { return }
    guard try git.head() == journal.commit else {
      journal.close(in: repository)
      say("An unfinished \(journal.purpose) stays: somebody has committed since.")
      return
    }
    say("An unfinished \(journal.purpose) is taken back.")
    let strangers = journal.strangers(in: repository, besides: WrittenFiles())
    if let aside = try AsideFolder(repository: repository).keep(strangers) {
      say("The previous files are in \(aside), in case you edited them.")
    }
    let count = try journal.takeBack(in: repository)
    say("\(count) files are as they were.")
  }

  var git: Git { Git(in: repository.root) }
  var writer: CheckoutWriter {
    CheckoutWriter(repository: repository, interruption: interruption, written: written)
  }

  var checks: Checks { Checks(runner: runner, build: build) }
  var runner: StepRunner {
    StepRunner(repository: repository, interruption: interruption, say: say)
  }

  /// Does work that is taken back when it fails, is ended, or says itself that it should be.
  ///
  /// - Parameters:
  ///   - paths: all that the work may write or remove.
  ///   - work: returns what it came to, and whether that stays.
  func journaled<Result>(
    _ purpose: String, changing paths: [String], _ work: () throws -> (Result, stays: Bool)
  ) throws -> Result {
    let journal = try Journal(purpose, changing: paths, in: repository)
    do {
      let (result, stays) = try work()
      if stays { journal.close(in: repository) } else { try takeBack(journal) }
      return result
    } catch {
      try takeBack(journal)
      throw error
    }
  }

  /// Puts back what the work has changed, and nothing that somebody else has made meanwhile.
  ///
  /// - Throws: ``ToolFailure`` when somebody has committed since, or something is in the way.
  private func takeBack(_ journal: Journal) throws(ToolFailure) {
    guard try git.head() == journal.commit else {
      journal.close(in: repository)
      throw ToolFailure(
        """
        The \(journal.purpose) did not succeed, and stays: somebody has committed since. “git status” \
        shows what of it is in no commit.
        """)
    }
    let strangers = journal.strangers(in: repository, besides: written)
    if let aside = try AsideFolder(repository: repository).keep(strangers) {
      let shown = strangers.prefix(10).joined(separator: ", ")
      let more = strangers.count > 10 ? " and \(strangers.count - 10) more" : ""
      say("Files that changed meanwhile are in \(aside): \(shown)\(more)")
    }
    try journal.takeBack(in: repository)
  }

  /// Refuses a checkout with changes that are not committed.
  ///
  /// - Parameter reason: why they are to be committed first, behind a comma.
  func checkChanges(allowed: Bool, so reason: String) throws {
    guard !allowed else { return }
    let changes = try git.changes()
    guard !changes.isEmpty else { return }
    let shown = changes.prefix(10).map { "  \($0)" }
    let more = changes.count > shown.count ? ["  … and \(changes.count - shown.count) more"] : []
    throw Refusal(
      (["The checkout has changes that are not committed:"] + shown + more + [
        "Commit them first, \(reason); or say DIRTY=1."
      ]).joined(separator: "\n"))
  }
}
