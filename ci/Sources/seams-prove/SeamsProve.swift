import Architecture
import ArgumentParser
import Evidence
import Proofs
import Toolbox

@main struct SeamsProve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-prove",
    abstract: "Plants violations in a scratch clone, and checks that each guard finds them.",
    discussion: """
      Every file of ci/violations is a small patch with the guard that has to find it, and why. Ends \
      with 0 when all are found, with 1 when not, and with 70 when it could not be checked.
      """,
    subcommands: [RunCommand.self], defaultSubcommand: RunCommand.self)
}

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Plants violations, and prints what the guards found.")

  @Option(help: "Only violations whose name fits a shell pattern: 'arch/*'; any number of these.")
  var only: [String] = []

  @Option(help: "Of the batches that need a build, as many as --minutes hold, picked by this text.")
  var rotate: String?

  @Option(help: "How long the batches that --rotate picks may take, by the table of guards.")
  var minutes = 4

  @Flag(help: "Plants in the checkout as it stands, and not as it was committed.")
  var withChanges = false

  func run() throws {
    let problems = attempt(as: "seams-prove", proved)
    for problem in problems { print(problem) }
    if !problems.isEmpty { throw ExitCode(ToolStatus.findings.rawValue) }
    print("Each violation was found, for the stated reason.")
  }

  private func proved() throws(ToolFailure) -> [String] {
    let origin = try Repository()
    let lock = try WorkLock(folder: origin.path(".build/prove"))
    defer { withExtendedLifetime(lock) {} }
    let prover = try Prover(
      of: origin, rules: Rule.all.map(\.id), pairs: pairs, withChanges: withChanges, say: say)
    // The guards run the tools of the checkout.
    let tools = ["--package-path", origin.path("ci"), "--configuration", "release"]
    let build = try Shell.run(["swift", "build"] + tools, merged: true)
    if !build.succeeded { throw ToolFailure("The tools cannot be built: \(build.output)") }
    return try prover.prove(only: only, part: rotate.map { ($0, minutes) })
  }

  /// The forbidden pairs of layers among the targets of `Modules` and `Apps`.
  private func pairs(in repository: Repository) throws(ToolFailure) -> LayerPairs {
    let layers = try LayerTable(text: repository.text(LayerTable.path))
    let targets = try EvidenceReader(repository: repository).read([.declared]).manifest.targets
      .filter { $0.path.hasPrefix("Modules/") || $0.path.hasPrefix("Apps/") }
    return LayerPairs(
      layers.forbiddenPairs(among: targets.map(\.name)),
      folders: Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.path) }))
  }
}
