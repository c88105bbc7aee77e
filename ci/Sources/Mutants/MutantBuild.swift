import Foundation
import Proofs
public import Toolbox

/// A copy of the checkout that contains all mutants. One build is enough to test each of them.
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
  private let runner: CommandRunner
  public private(set) var mutants: [Mutant] = []
  /// The keys of mutants that do not compile. They are stored between runs.
  public private(set) var dropped: Set<String> = []

  public init(of origin: Repository) {
    self.origin = origin
    copy = Repository(root: origin.path(".build/mutate/clone"))
    runner = CommandRunner(folder: copy.root, logs: origin.path(".build/mutate/logs"))
  }

  /// Copies, mutates and builds. Repeats this without the mutants that do not compile, until the
  /// build succeeds.
  ///
  /// - Throws: ``ToolFailure`` if the build still fails.
  public mutating func build() throws(ToolFailure) {
    let memory = ".build/mutate/dropped.txt"
    dropped = Set((try? origin.text(memory))?.split(separator: "\n").map(String.init) ?? [])
    for _ in 0..<30 {
      let files = try writeSources()
      mutants = files.flatMap(\.mutants)
      try origin.write(dropped.sorted().joined(separator: "\n"), to: memory)
      let result = try runner.run(
        "nice ../../../ci/swiftpm build --build-tests --disable-xctest --disable-index-store",
        as: "build")
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

  /// The folder of the module to which a source belongs, or `nil` if the file is not mutated.
  package static func mutatedModule(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard path.hasSuffix(".swift"), parts.count > 3, parts[0] == "Modules",
      layers.contains(String(parts[2]))
    else { return nil }
    return parts.prefix(3).joined(separator: "/")
  }

  /// Writes all files, and returns the mutated ones.
  private func writeSources() throws(ToolFailure) -> [MutantFinder] {
    let list = try Shell.run(
      [
        "git", "ls-files", "-co", "--exclude-standard", "--", "Package.swift", "Package.resolved",
        "Modules", "Apps", "Plugins", "Tests/Unit", "Tests/ViewSupport",
      ], in: origin.root)
    var files: [MutantFinder] = []
    var written = ["Tests/Unit/XCTMain.swift": MutantSwitch.entry]
    for path in list.output.split(separator: "\n").map(String.init) where origin.exists(path) {
      let text = try origin.text(path)
      written[path] = text
      if let module = Self.mutatedModule(of: path) {
        written["\(module)/MutantSwitch.swift"] = MutantSwitch.source
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
      let suites = try suites(of: feature)
      let trials = mutants.filter { $0.feature == feature }.map { mutant in
        (mutant, suites.filter { $0.places.contains(mutant.site) })
      }
      let reached = trials.count { !$0.1.isEmpty }
      say("\(feature): \(trials.count) mutants, \(reached) of them reached")
      tried += concurrentMap(trials) { mutant, suites in
        suites.isEmpty ? mutant : trial(of: mutant, by: suites)
      }
    }
    return tried
  }

  /// Runs the suites of a feature one by one, to learn what each reaches. Because all features use
  /// Core, its mutants are also tested with the tests of the apps.
  private func suites(of feature: String) throws(ToolFailure) -> [MutantSuite] {
    let modules = feature == "Core" ? ["Core", "Apps"] : [feature]
    let list = try runner.run("\(Self.program) --list-tests", as: "list")
    let names = Set(list.output.split(separator: "\n").map { $0.prefix { $0 != "/" } })
      .filter { name in modules.contains { name.hasPrefix("\($0)UnitTests.") } }
    return try concurrentMap(names.sorted()) { name in
      Result { () throws(ToolFailure) in try suite(String(name)) }
    }.map { result throws(ToolFailure) in try result.get() }
  }

  private func suite(_ name: String) throws(ToolFailure) -> MutantSuite {
    let trace = "reach-\(name).txt"
    let result = try runner.run(
      "rm -f \(trace); SEAMS_MUTANTS_REACHED=\(trace) \(Self.command(for: [name]))",
      as: "reach-\(name)")
    guard result.status == 0 else {
      throw ToolFailure("\(name) fails without a mutant: \(result.output.suffix(1000))")
    }
    let text = (try? copy.text(trace)) ?? ""
    return MutantSuite(
      name: name, places: Set(text.split(separator: "\n").compactMap { Int($0) }),
      seconds: result.seconds)
  }

  /// Most mutants are noticed by a quick suite, so the slow ones run last.
  private func trial(of mutant: Mutant, by suites: [MutantSuite]) -> Mutant {
    let quick = 3 * (suites.map(\.seconds).min() ?? 0)
    var mutant = mutant
    for part in [suites.filter { $0.seconds <= quick }, suites.filter { $0.seconds > quick }]
    where !part.isEmpty && !mutant.fate.isNoticed {
      mutant.fate = fate(of: mutant, by: part)
    }
    if mutant.fate == .lived { say("lived: \(mutant.key)") }
    return mutant
  }

  private func fate(of mutant: Mutant, by suites: [MutantSuite]) -> MutantFate {
    // Limits processor time, for loops, and memory. Tests never sleep, so a run that uses no
    // processor time for five seconds waits forever. Stops at the first issue.
    let limit = max(20, Int(4 * suites.map(\.seconds).reduce(0, +)))
    let command = """
      ulimit -t \(limit) -v 16000000
      export SEAMS_MUTANT=\(mutant.number) SWIFT_BACKTRACE=enable=no
      watch() {
        local used= before=none
        until [ "$used" = "$before" ]; do
          before=$used
          sleep 5
          used=$(cut -d ' ' -f 14,15 /proc/$1/stat) || return 0
        done
        kill -KILL $1
      }
      exec 3< <(
        \(Self.command(for: suites.map(\.name))) 2>&1 &
        tests=$!
        watch $tests 2>/dev/null &
        wait $tests
        printf '\\nended with %s\\n' $?
      )
      awk '/ recorded an issue/ { exit 1 } /^ended with / { exit $3 }' <&3
      """
    switch (try? runner.run(command, as: "mutant-\(mutant.number)"))?.status {
    case 0: return .lived
    case 137, 152, nil: return .overdue
    default: return .noticed
    }
  }

  private static let program =
    "$(echo .build/debug/*PackageTests.xctest) --testing-library swift-testing"

  private static func command(for suites: [String]) -> String {
    "\(program) --filter '^(\(suites.joined(separator: "|")))/'"
  }
}

/// A suite of unit tests, the places of mutants that it reaches, and the duration of a run.
private struct MutantSuite: Sendable {
  let name: String
  let places: Set<Int>
  let seconds: Double
}
