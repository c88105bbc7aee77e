import ArgumentParser
import Mutants
import Proofs
import Toolbox

@main struct SeamsMutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-mutate",
    abstract: "Changes the product in small ways, and checks that a unit test notices each.",
    discussion: """
      One build in .build/mutate contains all mutants; a number switches one on. Exits with 0 if \
      each mutant is noticed or listed in docs/mutants.md, with 1 if not, and with 70 if that \
      could not be checked.
      """)

  @Option(help: "How many mutants to try. Default: all.")
  var sample: Int?

  @Option(help: "A text that picks the sample, such as the hash of a commit.")
  var seed = ""

  @Option(help: "Only mutants in files whose path matches a shell pattern: 'Modules/News/*'.")
  var only = "*"

  func validate() throws {
    if let sample, sample < 1 {
      throw ValidationError("--sample must be at least 1, got \(sample).")
    }
  }

  func run() throws {
    let report = attempt(as: "seams-mutate", tried)
    for line in report.rows + report.findings { print(line) }
    if !report.findings.isEmpty { throw ExitCode(ToolStatus.findings.rawValue) }
  }

  private func tried() throws(ToolFailure) -> MutantReport {
    let repository = try Repository()
    let lock = try WorkLock(folder: repository.path(".build/mutate"))
    defer { withExtendedLifetime(lock) {} }
    let list = try MutantList(text: repository.text(MutantList.path))
    var build = MutantBuild(of: repository)
    try build.build()
    let told = build.mutants.filter { sample == nil || !list.isEquivalent($0) }
    let mutants = Mutant.picked(from: told, fitting: only, count: sample, seed: seed)
    let report = try MutantReport(
      build.tried(mutants), list: list, isWhole: mutants.count == build.mutants.count,
      dropped: build.dropped.count)
    try repository.write(report.page, to: "reports/mutants.md")
    return report
  }
}
