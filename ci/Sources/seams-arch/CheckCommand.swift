public import Architecture
public import ArgumentParser
import Evidence
import Foundation
import Toolbox

/// `seams-arch check`: looks at the package, and prints what does not fit.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks edges, imports, symbols and signatures.",
    discussion: """
      Ends with 0 when all is well, 1 with findings, 64 when it is called wrongly, and 70 when \
      something could not be seen and nothing was found in the rest.
      """)

  @OptionGroup var checkout: CheckoutOptions

  @Option(
    help:
      "How findings are written: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = ReportFormat.text

  @Option(help: "Tells what a rule says, why, and what to do instead.")
  var explain: String?

  @Flag(help: "Lists the rules.")
  var rules = false

  func run() throws {
    if let explain { return try explainRule(explain) }
    if rules { return print(ruleList(as: format), terminator: "") }
    let started = ContinuousClock.now
    let verdict: Verdict
    do throws(ToolFailure) {
      verdict = try inspected()
    } catch {
      throw complaint(error)
    }
    let seconds = started.duration(to: .now) / .seconds(1)
    print(verdict.report(as: format, seconds: seconds, limit: limit), terminator: "")
    throw verdict.status.exit
  }

  /// How many findings are printed. Whoever plants every forbidden pair at once asks for more.
  private var limit: Int {
    let wanted = ProcessInfo.processInfo.environment["SEAMS_FINDINGS"].flatMap { Int($0) }
    return wanted ?? Verdict.printedFindings
  }

  private func inspected() throws(ToolFailure) -> Verdict {
    let repository = try checkout.repository()
    let written = try Rulebook(text: repository.text(LayerTable.path))
    let rules = repository.exists("template.lock") ? written.ofFork : written
    let reader = EvidenceReader(
      repository: repository, build: checkout.build, watched: rules.watched)
    return check(try reader.read(), against: rules)
  }

  private func explainRule(_ name: String) throws {
    if let rule = Rule.all.first(where: { $0.id == name }) {
      return print(rule.explanation, terminator: "")
    }
    let nearest = nearestRule(to: name).map { " Did you mean “\($0)”?" } ?? ""
    throw ValidationError("“\(name)” is no rule.\(nearest) seams-arch --rules lists them all.")
  }
}

extension ReportFormat: ExpressibleByArgument {}
