public import Toolbox

/// Carves every feature of a commit in every kind under an invented name, without a build.
///
/// It reports a tree that cannot be carved within seconds, instead of in the nightly forks. It
/// carves one tree of each kind twice, as two versions of the template with the same files. Only
/// the lock may differ: any other difference would be a change in each upgrade.
public struct CarvingCheck: Sendable {
  private let template: Repository
  private let toolchain: String

  public init(of template: Repository, toolchain: String) {
    self.template = template
    self.toolchain = toolchain
  }

  /// The carved forks and their problems, as sentences.
  public struct Result: Sendable {
    public var trees = 0
    public var files = 0
    public var findings: [String] = []
  }

  /// - Parameter seed: Selects the names, and the feature that is carved twice.
  /// - Throws: ``ToolFailure`` if git or the toolchain cannot be run.
  public func run(seed: String) throws -> Result {
    let features = FeatureFolders.features(in: template)
    guard !features.isEmpty else { throw ToolFailure("There is no feature to cut out.") }
    let twice = Int(Digest.number(of: seed.utf8) % UInt64(features.count))
    var cuts: [Cut] = [Cut(candidates: [.empty], isCutTwice: true)]
    for (number, feature) in features.enumerated() {
      for kind in [StandaloneAnswers.Kind.app, .library] {
        let candidates = candidates(of: feature, kind, seed: "\(seed) \(feature)")
        cuts.append(Cut(candidates: candidates, isCutTwice: number == twice))
      }
    }
    let results = concurrentMap(cuts) { cut in Swift.Result { try self.cut(cut) } }
    return try results.reduce(into: Result()) { sum, result in
      let one = try result.get()
      sum.trees += one.trees
      sum.files += one.files
      sum.findings += one.findings
    }
  }

  /// One feature in one kind, with the names to try in turn.
  private struct Cut: Sendable {
    let candidates: [StandaloneAnswers]
    let isCutTwice: Bool
  }

  private func candidates(
    of feature: String, _ kind: StandaloneAnswers.Kind, seed: String
  ) -> [StandaloneAnswers] {
    InventedFeature.picked(by: seed).map { invented in
      StandaloneAnswers(
        kind, from: feature, to: invented.name,
        entity: invented.entity(of: EnglishNoun.singular(of: feature)))
    }
  }

  /// Carves with the first answers whose names are available.
  private func cut(_ cut: Cut) throws -> Result {
    var reason = "There is no name to try."
    for answers in cut.candidates {
      do {
        let tree = try tree(answers, "HEAD")
        return Result(
          trees: 1, files: tree.paths.count,
          findings: cut.isCutTwice ? try differences(of: tree, answers) : [])
      } catch let refusal as Refusal {
        reason = refusal.description
      }
    }
    let from = cut.candidates.first?.from ?? "the template"
    return Result(findings: ["\(from) cannot be cut out under any name that was tried: \(reason)"])
  }

  private func differences(of tree: FileTree, _ answers: StandaloneAnswers) throws -> [String] {
    let other = try self.tree(answers, Git(in: template.root).head())
    return Set(tree.paths + other.paths).sorted()
      .filter { $0 != TemplateLock.path && tree[$0] != other[$0] }
      .map { path in
        """
        \(path): a fork of the kind “\(answers.kind.rawValue)” has another one for each version of the \
        template, so that each upgrade changes it. Instead: say it by template.lock alone.
        """
      }
  }

  private func tree(_ answers: StandaloneAnswers, _ version: String) throws -> FileTree {
    try Standalone(answers, version: version, toolchain: toolchain).tree(from: template)
  }
}
