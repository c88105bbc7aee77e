/// All that the docs are compared with.
public struct Project: Sendable {
  public var files: FileIndex
  public var vocabulary: Vocabulary
  public var makefile: Makefile
  /// The programs that were built, by name.
  public var programs: [String: ProgramCommands]
  /// Names of programs that the docs may call, built or not.
  public var programNames: Set<String>
  /// Pipelines of Jenkins, each with its path.
  public var pipelines: [(path: String, pipeline: Pipeline)]
  public var terms: TermList
  /// Options that some program of the checkout has: `--json`.
  public var options: Set<String>
  /// Variables of the environment that the sources name: `SEAMS_DATA_DIR`.
  public var variables: Set<String>
  /// Words that the sources write in quotation marks: `ETag`, `dataDir`.
  public var texts: Set<String>
  /// The test functions that “ci/test” can run.
  public var tests = TestList()
  /// What `.swift-version` says.
  public var swiftVersion = ""
  /// The text of `ci/Dockerfile`.
  public var image = ""
  /// The text of a file, named from the root of the checkout; nothing when it cannot be read.
  public var text: @Sendable (String) -> String? = { _ in nil }

  public init(
    files: FileIndex = FileIndex(files: []), vocabulary: Vocabulary = Vocabulary(),
    makefile: Makefile = Makefile(text: ""), programs: [String: ProgramCommands] = [:],
    programNames: Set<String> = [], pipelines: [(path: String, pipeline: Pipeline)] = [],
    terms: TermList = TermList(), options: Set<String> = [], variables: Set<String> = [],
    texts: Set<String> = []
  ) {
    self.files = files
    self.vocabulary = vocabulary
    self.makefile = makefile
    self.programs = programs
    self.programNames = programNames
    self.pipelines = pipelines
    self.terms = terms
    self.options = options
    self.variables = variables
    self.texts = texts
  }

  /// The commands that are looked into.
  var commands: Set<String> { programNames.union(["make"]) }
}
