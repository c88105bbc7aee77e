public import Toolbox

/// A locked checkout without the remains of an unfinished run.
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

  /// Takes the lock, and undoes an unfinished earlier run.
  ///
  /// - Parameter build: The build command.
  /// - Throws: ``ToolFailure`` if another run works here, or if the checkout is not a git
  ///   repository.
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

  /// Does work. Undoes it if it fails, is interrupted, or returns `stays: false`.
  ///
  /// - Parameters:
  ///   - paths: all that the work may write or remove.
  ///   - work: Returns the result, and whether to keep the changes.
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

  /// Restores the files that the work has changed, but not concurrent changes of others.
  ///
  /// - Throws: ``ToolFailure`` if there was a commit meanwhile, or a file is in the way.
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

  /// Throws if the checkout has uncommitted changes.
  ///
  /// - Parameter reason: Why they must be committed first. The message has a comma before it.
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
