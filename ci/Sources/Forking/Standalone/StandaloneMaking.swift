import Foundation
public import Toolbox

/// Makes a standalone repository: writes it, builds it, runs its unit tests, generates its pages,
/// and commits it. A failed or interrupted run leaves no files.
public struct StandaloneMaking: Sendable {
  public let destination: Destination
  let template: Repository
  let interruption: Interruption
  /// Prints progress to standard error, because it is not a result.
  let say: @Sendable (String) -> Void
  /// The build command; `nil` skips both build and tests.
  public var build: [String]? = Workshop.build
  /// Whether to keep a repository that does not build, for inspection.
  public var keepsFailure = false

  public init(
    at destination: Destination, from template: Repository, interruption: Interruption,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.destination = destination
    self.template = template
    self.interruption = interruption
    self.say = say
  }

  /// Writes a tree and makes a repository of it.
  ///
  /// - Throws: ``Refusal`` if another run writes there, or did meanwhile; ``ToolFailure`` if a file
  ///   cannot be written or a program cannot be started; ``Interrupted``. No files of this run
  ///   remain then.
  public func make(_ tree: FileTree, of standalone: Standalone) throws -> StandaloneReport {
    let claim = try destination.claim()
    let wasThere = FileManager.default.fileExists(atPath: destination.folder)
    do {
      let report = try made(tree, standalone)
      if report.failure != nil, !keepsFailure { takeBack(claim, wasThere) }
      return report
    } catch {
      takeBack(claim, wasThere)
      throw error
    }
  }

  private func made(_ tree: FileTree, _ standalone: Standalone) throws -> StandaloneReport {
    let start = ContinuousClock.now
    var report = StandaloneReport(standalone.answers, folder: destination.folder, tree: tree)
    let part = Repository(root: destination.part)
    try tree.write(to: part, until: interruption)
    try FirstCommit(repository: part).begin()
    report.seconds = [("writing", (ContinuousClock.now - start) / .seconds(1))]
    let repository = Repository(root: destination.folder)
    guard let build else {
      report.isCommitterKnown = try commit(standalone, in: part)
      try interruption.check()
      try destination.rename()
      try FileManager.default.removeItem(atPath: repository.path(Destination.sign))
      return report
    }
    try destination.rename()
    try lend(to: repository)
    try check(standalone.answers, build, in: repository, &report)
    guard report.failure == nil else { return report }
    report.isCommitterKnown = try commit(standalone, in: repository)
    try FileManager.default.removeItem(atPath: repository.path(Destination.sign))
    return report
  }

  private func commit(_ standalone: Standalone, in repository: Repository) throws -> Bool {
    let name = standalone.answers.to.map { "Begin with \($0)" } ?? "Begin with no feature"
    return try FirstCommit(repository: repository)
      .commit("\(name), made of Seams \(standalone.version.prefix(12))")
  }

  private func takeBack(_ claim: FolderClaim, _ wasThere: Bool) {
    destination.remove(of: claim)
    guard wasThere else { return }
    try? FileManager.default.createDirectory(
      atPath: destination.folder, withIntermediateDirectories: false)
  }
}

extension StandaloneMaking {
  /// The folders with dependencies that the template has already fetched, relative to the root.
  private static let fetched = [
    "Package.resolved", ".build/checked/checkouts", ".build/checked/repositories",
    ".build/checked/workspace-state.json",
  ]

  /// Copies the fetched dependencies of the template to the new folder, so that no network is
  /// needed.
  private func lend(to repository: Repository) throws {
    do {
      for path in Self.fetched where template.exists(path) && !repository.exists(path) {
        try interruption.check()
        try FileManager.default.createDirectory(
          atPath: repository.path(".build/checked"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          atPath: template.path(path), toPath: repository.path(path))
      }
    } catch let interrupted as Interrupted {
      throw interrupted
    } catch {
      throw ToolFailure("\(repository.root) cannot be written: \(error.localizedDescription)")
    }
  }

  private func check(
    _ answers: StandaloneAnswers, _ build: [String], in repository: Repository,
    _ report: inout StandaloneReport
  ) throws {
    let checks = Checks(
      runner: StepRunner(repository: repository, interruption: interruption, say: say),
      build: build)
    let outcome =
      answers.kind == .library
      ? try checks.runLibrary() : try checks.run(wholeLevel: #"UnitTests\."#, named: "unit")
    switch outcome {
    case .passed(let seconds): report.seconds += seconds
    case .failed(let step, let result):
      let log = keepsFailure ? repository.path(result.log) : template.path(result.log)
      if !keepsFailure { try template.write(result.output, to: result.log) }
      report.failure = .init(
        step: step, errors: SourceMap([], in: repository).errors(in: result.output), log: log,
        isKept: keepsFailure)
    }
  }
}
