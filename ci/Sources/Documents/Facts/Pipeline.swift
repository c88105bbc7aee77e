/// A Jenkinsfile, as far as it has to agree with the Makefile.
///
/// A stage is one line that runs the command of its name. A nightly one says so, and may have a time
/// limit of its own:
///
///     stage('lint') { steps { sh 'make lint' } }
///     stage('prove') { when { triggeredBy 'TimerTrigger' } steps { sh 'make prove' } }
///     stage('forks') { options { timeout(time: 3, unit: 'HOURS') } when { … } steps { … } }
public struct Pipeline: Hashable, Sendable {
  public private(set) var stages: [String] = []
  public private(set) var nightlyStages: [String] = []
  /// Lines that have to do with stages and are not written like one.
  public private(set) var strangers: [(line: Int, text: String)] = []
  /// Files and patterns that are picked up after a build; those of lines that end in `// nightly`
  /// are there after nightly builds alone, and are left out.
  public private(set) var artefacts: [Artefact] = []
  /// The lines without the parts that may differ between two pipelines: comments, and `agent`.
  public private(set) var body: [String] = []

  public struct Artefact: Hashable, Sendable {
    public let path: String
    public let line: Int
  }

  public init(text: String) {
    let nightly = "(when { triggeredBy 'TimerTrigger' } )?"
    var depth = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = Self.withoutComment(line)
      readStage(code, number: index + 1, nightly: nightly)
      if !code.hasSuffix("// nightly") { readArtefacts(code, number: index + 1) }
      if depth == 0, code.trimmingBlanks.hasPrefix("agent") || code.trimmingBlanks.isEmpty {
        depth = max(0, Self.balance(of: code))
      } else if depth > 0 {
        depth += Self.balance(of: code)
      } else {
        body.append(code.trimmingBlanks)
      }
    }
  }

  public static func == (one: Pipeline, other: Pipeline) -> Bool {
    one.body == other.body
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(body) }

  private mutating func readStage(_ code: Substring, number: Int, nightly: String) {
    let shape =
      #/ *stage\('([a-z0-9-]+)'\) \{ (?:options \{ timeout\(time: \d+, unit: '[A-Z]+'\) \} )?(when \{ triggeredBy 'TimerTrigger' \} )?steps \{ sh 'make ([a-z0-9-]+)' \} \}/#
    if let match = code.wholeMatch(of: shape), match.1 == match.3 {
      if match.2 == nil {
        stages.append(String(match.1))
      } else {
        nightlyStages.append(String(match.1))
      }
    } else if code.contains(#/stage *\(|sh *['"(]+ *make/#) {
      strangers.append((number, code.trimmingBlanks))
    }
  }

  /// Paths stand in quotation marks, with commas between them. A report of pages is named by its
  /// folder and its files.
  private mutating func readArtefacts(_ code: Substring, number: Int) {
    if let report = code.firstMatch(of: #/reportDir: *'([^']*)', *reportFiles: *'([^']*)'/#) {
      for file in report.2.split(separator: ",") {
        artefacts.append(Artefact(path: "\(report.1)/\(file.trimmingBlanks)", line: number))
      }
      return
    }
    for text in code.matches(of: #/'([^']*)'/#) where text.1.contains("/") {
      for path in text.1.split(separator: ",").map(\.trimmingBlanks) where Self.isPath(path) {
        artefacts.append(Artefact(path: path, line: number))
      }
    }
  }

  private static func isPath(_ text: String) -> Bool {
    text.contains("/") && !text.contains(" ") && !text.contains("$") && !text.hasPrefix("ci/")
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.trimmingBlanks.hasPrefix("//") ? "" : line
  }

  private static func balance(of code: Substring) -> Int {
    code.count { $0 == "{" } - code.count { $0 == "}" }
  }
}
