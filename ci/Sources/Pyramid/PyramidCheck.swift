/// Something about the tests that is not as `docs/pyramid.md` has it.
public struct PyramidFinding: Hashable, Sendable, CustomStringConvertible {
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    case shape, emptyLevel = "empty-level", levelGap = "level-gap"
    case testsNotRun = "tests-not-run", testsFailed = "tests-failed"
    case belowFloor = "below-floor", withoutFloor = "without-floor"
    case rowMatchesNothing = "row-matches-nothing"
  }

  public let rule: Rule
  /// What is wrong: a sentence.
  public let what: String
  /// What to do: a sentence.
  public let instead: String

  public init(_ rule: Rule, _ what: String, instead: String) {
    self.rule = rule
    self.what = what
    self.instead = instead
  }

  public var description: String { "\(rule.rawValue): \(what) Instead: \(instead)" }
}

extension PyramidRules {
  /// What of a report is not as the rules have it: first the levels in order, then the modules.
  public func check(_ report: PyramidReport) -> [PyramidFinding] {
    levels.flatMap { rule in
      report.levels.first { $0.name == rule.name }.map { level in
        gaps(of: level, rule) + shape(of: level, rule, in: report)
      } ?? []
    } + floors(in: report)
  }

  private func gaps(of level: LevelMeasure, _ rule: LevelRule) -> [PyramidFinding] {
    var findings = Set(level.gaps).sorted().map { gap in
      PyramidFinding(
        .levelGap, "The level “\(rule.name)” is not known whole: \(gap).",
        instead: "run it with its make target, or mend its row at \(Self.page):\(rule.line).")
    }
    if level.written.isEmpty {
      findings.append(
        PyramidFinding(
          .rowMatchesNothing, "\(rule.folder) has no test of the level “\(rule.name)”.",
          instead: "mend or remove the row at \(Self.page):\(rule.line)."))
    }
    guard level.gaps.isEmpty else { return findings }
    if level.total.functions == 0 {
      findings.append(
        PyramidFinding(
          .emptyLevel, "No test ran at the level “\(rule.name)”.",
          instead: "look at the filter of its make target: it matches nothing."))
    } else {
      findings += notRun(of: level, rule)
    }
    if level.failures > 0 {
      findings.append(
        PyramidFinding(
          .testsFailed, "\(level.failures) tests of the level “\(rule.name)” failed.",
          instead: "mend them first: what a failed run costs and reaches says little."))
    }
    return findings
  }

  /// Module by module, so that a test too many in one does not make up for one too few in another.
  private func notRun(of level: LevelMeasure, _ rule: LevelRule) -> [PyramidFinding] {
    let ran = level.modules.mapValues(\.functions).filter { $0.value > 0 }
    return Set(level.written.keys).union(ran.keys).sorted().compactMap { module in
      let written = level.written[module] ?? 0, count = ran[module] ?? 0
      guard written != count else { return nil }
      return PyramidFinding(
        .testsNotRun,
        "Test functions of “\(module)” in \(rule.folder): \(written) are written, and \(count) ran.",
        instead: "run the level anew; if it stays, the filter of its make target misses a target.")
    }
  }

  private func shape(
    of level: LevelMeasure, _ rule: LevelRule, in report: PyramidReport
  ) -> [PyramidFinding] {
    guard let above = report.levels.first(where: { $0.name == rule.widerThan }),
      level.gaps.isEmpty, above.gaps.isEmpty,
      level.total.functions <= above.total.functions
    else { return [] }
    return [
      PyramidFinding(
        .shape,
        "The pyramid does not stand: \(level.total.functions) test functions at the level "
          + "“\(level.name)”, and \(above.total.functions) above it at “\(above.name)”.",
        instead: "move what needs no real thing from “\(above.name)” down to “\(level.name)”.")
    ]
  }

  private func floors(in report: PyramidReport) -> [PyramidFinding] {
    // What a level that did not run would reach is not known.
    guard report.levels.allSatisfy(\.gaps.isEmpty) else { return [] }
    let coverage = report.coverage
    let low = coverage.flatMap { module -> [PyramidFinding] in
      guard let floor = floors.first(where: { $0.covers(module.module) }) else {
        return [
          PyramidFinding(
            .withoutFloor, "\(module.module) has no floor of coverage.",
            instead: "add a row for it to \(Self.page).")
        ]
      }
      guard module.percent < floor.percent else { return [] }
      return [
        PyramidFinding(
          .belowFloor,
          "The tests reach \(PyramidText.percent(module.percent)) % of the lines of "
            + "\(module.module); its floor is \(PyramidText.percent(floor.percent)) %.",
          instead:
            "test what \(module.worstFile ?? module.module) does, or remove what nobody uses.")
      ]
    }
    let dead = floors.filter { floor in !coverage.contains { floor.covers($0.module) } }
      // A floor of every feature waits for the first one.
      .filter { report.features > 0 || !$0.pattern.hasPrefix("Modules/*/") }
    return low
      + dead.map { floor in
        PyramidFinding(
          .rowMatchesNothing, "“\(floor.pattern)” matches no module that the tests reach.",
          instead: "mend or remove the row at \(Self.page):\(floor.line).")
      }
  }
}
