import Toolbox

/// A check that people rely on: a row of the table in `ci/violations/README.md`.
struct Guard: Hashable, Sendable {
  var name: String
  /// The make target that runs it.
  var target: String
  var command: String
  var need: Need
  /// How findings are recognized in the output: `lines`, `output`, or a stream of events.
  var findings: String
  /// The exit statuses for no findings.
  var green: [Int32]
  /// The minutes that it adds to a batch, including the build.
  var minutes: Int

  /// The requirements of a guard, in the order in which the groups are proved.
  enum Need: String, CaseIterable {
    case sources, built, tested, planned, compiled

    /// The command to run in the clean clone before violations are planted.
    var clean: String? {
      self == .sources ? nil : self == .tested ? "make test-all" : "make compile"
    }

    /// The command to run after violations are planted and before the guards.
    var planted: String? {
      self == .planned ? "make plan" : self == .compiled ? "make compile" : nil
    }
  }

  /// The stream of events of a guard that runs tests.
  var events: String? { findings.hasSuffix(".jsonl") ? findings : nil }
}

struct GuardTable: Sendable {
  static let path = "ci/violations/README.md"
  private(set) var guards: [Guard] = []
  /// Stages for which no violation is planted. The table says why.
  private(set) var exempt: [String] = []

  init(text: String) throws(ToolFailure) {
    for table in try MarkdownTable.all(in: text, file: Self.path) {
      for row in table.rows where table.columns.first == "stage" {
        exempt.append(row.plainText("stage"))
      }
      for row in table.rows where table.columns.first == "guard" {
        let findings = row.plainText("findings")
        guard let need = Guard.Need(rawValue: row.plainText("needs")),
          let minutes = Int(row.plainText("minutes")),
          findings.contains(#/^(lines|output|.+\.jsonl)$/#)
        else {
          throw ToolFailure(
            "\(Self.path):\(row.line): unknown value of “needs”, “findings” or “minutes”.")
        }
        guards.append(
          Guard(
            name: row.plainText("guard"), target: row.plainText("make"),
            command: row.plainText("command"), need: need, findings: findings,
            green: row.plainText("green with").split(separator: " ").compactMap { Int32($0) },
            minutes: minutes))
      }
    }
  }

  subscript(name: String) -> Guard? { guards.first { $0.name == name } }
}
