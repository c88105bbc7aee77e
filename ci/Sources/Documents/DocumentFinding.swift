public import Evidence

/// Something that a document says and that is not so.
public struct DocumentFinding: Hashable, Sendable, Comparable {
  public var place: Place
  public var rule: DocumentRule
  /// A sentence that names the value.
  public var what: String
  /// What to do, as a sentence.
  public var instead: String

  public init(_ place: Place, _ rule: DocumentRule, _ what: String, instead: String) {
    self.place = place
    self.rule = rule
    self.what = what
    self.instead = instead
  }

  public static func < (one: DocumentFinding, other: DocumentFinding) -> Bool {
    (one.place, one.rule.rawValue, one.what) < (other.place, other.rule.rawValue, other.what)
  }
}

/// The rules of the docs. Each says in a sentence what holds.
public enum DocumentRule: String, CaseIterable, Hashable, Sendable {
  case symbol, term, path, link, target, variable, command, option, environment, fence
  case swiftBlock = "swift-block"
  case shellBlock = "shell-block"
  case quotation, exercise, filter, output, json, stages, decision, practice, translation, version,
    artefact
  case site

  /// What holds where nothing is found.
  public var meaning: String {
    switch self {
    case .symbol: "What looks like a symbol is declared in the sources, with these labels."
    case .term: "docs/terms.md lists each word of others once, and none that nobody writes."
    case .path: "A path names a file or a folder; a pattern matches some."
    case .link: "A relative link leads to a file, and its anchor to a heading."
    case .target: "“make …” names a target of the Makefile."
    case .variable: "“make … NAME=value” sets a variable that the Makefile reads."
    case .command: "A command is one that the programs, or the scripts of ci, understand."
    case .option: "An option is one that some program has."
    case .environment: "A variable SEAMS_… is read somewhere in the sources."
    case .fence: "A block says what it is written in, by a word that the check knows."
    case .swiftBlock: "A block of Swift compiles; a bad one fails for the reason that it names."
    case .shellBlock: "A block of shell is well formed; a runnable one runs, offline."
    case .quotation: "A block that quotes a file says what the file says."
    case .exercise: "A block of changes fits the file that is named before it, at one place."
    case .filter:
      "A filter of “ci/test” finds tests; a run of them has as many as it is said to have."
    case .output: "A runnable block prints what stands below it."
    case .json: "A block of JSON is JSON."
    case .stages: "Makefile, Jenkinsfile and docs have the same stages, in the same order."
    case .decision: "Decisions are numbered without gaps; each names a check that there is."
    case .practice: "Each practice has one home: code, test and page, and a chapter of the tour."
    case .translation:
      "A translation has the headings and commands of its original; one of the tour has all of it."
    case .version: "Docs and images name the Swift of .swift-version."
    case .site:
      "The pages of the site are well-formed, lead somewhere, and are reached from the first one."
    case .artefact: "What Jenkins picks up is there after “make ci”."
    }
  }
}
