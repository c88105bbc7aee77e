import ArgumentParser
import Proofs
import Toolbox

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the violations, and the batches they are planted in.")

  @Option(help: "Only violations whose name fits a shell pattern: 'arch/*'; any number of these.")
  var only: [String] = []

  func run() throws {
    try Failures.areReported {
      let plan = try ProofPlan(origin: Repository())
      let all = try plan.violations() + plan.pairs(in: plan.origin)
      let violations = Selection(patterns: only).violations(of: all)
      var table = TextTable(["violation", "guard", "batch", "what it breaks"])
      for batch in Batch.form(violations, over: plan.table) {
        for violation in batch.violations {
          table.add([violation.name, violation.guardName, batch.name, violation.breaks])
        }
      }
      print(table.lines.joined(separator: "\n"))
      return .clean
    }
  }
}
