import Foundation
import Proofs
public import Toolbox

/// A copy of the checkout that contains all mutants. It is built once, and tests each of them.
///
/// Writes only changed files, so that builds are incremental.
public struct MutantBuild: Sendable {
  static let layers = ["Domain", "Repository", "ViewModel", "Router"]
  /// Builds only the unit tests. Warnings are allowed, because a mutant may cause one.
  private static let manifest = """

    package.products = []
    package.targets.removeAll { target in
      target.path?.hasPrefix("docs/") == true || target.name == "TestSupport"
        || target.type == .test && !target.name.hasSuffix("UnitTests")
    }
    """

  private let origin: Repository
  private let copy: Repository
  private let say: @Sendable (String) -> Void
  private let runner: CommandRunner
  public private(set) var mutants: [Mutant] = []
  /// The keys of mutants that do not compile. They are stored between runs.
  public private(set) var dropped: Set<String> = []

  public init(of origin: Repository, say: @escaping @Sendable (String) -> Void) {
    (self.origin, self.say) = (origin, say)
    copy = Repository(root: origin.path(".build/mutate/clone"))
    runner = CommandRunner(folder: copy.root, logs: origin.path(".build/mutate/logs"))
  }

  /// Copies, mutates and builds. Repeats this without the mutants that do not compile, until the
  /// build succeeds.
  ///
  /// - Throws: ``ToolFailure`` with the compiler's output, if that does not help.
  public mutating func build() throws(ToolFailure) {
    let memory = ".build/mutate/dropped.txt"
    dropped = Set((try? origin.text(memory))?.split(separator: "\n").map(String.init) ?? [])
    for _ in 0..<30 {
      let files = try writeSources()
      mutants = files.flatMap(\.mutants)
      try origin.write(dropped.sorted().joined(separator: "\n"), to: memory)
      let result = try runner.run(
        "nice swift build --build-tests --disable-xctest --disable-index-store", as: "build")
      guard result.status != 0 else { return }
      let places = Self.errors(in: result.output, below: copy.root)
      let refused = files.flatMap { places[$0.path, default: []].flatMap($0.mutants(near:)) }
      guard !refused.isEmpty else {
        throw ToolFailure("The mutants cannot be built: \(result.output.suffix(2000))")
      }
      say("\(refused.count) mutants do not compile and are dropped: \(places.keys.sorted())")
      dropped.formUnion(refused.map(\.key))
    }
    throw ToolFailure("The mutants still cannot be built after 30 rounds.")
  }

  /// The lines with errors, by file.
  package static func errors(in output: String, below root: String) -> [String: Set<Int>] {
    let places = output.replacing("\(root)/", with: "")
      .matches(of: #/(?m)^([^\/:\n][^:\n]*):(\d+):\d+: error: /#)
    return Dictionary(grouping: places) { String($0.1) }
      .mapValues { Set($0.compactMap { Int($0.2) }) }
  }

  /// Writes all files, and returns the mutated ones.
  private func writeSources() throws(ToolFailure) -> [MutantFinder] {
    let list = try Shell.run(
      [
        "git", "ls-files", "-co", "--exclude-standard", "--", "Package.swift", "Package.resolved",
        "Modules", "Apps", "Plugins", "Tests/Unit",
      ], in: origin.root)
    var files: [MutantFinder] = []
    var written = ["Tests/Unit/XCTMain.swift": MutantSwitch.entry]
    for path in list.output.split(separator: "\n").map(String.init) where origin.exists(path) {
      let text = try origin.text(path)
      written[path] = text
      let parts = path.split(separator: "/")
      if parts.count > 3, parts[0] == "Modules", Self.layers.contains(String(parts[2])) {
        written["Modules/\(parts[1])/\(parts[2])/MutantSwitch.swift"] = MutantSwitch.source
        let file = MutantFinder(
          path, source: text, first: files.last?.number ?? 1, dropped: dropped)
        written[path] = file.text
        files.append(file)
      }
    }
    written["Package.swift"]?.replace("Warnings(as: .error)", with: "Warnings(as: .warning)")
    written["Package.swift"]? += Self.manifest
    for (path, text) in written where (try? copy.text(path)) != text {
      try copy.write(text, to: path)
    }
    for path in ["Modules", "Apps", "Plugins", "Tests"].flatMap({ copy.files(below: $0) })
    where written[path] == nil {
      try? FileManager.default.removeItem(atPath: copy.path(path))
    }
    return files
  }

  /// Runs the unit tests of each module, first without a mutant and then with each.
  ///
  /// - Returns: the mutants with their fates.
  /// - Throws: ``ToolFailure`` if the tests fail without a mutant.
  public func tried(_ mutants: [Mutant]) throws(ToolFailure) -> [Mutant] {
    var tried: [Mutant] = []
    for feature in Set(mutants.map(\.feature)).sorted() {
      let own = mutants.filter { $0.feature == feature }
      let (reached, limit) = try reach(of: feature)
      let trials = own.filter { reached.contains($0.site) }
      say("\(feature): \(own.count) mutants, \(trials.count) of them reached, \(limit) s each")
      tried += concurrentMap(trials) { trial(of: $0, limit: limit) }
      tried += own.filter { !reached.contains($0.site) }
    }
    return tried
  }

  /// The places that a module's tests reach, and the time limit for the tests with a mutant.
  private func reach(of feature: String) throws(ToolFailure) -> (Set<Int>, Int) {
    let name = "reach-\(feature)", trace = "\(name).txt"
    let result = try runner.run(
      "rm -f \(trace); SEAMS_MUTANTS_REACHED=\(trace) \(tests(of: feature))", as: name)
    guard result.status == 0, let text = try? Repository(root: runner.folder).text(trace) else {
      throw ToolFailure(
        "The unit tests of \(feature) fail without a mutant: \(result.output.suffix(1000))")
    }
    let limit = max(20, Int((result.seconds * 4).rounded(.up)))
    return (Set(text.split(separator: "\n").compactMap { Int($0) }), limit)
  }

  private func trial(of mutant: Mutant, limit: Int) -> Mutant {
    // Limits processor time (loops), time (waits) and memory. Stops at the first issue.
    let tests = tests(of: mutant.feature)
    let command = """
      ulimit -t \(limit) -v 16000000
      export SEAMS_MUTANT=\(mutant.number)
      exec 3< <(timeout --signal=KILL \(3 * limit) \(tests) 2>&1; echo "ended with $?")
      awk '/ recorded an issue/ { exit 1 } /^ended with / { exit $3 }' <&3
      status=$?
      pkill -P $! || true
      exit $status
      """
    var mutant = mutant
    switch (try? runner.run(command, as: "mutant-\(mutant.number)"))?.status {
    case 0: mutant.fate = .lived
    case 137, 152, nil: mutant.fate = .overdue
    default: mutant.fate = .noticed
    }
    if mutant.fate == .lived { say("lived: \(mutant.key)") }
    return mutant
  }

  /// Returns the command for the tests of a mutant's feature. Because all features use Core, its
  /// mutants are also tested with the tests of the apps.
  private func tests(of feature: String) -> String {
    let modules = feature == "Core" ? "(Core|Apps)" : feature
    return "$(echo .build/debug/*PackageTests.xctest) --testing-library swift-testing "
      + #"--filter '\#(modules)UnitTests\.'"#
  }
}
