import Foundation
import Proofs
public import Toolbox

/// What became of a mutant.
public enum MutantFate: String, CaseIterable, Sendable {
  /// A test failed, or the tests crashed.
  case noticed
  /// The tests did not end in their time, which nobody overlooks.
  case overdue = "timed out"
  /// All tests passed.
  case lived
  /// No test of its module comes there.
  case unreached = "never reached"

  var isNoticed: Bool { self == .noticed || self == .overdue }
}

/// Runs the unit tests of a module, with no mutant on and with each.
public struct MutantTrial: Sendable {
  /// How long the tests may take with a mutant, in times of what they take without.
  static let patience = 4.0

  private let runner: CommandRunner
  private let say: @Sendable (String) -> Void
  private let program = "$(echo .build/debug/*PackageTests.xctest)"

  public init(of build: MutantBuild, say: @escaping @Sendable (String) -> Void) {
    runner = build.runner
    self.say = say
  }

  /// The tests that a module's mutants are shown to: its own. What Core has is used by all, so the
  /// tests of the apps are asked for it too.
  static func filter(for feature: String) -> String {
    feature == "Core" ? #"(Core|Apps)UnitTests\."# : #"\#(feature)UnitTests\."#
  }

  /// What becomes of mutants.
  ///
  /// - Throws: ``ToolFailure`` when the tests fail without any.
  public func fates(of mutants: [Mutant]) throws(ToolFailure) -> [(Mutant, MutantFate)] {
    var fates: [(Mutant, MutantFate)] = []
    for feature in Set(mutants.map(\.feature)).sorted() {
      let own = mutants.filter { $0.feature == feature }
      let (reached, limit) = try reach(of: feature)
      let trials = own.filter { reached.contains($0.site) }
      say("\(feature): \(own.count) mutants, \(trials.count) of them reached, \(limit) s each")
      let results = concurrentMap(trials) { fate(of: $0, limit: limit) }
      fates += zip(trials, results).map { ($0, $1) }
      fates += own.filter { !reached.contains($0.site) }.map { ($0, .unreached) }
    }
    return fates
  }

  /// The places that a module's tests reach, and how many seconds they may take.
  private func reach(of feature: String) throws(ToolFailure) -> (Set<Int>, Int) {
    let trace = "reached-\(feature).txt"
    let result = try runner.run(
      "rm -f \(trace); \(MutantSwitch.trace)=\(trace) \(command(feature))", as: "reach-\(feature)")
    guard result.status == 0, let text = try? Repository(root: runner.folder).text(trace) else {
      throw ToolFailure(
        "The unit tests of \(feature) fail without a mutant: \(result.output.suffix(1000))")
    }
    let limit = max(20, Int((result.seconds * Self.patience).rounded(.up)))
    return (Set(text.split(separator: "\n").compactMap { Int($0) }), limit)
  }

  private func fate(of mutant: Mutant, limit: Int) -> MutantFate {
    // One that loops takes the processor, and one that waits takes none; one may fill the memory. The
    // first issue is enough.
    let command = """
      ulimit -t \(limit) -v 16000000
      export \(MutantSwitch.variable)=\(mutant.number)
      exec 3< <(timeout --signal=KILL \(3 * limit) \(command(mutant.feature)) 2>&1; echo "ended with $?")
      awk '/ recorded an issue/ { exit 1 } /^ended with / { exit $3 }' <&3
      status=$?
      pkill -P $! || true
      exit $status
      """
    let result = try? runner.run(command, as: "mutant-\(mutant.number)")
    let fate: MutantFate =
      switch result?.status {
      case 0: .lived
      case 137, 152, nil: .overdue
      default: .noticed
      }
    if fate == .lived { say("lived: \(mutant.key)") }
    return fate
  }

  private func command(_ feature: String) -> String {
    "\(program) --testing-library swift-testing --filter '\(Self.filter(for: feature))'"
  }
}
