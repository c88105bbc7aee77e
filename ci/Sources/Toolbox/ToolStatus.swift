/// How a tool ends.
public enum ToolStatus: Int32, Sendable {
  /// All is as it should be.
  case clean = 0
  /// Something was found.
  case findings = 1
  /// The tool was called wrongly: `EX_USAGE`.
  case usage = 64
  /// The check could not be made, or not all of it: `EX_SOFTWARE`. It is not a pass.
  case unchecked = 70
}
