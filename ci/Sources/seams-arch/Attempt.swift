import ArgumentParser
import Foundation
import Toolbox

/// Returns what the work gives. If it cannot be done, says why on standard error, and throws what
/// ends the program with the status for that.
func attempt<Value>(_ work: () throws(ToolFailure) -> Value) throws -> Value {
  do throws(ToolFailure) {
    return try work()
  } catch {
    FileHandle.standardError.write(Data("seams-arch: \(error)\n".utf8))
    throw ToolStatus.unchecked.exit
  }
}

extension ToolStatus {
  /// The exit code for ArgumentParser.
  var exit: ExitCode { ExitCode(rawValue) }
}
