import Foundation
public import Toolbox

/// Reads what the levels left behind: `<level>.xml` and `profiles/<level>-*.profraw` in a folder of
/// reports, and the sources of the tests.
public struct PyramidReader: Sendable {
  public let repository: Repository
  /// The folder of reports, a whole path.
  public let reports: String
  private let rules: PyramidRules
  private let tools: CoverageTools?

  /// - Parameter tools: nothing when coverage is not to be read.
  public init(
    repository: Repository, reports: String, rules: PyramidRules, tools: CoverageTools?
  ) {
    self.repository = repository
    self.reports = reports
    self.rules = rules
    self.tools = tools
  }

  /// What the levels came to. What of a level is not there is among its gaps.
  ///
  /// - Throws: ``ToolFailure`` when a report or a profile is there and cannot be read.
  public func read() throws(ToolFailure) -> PyramidReport {
    var levels: [LevelMeasure] = []
    var reached: [LineCoverage] = []
    for rule in rules.levels {
      var level = LevelMeasure(name: rule.name)
      try readTests(of: rule, into: &level)
      reached.append(try coverage(of: rule, gaps: &level.gaps))
      levels.append(level)
    }
    for (index, lines) in LineCoverage.reachedByOneOnly(reached).enumerated() {
      levels[index].count(lines)
    }
    return PyramidReport(
      levels: levels, coverage: try coverageOfAll().modules, stages: stages(),
      features: features())
  }

  private func features() -> Int {
    let modules = repository.files(below: "Modules", suffix: ".swift").compactMap { path in
      path.split(separator: "/").dropFirst().first
    }
    return Set(modules).subtracting(["Core"]).count
  }

  private func readTests(of rule: LevelRule, into level: inout LevelMeasure) throws(ToolFailure) {
    let name = "reports/\(rule.name).xml"
    let sources = try LevelSources(of: rule, in: repository)
    level.count(programs: sources)
    level.written = sources.functions
    guard let xml = FileManager.default.contents(atPath: "\(reports)/\(rule.name).xml") else {
      level.gaps.append("\(name) is missing")
      return
    }
    let report = try TestReport(xml: String(decoding: xml, as: UTF8.self), name: name)
    level.total.seconds = report.seconds
    level.failures = report.tests.count { $0.hasFailed }
    for test in report.tests {
      level.count(test, suffix: rule.suffix)
    }
  }

  private func coverage(
    of rule: LevelRule, gaps: inout [String]
  ) throws(ToolFailure) -> LineCoverage {
    guard let tools else { return LineCoverage() }
    let profiles = TestProfiles(reports: reports).paths(of: rule.name)
    guard !profiles.isEmpty else {
      try? FileManager.default.removeItem(atPath: mergedProfiles(of: rule.name))
      gaps.append("reports/profiles has none of it")
      return LineCoverage()
    }
    let lcov = try tools.lcov(of: profiles, keeping: mergedProfiles(of: rule.name))
    return LineCoverage(lcov: lcov, root: tools.root)
  }

  /// What all levels reached together, as “coverage” shows it. The profiles of each level are
  /// merged already, which takes most of the time.
  private func coverageOfAll() throws(ToolFailure) -> LineCoverage {
    let merged = rules.levels.map { mergedProfiles(of: $0.name) }.filter(
      FileManager.default.fileExists)
    guard let tools, !merged.isEmpty else { return LineCoverage() }
    let lcov = try tools.lcov(of: merged, keeping: "\(reports)/coverage.profdata")
    return LineCoverage(lcov: lcov, root: tools.root)
  }

  /// Where the merged profiles of a level are kept.
  private func mergedProfiles(of level: String) -> String {
    "\(reports)/profiles/\(level).profdata"
  }

  /// The seconds of the stages, as `ci/stages` notes them: a name, a tab, a number.
  private func stages() -> [StageTime] {
    let data = FileManager.default.contents(atPath: "\(reports)/stages.tsv") ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let seconds = Double(parts[1]) else { return nil }
      return StageTime(name: String(parts[0]), seconds: seconds)
    }
  }
}

extension LineCoverage {
  /// For each level, how many lines it reached and no other one, by the group of the module.
  package static func reachedByOneOnly(_ levels: [LineCoverage]) -> [[String: Int]] {
    var counts = Array(repeating: [String: Int](), count: levels.count)
    for path in Set(levels.flatMap(\.files.keys)) {
      var reachedBy: [Int: [Int]] = [:]
      for (index, level) in levels.enumerated() {
        for (line, count) in level.files[path] ?? [:] where count > 0 {
          reachedBy[line, default: []].append(index)
        }
      }
      for levels in reachedBy.values where levels.count == 1 {
        counts[levels[0]][group(of: path), default: 0] += 1
      }
    }
    return counts
  }
}

extension LevelMeasure {
  fileprivate mutating func count(_ test: TestRun, suffix: String) {
    guard test.target.hasSuffix(suffix) else {
      gaps.append("its report has tests of “\(test.target)”, which is no target of the level")
      return
    }
    let module = test.target.dropLast(suffix.count)
    let name = module.isEmpty ? LevelSources.moduleOfNone : String(module)
    var measure = modules[name] ?? TestMeasure()
    measure.functions += 1
    measure.seconds = max(measure.seconds, test.seconds)
    modules[name] = measure
    total.functions += 1
  }

  fileprivate mutating func count(programs sources: LevelSources) {
    total.programs = sources.allPrograms
    for (module, programs) in sources.programs {
      modules[module, default: TestMeasure()].programs = programs
    }
  }

  fileprivate mutating func count(_ linesOnly: [String: Int]) {
    for (module, lines) in linesOnly {
      total.linesOnly += lines
      modules[module, default: TestMeasure()].linesOnly += lines
    }
  }
}
