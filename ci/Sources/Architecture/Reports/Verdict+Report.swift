import Evidence
public import Toolbox

extension Verdict {
  /// How many findings are printed, at most. Who has more has one cause, and not that many.
  public static let printedFindings = 200

  /// How the check ends.
  public var status: ToolStatus {
    findings.isEmpty ? gaps.isEmpty ? .clean : .unchecked : .findings
  }

  /// The verdict as text that ends with a line break.
  ///
  /// - Parameter limit: how many findings are printed, at most; for programs, all are.
  public func report(
    as format: ReportFormat, seconds: Double, limit: Int = printedFindings
  ) -> String {
    switch format {
    case .text: text(seconds, limit)
    case .json: json
    case .github: github(seconds, limit)
    }
  }

  /// Findings first, then what could not be seen, and a summary last.
  private func text(_ seconds: Double, _ limit: Int) -> String {
    let lines = findings.prefix(limit).map(\.line) + more(behind: limit) + gapLines
    return (lines + [summary(seconds)]).map { $0 + "\n" }.joined()
  }

  /// See https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
  private func github(_ seconds: Double, _ limit: Int) -> String {
    let errors = findings.prefix(limit).map { finding in
      let line = finding.place.line == 0 ? "" : ",line=\(finding.place.line)"
      let column = finding.place.column == 0 ? "" : ",col=\(finding.place.column)"
      let file = finding.place.path.escapedAsProperty
      return "::error file=\(file)\(line)\(column),title=\(finding.rule.escapedAsProperty)::"
        + finding.message.escapedAsMessage
    }
    let warnings = gaps.map { gap in
      "::warning title=evidence-stale::" + "\(gap.lens.rawValue): \(gap.reason)".escapedAsMessage
    }
    return (errors + more(behind: limit) + warnings + [summary(seconds)]).map { $0 + "\n" }.joined()
  }

  private func more(behind limit: Int) -> [String] {
    let rest = findings.count - limit
    return rest > 0 ? ["and \(rest) more; a cause that many share comes first."] : []
  }

  private var gapLines: [String] {
    gaps.map { "evidence-stale: the lens “\($0.lens.rawValue)” is not whole: \($0.reason)" }
  }

  private func summary(_ seconds: Double) -> String {
    let hidden = gaps.isEmpty ? "" : ", and not all could be seen"
    return """
      \(extent.targets.counted("target")), \(extent.files.counted("file")), \
      \(extent.uses.counted("use")), \(extent.declarations.counted("public declaration")); \
      \(findings.count.counted("finding")) in \(seconds.oneDecimal) s\(hidden)
      """
  }
}

extension Int {
  /// A number with its noun: “1 finding”, “5,120 uses”.
  fileprivate func counted(_ noun: String) -> String {
    var digits = String(self)
    var end = digits.endIndex
    while let comma = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex),
      comma > digits.startIndex
    {
      digits.insert(",", at: comma)
      end = comma
    }
    return "\(digits) \(noun)\(self == 1 ? "" : "s")"
  }
}

extension Double {
  /// The number with one digit behind the point.
  fileprivate var oneDecimal: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  fileprivate var escapedAsMessage: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedAsProperty: String {
    escapedAsMessage.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
