import Architecture
import Evidence
import Foundation
import Proofs
import Toolbox

/// What this project plants, and where: the folders, the commands and the tables.
struct ProofPlan {
  let origin: Repository
  let table: GuardTable

  /// What is run before guards that need a build. The second one makes the plan, and compiles next
  /// to nothing: a target of another package that our settings do not touch.
  private static let preparations: [Guard.Need: String] = [
    .built: "make compile",
    .tested: "make test",
    .planned: """
    swift build --scratch-path .build/checked --enable-code-coverage --target HTTPTypes
    """,
    .compiled: "make compile",
  ]

  /// What “make test” runs, what it leaves, and what of the build it tests.
  private static let testStages = ["test-type", "test-unit", "test-integration", "test-e2e"]
  private static let levels = ["type-level", "unit", "examples", "integration", "end-to-end"]
  private static let testedPrograms = ["SeamsPackageTests.xctest", "seams", "seams-server"]
    .map { ".build/checked/debug/\($0)" }

  /// The room that a build of the clone takes, and half of it again.
  private static let roomInMegabytes = 1500

  init(origin: Repository) throws(ToolFailure) {
    self.origin = origin
    table = try GuardTable(text: origin.text("ci/violations/README.md"))
  }

  /// Where it works, below the build folder of the checkout.
  var folder: String { origin.path(".build/prove") }

  /// The violations of `ci/violations`, by name.
  func violations() throws(ToolFailure) -> [Violation] {
    let folder = "ci/violations/", ending = ".patch"
    var violations: [Violation] = []
    for path in origin.files(below: folder, suffix: ending) {
      let name = String(path.dropFirst(folder.count).dropLast(ending.count))
      do throws(ToolFailure) {
        violations.append(try Violation(name: name, text: origin.text(path)))
      } catch {
        throw ToolFailure("\(path): \(error)")
      }
    }
    return violations
  }

  /// The forbidden pairs of layers among the targets of `Modules` and `Apps`.
  func pairs(in repository: Repository) throws(ToolFailure) -> [Violation] {
    let layers = try LayerTable(text: repository.text(LayerTable.path))
    let targets = try EvidenceReader(repository: repository).read([.declared]).manifest.targets
      .filter { $0.path.hasPrefix("Modules/") || $0.path.hasPrefix("Apps/") }
    let pairs = layers.forbiddenPairs(among: targets.map(\.name))
    guard !pairs.isEmpty else {
      throw ToolFailure("\(LayerTable.path) forbids no pair of layers: there is nothing to plant.")
    }
    return try LayerPairs.violations(
      for: pairs, folders: Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.path) }),
      guardName: "arch",
      rules: ["edge-not-allowed", "c-module-confined", "domain-import", "import-not-declared"],
      in: repository)
  }

  func report(
    selection: Selection, withChanges: Bool, afterStages: Bool, keepsGoing: Bool
  ) throws(ToolFailure) -> ProofReport {
    try makeSureOfRoom()
    let clone = Clone(of: origin)
    let changes = try clone.changes()
    if changes > 0, !withChanges {
      say("\(changes) files are not as they were committed, and are left out: --with-changes.")
    }
    let commit = try clone.refresh(withChanges: withChanges)
    let notes = afterStages ? StageNotes(of: origin, tree: try clone.tree()) : nil
    let tested = notes?.reports(
      of: Self.levels, by: Self.testStages, testing: Self.testedPrograms)
    var environment = [
      "SEAMS_TOOLS": try tools(), "SEAMS_FINDINGS": "\(LayerPairs.printedFindings)",
    ]
    // The profiles of these reports are read with the programs that wrote them.
    environment["SEAMS_MEASURED"] = tested?.checkout.root
    let prover = Prover(
      clone: clone, table: table,
      runner: CommandRunner(
        folder: clone.repository.root, logs: "\(folder)/logs", environment: environment),
      preparations: Self.preparations, notes: notes, tested: tested, say: say)
    let all = try violations() + pairs(in: clone.repository)
    guard !selection.violations(of: all).isEmpty else {
      throw ToolFailure("No violation has such a name. “seams-prove list” shows them all.")
    }
    let subjects = try Subjects(rules: Rule.all.map(\.id), in: clone.repository)
    let stages = Subjects.stages(in: try clone.repository.text("Makefile"))
    return try ProofRun(prover: prover, selection: selection, keepsGoing: keepsGoing).report(
      on: all, problems: subjects.problems(of: all, over: table, stages: stages), commit: commit)
  }

  /// Progress is no result: it goes to the other channel.
  private let say: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// The folder of the built tools, once every one that a guard names is there. The clone has none
  /// of its own: its ci/tool is told to use these.
  private func tools() throws(ToolFailure) -> String {
    let commands = table.guards.map { $0.command.split(separator: " ").map(String.init) }
    let names = Set(commands.filter { $0[0] == "ci/tool" }.map { $0[1] })
    for name in names.sorted() {
      let result = try Shell.run([origin.path("ci/tool"), name, "--help"], merged: true)
      guard result.succeeded else {
        throw ToolFailure("ci/tool \(name) cannot be built: \(result.output)")
      }
    }
    return origin.path("ci/.build/release")
  }

  private func makeSureOfRoom() throws(ToolFailure) {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: origin.root)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else { return }
    let megabytes = free.intValue / 1_000_000
    let isBuilt = FileManager.default.fileExists(atPath: "\(folder)/clone/.build/checked")
    guard !isBuilt, megabytes < Self.roomInMegabytes else { return }
    throw ToolFailure(
      """
      A build of the scratch clone takes \(Self.roomInMegabytes) MB, and the disk has \(megabytes) \
      MB left. Make room, for example with “make clean”.
      """)
  }
}
