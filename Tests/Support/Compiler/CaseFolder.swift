import FoundationEssentials

/// The cases of a module: programs that must not compile, in one folder for each ``Stage``.
///
/// One run compiles all cases of a stage, which takes a fraction of a second regardless of their
/// number. A second run, without `FAIL`, compiles the twins below conditions.
public struct CaseFolder: Sendable {
  let path: String
  let module: String

  /// The folder `Cases` beside a test file.
  ///
  /// - Parameter module: The module whose settings the cases are compiled with.
  public init(of module: String, beside file: String = #filePath) {
    self.init(path: file.droppingLastPart + "/Cases", of: module)
  }

  init(path: String, of module: String) {
    self.path = path
    self.module = module
  }

  /// Returns the verdict on the defect of each case. A malformed case fails, whatever the compiler
  /// reports.
  public func verdictsOnDefects() async throws(CompilerFailure) -> [Verdict] {
    try await verdicts(defective: true)
  }

  public func verdictsOnTwins() async throws(CompilerFailure) -> [Verdict] {
    try await verdicts(defective: false)
  }

  /// Returns the verdict on each known hole. A hole fails if the compiler has learned to reject it.
  public func verdictsOnHoles() async throws(CompilerFailure) -> [Verdict] {
    let compiler = try SwiftFrontend(settingsOf: module, in: BuildPlan())
    let holes = try stages().filter { $0.stage == .holes }.flatMap(\.files)
    guard !holes.isEmpty else { return [] }
    let errors = try await compiler.errors(in: holes, stage: .holes, defective: false)
    return holes.map { file in
      let refusals = errors.filter { $0.path == file.path }.map(\.asRefusalOfHole)
      return Verdict(on: file, problems: file.malformationsOfHole + refusals)
    }
  }

  public func names() throws(CompilerFailure) -> Set<String> {
    Set(try cases().map(\.name))
  }

  func cases() throws(CompilerFailure) -> [CaseFile] {
    try stages().filter { $0.stage != .holes }.flatMap(\.files)
  }

  func casesOfItsModule() throws(CompilerFailure) -> [CaseFile] {
    try stages().filter { $0.stage != .holes && $0.stage.module(of: module) == module }.flatMap(
      \.files)
  }
}

extension CaseFolder {
  /// - Parameter compiler: The compiler for all stages; by default, one with the settings of each
  ///   stage's module.
  func verdicts(defective: Bool, by compiler: SwiftFrontend? = nil) async throws(CompilerFailure)
    -> [Verdict]
  {
    var verdicts: [Verdict] = []
    for (stage, files) in try stages() where stage != .holes {
      let compiler =
        if let compiler {
          compiler
        } else {
          try SwiftFrontend(settingsOf: stage.module(of: module), in: BuildPlan())
        }
      let errors = try await compiler.errors(in: files, stage: stage, defective: defective)
      verdicts += files.map { file in
        let complaints = errors.filter {
          $0.path == file.path && (defective || !$0.isAboutMissingError)
        }
        return Verdict(
          on: file, problems: (defective ? file.malformations : []) + complaints)
      }
    }
    return verdicts
  }

  /// Returns the files of each existing stage by name. Throws for a file that belongs to no stage
  /// and for a folder without cases, because a case that is not compiled cannot fail.
  private func stages() throws(CompilerFailure) -> [(stage: Stage, files: [CaseFile])] {
    var stages: [(stage: Stage, files: [CaseFile])] = []
    for name in try contents(of: path) where name != TypesWithoutInvariant.fileName {
      guard let stage = Stage(rawValue: name) else {
        let folders = Stage.allCases.map(\.rawValue).joined(separator: " or ")
        throw .unreadableCases("\(path)/\(name)", reason: "a case must be in the folder \(folders)")
      }
      var cases: [CaseFile] = []
      for name in try contents(of: "\(path)/\(stage.rawValue)") {
        let file = "\(path)/\(stage.rawValue)/\(name)"
        guard name.hasSuffix(".swift") else {
          throw .unreadableCases(file, reason: "a case must be a Swift file")
        }
        cases.append(try CaseFile(path: file))
      }
      stages.append((stage, cases))
    }
    guard stages.contains(where: { $0.stage != .holes }) else {
      throw .unreadableCases(path, reason: "there is no case in it")
    }
    return stages
  }

  private func contents(of folder: String) throws(CompilerFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .unreadableCases(folder, reason: "it is not a folder")
    }
    guard !names.isEmpty else { throw .unreadableCases(folder, reason: "it is empty") }
    return names.sorted()
  }
}

extension Diagnostic {
  /// The error as a message about a hole that the compiler now rejects.
  fileprivate var asRefusalOfHole: Diagnostic {
    Diagnostic(
      path: path, line: line, column: column,
      message: """
        the compiler refuses this now: \(message). Make a case of it: move the file to TypeCheck \
        or SIL, expect this identifier, give it a twin, and take it out of docs/type-level.md
        """)
  }
}
