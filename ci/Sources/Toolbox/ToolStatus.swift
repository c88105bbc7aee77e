import Foundation

/// The exit status of a tool. If its arguments are invalid, the argument parser exits with 64.
public enum ToolStatus: Int32, Sendable {
  case clean = 0
  case findings = 1
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
