import Foundation
import Proofs
public import Toolbox

/// A copy of the checkout with all mutants in it, built once.
///
/// Only what differs is written, so that a build is a small step from the one before.
public struct MutantBuild {
  /// The layers that have mutants.
  public static let layers = ["Domain", "Repository", "ViewModel", "Router"]
  /// What is copied, and how many builds may fail for mutants that do not compile.
  private static let copied = [
    "Package.swift", "Package.resolved", "Modules", "Apps", "Tests/Unit",
  ]
  private static let rounds = 30
  private static let entry = "Tests/Unit/XCTMain.swift"
  /// Nothing but the unit tests, and a mutant may be something to warn of.
  private static let manifest = """

    package.products = []
    package.targets.removeAll { target in
      target.type == .executable || target.path?.hasPrefix("docs/") == true
        || target.name == "TestSupport"
        || target.type == .test && !target.name.hasSuffix("UnitTests")
    }
    """

  private let origin: Repository
  private let copy: Repository
  private let say: (String) -> Void
  let runner: CommandRunner
  private var files: [MutatedFile] = []
  public var mutants: [Mutant] { files.flatMap(\.mutants) }
  /// The keys of those that do not compile. They are remembered from run to run.
  public private(set) var dropped: Set<String> = []

  public init(of origin: Repository, say: @escaping (String) -> Void) {
    self.origin = origin
    self.say = say
    copy = Repository(root: origin.path(".build/mutate/clone"))
    runner = CommandRunner(folder: copy.root, logs: origin.path(".build/mutate/logs"))
  }

  /// Copies, mutates and builds; and once more without what does not compile, until it does.
  ///
  /// - Throws: ``ToolFailure`` with what the compiler says, when that does not help.
  public mutating func build() throws(ToolFailure) {
    let memory = ".build/mutate/dropped.txt"
    dropped = Set((try? origin.text(memory))?.split(separator: "\n").map(String.init) ?? [])
    let sources = try copySources()
    for _ in 0..<Self.rounds {
      try mutate(sources)
      try origin.write(dropped.sorted().joined(separator: "\n"), to: memory)
      let result = try runner.run(
        "nice swift build --build-tests --disable-xctest --disable-index-store", as: "build")
      guard result.status != 0 else { return }
      let places = Self.errors(in: result.output, below: copy.root)
      let refused = files.flatMap { file in
        let sites = places[file.path, default: []].flatMap(file.sites)
        return file.mutants.filter { sites.contains($0.site) }.map(\.key)
      }
      guard !refused.isEmpty else {
        throw ToolFailure("The mutants cannot be built: \(result.output.suffix(2000))")
      }
      say("\(refused.count) mutants do not compile and are dropped: \(places.keys.sorted())")
      dropped.formUnion(refused)
    }
    throw ToolFailure("The mutants cannot be built, after \(Self.rounds) rounds.")
  }

  private mutating func mutate(_ sources: [(path: String, text: String)]) throws(ToolFailure) {
    files = []
    var next = 1
    for (path, text) in sources {
      var file = MutantFinder.file(path, source: text, first: next)
      next += file.mutants.count
      let sites = Set(file.mutants.filter { dropped.contains($0.key) }.map(\.site))
      if let first = file.mutants.first?.number, !sites.isEmpty {
        file = MutantFinder.file(path, source: text, first: first, dropped: sites)
      }
      files.append(file)
      try write(file.text, to: path)
    }
  }

  /// The lines with errors, by file.
  package static func errors(in output: String, below root: String) -> [String: Set<Int>] {
    var places: [String: Set<Int>] = [:]
    for match in output.matches(of: #/(?m)^(/[^:\n]+):(\d+):\d+: error: /#) {
      let path = String(match.1)
      guard path.hasPrefix(root + "/"), let line = Int(match.2) else { continue }
      places[String(path.dropFirst(root.count + 1)), default: []].insert(line)
    }
    return places
  }

  /// Writes all files but those that are mutated, and returns these.
  private func copySources() throws(ToolFailure) -> [(path: String, text: String)] {
    let list = try Shell.run(
      ["git", "ls-files", "-co", "--exclude-standard", "--"] + Self.copied, in: origin.root)
    let paths = list.output.split(separator: "\n").map(String.init).filter(origin.exists)
    var mutated: [(path: String, text: String)] = []
    var kept = Set(paths + [Self.entry])
    try write(MutantSwitch.entry, to: Self.entry)
    for path in paths {
      let text = try origin.text(path)
      let parts = path.split(separator: "/")
      if parts.count > 3, parts[0] == "Modules", Self.layers.contains(String(parts[2])) {
        let file = "Modules/\(parts[1])/\(parts[2])/MutantSwitch.swift"
        if kept.insert(file).inserted { try write(MutantSwitch.source, to: file) }
        mutated.append((path, text))
      } else if path == "Package.swift" {
        let error = "treatAllWarnings(as: .error)", warning = "treatAllWarnings(as: .warning)"
        try write(text.replacing(error, with: warning) + Self.manifest, to: path)
      } else {
        try write(text, to: path)
      }
    }
    for path in ["Modules", "Apps", "Tests"].flatMap({ copy.files(below: $0) })
    where !kept.contains(path) {
      try? FileManager.default.removeItem(atPath: copy.path(path))
    }
    return mutated
  }

  private func write(_ text: String, to path: String) throws(ToolFailure) {
    if (try? copy.text(path)) != text { try copy.write(text, to: path) }
  }
}
