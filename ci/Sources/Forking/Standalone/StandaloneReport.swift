/// The result of making a standalone repository.
public struct StandaloneReport: Sendable {
  public let answers: StandaloneAnswers
  public let folder: String
  public let files: Int
  public let lines: Int
  public internal(set) var seconds: [(step: String, seconds: Double)] = []
  public internal(set) var failure: FeatureReport.Failure?
  /// Whether git had an author for the first commit.
  public internal(set) var isCommitterKnown = true

  init(_ answers: StandaloneAnswers, folder: String, tree: FileTree) {
    self.answers = answers
    self.folder = folder
    files = tree.paths.count
    lines = tree.paths.reduce(0) { count, path in
      count + (tree[path]?.content.count { $0 == UInt8(ascii: "\n") } ?? 0)
    }
  }

  /// The report as text, with the next steps.
  public var text: String {
    guard let failure else { return (made + next).joined(separator: "\n") }
    let end =
      failure.isKept
      ? "\(folder) is left as it is, for looking; the next call with this OUT removes it."
      : "Nothing is left of \(folder)."
    let log = failure.log.map { "\($0) has all of it. " } ?? ""
    return (["\(folder): the step “\(failure.step)” failed."] + failure.errors + [log + end])
      .joined(separator: "\n")
  }

  private var made: [String] {
    let times = seconds.map { "\($0.step) \(StepRunner.text($0.seconds)) s" }
    let what = answers.to ?? "The two programs without a feature"
    return [
      "\(what): a repository of its own in \(folder), \(files) files, \(lines) lines. "
        + "\(times.joined(separator: ", "))."
    ]
      + (isCommitterKnown
        ? []
        : [
          "Git does not know your name: the first commit is by \(FirstCommit.nobody.name). Tell git, and "
            + "take it over: git commit --amend --reset-author"
        ])
  }

  private var next: [String] {
    let isChecked = seconds.count > 1
    let commands =
      switch answers.kind {
      case .app: ["make ci", "make run"]
      case .library: ["make ci"]
      case .empty: ["make ci", "make new FEATURE=Recipes ENTITY=Recipe"]
      }
    let pages =
      isChecked || answers.kind == .library
      ? [] : ["make compile graph api-accept   # draws the pages; commit them"]
    let reading = answers.kind == .library ? "README.md" : "docs/fork.md"
    let quoted = folder.replacing("'", with: #"'\''"#)
    return ["Next:", "  cd '\(quoted)'"] + (pages + commands).map { "  \($0)" }
      + ["\(reading) there describes the next steps."]
  }
}
