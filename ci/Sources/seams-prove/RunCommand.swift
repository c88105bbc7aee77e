import ArgumentParser
import Foundation
import Proofs
import Toolbox

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Plants violations, and prints which guard caught which.")

  @Option(help: "Only violations whose name fits a shell pattern: 'arch/*'; any number of these.")
  var only: [String] = []

  @Option(help: "Only a part of the batches: 2/3 is the second third.")
  var part: Part?

  @Option(help: "Of the batches that need a build, as many as --minutes hold, picked by a text.")
  var rotate: String?

  @Option(help: "How long the batches that --rotate picks may take, by the table of guards.")
  var minutes = 12

  @Flag(help: "No batch that needs a build, but for those that --rotate picks.")
  var quick = false

  @Flag(help: "Takes for green, and for tested, what make ci has just seen so in the same tree.")
  var afterStages = false

  @Flag(help: "Goes on after a violation that was not caught.")
  var keepGoing = false

  @Flag(help: "Plants in the checkout as it stands, and not as it was committed.")
  var withChanges = false

  func validate() throws {
    guard part == nil || rotate == nil && !quick else {
      throw ValidationError("--part stands alone: leave out --rotate and --quick.")
    }
  }

  func run() throws {
    try Failures.areReported {
      let interruption = Interruption()
      defer { withExtendedLifetime(interruption) {} }
      let plan = try ProofPlan(origin: Repository())
      let lock = try WorkLock(folder: plan.folder)
      defer { withExtendedLifetime(lock) {} }
      let report = try plan.report(
        selection: Selection(patterns: only, costly: costly), withChanges: withChanges,
        afterStages: afterStages, keepsGoing: keepGoing)
      try plan.origin.write(report.json(), to: "reports/prove.json")
      print(report.text)
      for finding in report.findings { print(finding) }
      return report.status
    }
  }

  private var costly: Selection.Costly {
    if let part { return .part(number: part.number, count: part.count) }
    if let rotate { return .rotating(seed: rotate, minutes: minutes) }
    return quick ? .none : .all
  }
}

/// `2/3`.
struct Part: ExpressibleByArgument {
  let number: Int
  let count: Int

  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...max(1, count)).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }
}
