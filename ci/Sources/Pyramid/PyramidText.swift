import Foundation
import Toolbox

/// A report as text for a terminal.
public enum PyramidText {
  /// The tables of a report: stages, levels and modules, coverage.
  public static func lines(of report: PyramidReport) -> [String] {
    var blocks: [[String]] = []
    if !report.stages.isEmpty { blocks.append(stages(report.stages)) }
    blocks.append(levels(report.levels))
    if !report.coverage.isEmpty { blocks.append(coverage(report.coverage)) }
    return Array(blocks.joined(separator: [""]))
  }

  private static func stages(_ stages: [StageTime]) -> [String] {
    var table = TextTable(["stage", "seconds"])
    for stage in stages + [StageTime(name: "all", seconds: stages.reduce(0) { $0 + $1.seconds })] {
      table.add([stage.name, String(Int(stage.seconds))])
    }
    return table.lines
  }

  private static func levels(_ levels: [LevelMeasure]) -> [String] {
    var table = TextTable([
      "level", "module", "functions", "programs", "seconds", "s per test", "lines only here",
    ])
    for level in levels {
      table.add(row(level.name, "all", level.total))
      for (module, measure) in level.modules.sorted(by: { $0.key < $1.key }) {
        table.add(row("", module, measure))
      }
    }
    return table.lines
  }

  private static func row(_ level: String, _ module: String, _ measure: TestMeasure) -> [String] {
    let hasTests = measure.functions > 0
    return [
      level, module, String(measure.functions), measure.programs.map { String($0) } ?? "–",
      hasTests ? seconds(measure.seconds) : "–",
      hasTests ? text(measure.secondsPerTest, "%.4f") : "–",
      String(measure.linesOnly),
    ]
  }

  /// The lines that were reached, module by module, and of all.
  public static func coverage(_ modules: [ModuleCoverage]) -> [String] {
    var table = TextTable(["module", "reached", "lines", "%"])
    let all = ModuleCoverage(
      module: "all", lines: modules.reduce(0) { $0 + $1.lines },
      reached: modules.reduce(0) { $0 + $1.reached })
    for module in modules + [all] {
      table.add([
        module.module, String(module.reached), String(module.lines), percent(module.percent),
      ])
    }
    return table.lines
  }

  static func seconds(_ seconds: Double) -> String { text(seconds, "%.2f") }

  /// Rounded down: 99.96 is not 100.
  static func percent(_ percent: Double) -> String {
    text((percent * 10).rounded(.down) / 10, "%.1f")
  }

  private static func text(_ number: Double, _ format: String) -> String {
    String(format: format, locale: Locale(identifier: "en_US_POSIX"), number)
  }
}
