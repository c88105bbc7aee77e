import Architecture
import ArgumentParser
import Evidence
import Foundation
import Toolbox

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks edges, imports, symbols and signatures.",
    discussion: "Exits with 1 if there are findings, else with 70 if a part could not be read.")

  @Flag(help: "Lists the rules.")
  var rules = false

  func run() throws {
    if rules { return Rule.all.forEach { print("\($0.id): \($0.says)") } }
    let started = ContinuousClock.now
    let verdict = attempt(as: "seams-arch", inspected)
    // seams-prove plants every forbidden pair at once, so it sets a higher limit.
    let limit = ProcessInfo.processInfo.environment["SEAMS_FINDINGS"].flatMap { Int($0) }
    let seconds = started.duration(to: .now) / .seconds(1)
    print(verdict.report(seconds: seconds, limit: limit ?? 200), terminator: "")
    throw ExitCode(verdict.status.rawValue)
  }

  private func inspected() throws(ToolFailure) -> Verdict {
    let repository = try Repository()
    let rules = try Rulebook(
      text: repository.text(LayerTable.path), ofFork: repository.exists("template.lock"))
    let reader = EvidenceReader(repository: repository, watched: rules.watched)
    return check(try reader.read(), against: rules)
  }
}
