/// The exit status of a tool.
public enum ToolStatus: Int32, Sendable {
  /// There are no findings.
  case clean = 0
  /// There are findings.
  case findings = 1
  /// The arguments are invalid: `EX_USAGE`.
  case usage = 64
  /// The check did not run completely: `EX_SOFTWARE`. This is not a pass.
  case unchecked = 70
}
