import Foundation

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

/// Does the work of a tool. If it fails, prints the reason to standard error, and ends the process.
public func attempt<Value>(
  as tool: String, _ work: () throws(ToolFailure) -> Value
) -> Value {
  do throws(ToolFailure) {
    return try work()
  } catch {
    say("\(tool): \(error)")
    exit(ToolStatus.unchecked.rawValue)
  }
}

/// Prints a line to standard error.
@Sendable public func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
