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
      Every file of ci/violations is a small patch with the guard that must find it, and why. \
      Exits with 0 if all are found, with 1 if not, and with 70 if that could not be checked.
      """)

  @Option(help: "Only violations whose name matches a shell pattern: 'arch/*'. May be repeated.")
  var only: [String] = []

  @Option(help: "Runs only as many batches with a build as fit in --minutes; this text picks them.")
  var rotate: String?

  @Option(help: "The minutes for the batches that --rotate picks, by the table of guards.")
  var minutes = 4

  @Flag(help: "Includes the uncommitted changes of the checkout.")
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
    let build = try Shell.run([origin.path("ci/swiftpm"), "build"] + tools, merged: true)
    if !build.succeeded { throw ToolFailure("The tools cannot be built: \(build.output)") }
    return try prover.prove(only: only, part: rotate.map { ($0, minutes) })
  }

  /// The forbidden pairs of layers among the targets of `Modules` and `Apps`.
  private func pairs(in repository: Repository) throws(ToolFailure) -> [LayerPair] {
    let layers = try Rulebook(text: repository.text(LayerTable.path)).layers
    let targets = try EvidenceReader(repository: repository).read([.declared]).manifest.targets
      .filter { $0.path.hasPrefix("Modules/") || $0.path.hasPrefix("Apps/") }
    let folders = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.path) })
    return layers.forbiddenPairs(among: targets.map(\.name)).map { user, owner in
      (user, owner, folders[user] ?? user)
    }
  }
}
