import ArgumentParser
import Foundation
import Toolbox

/// Returns the result of the work. If it fails, prints the reason to standard error, and throws the
/// exit status.
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
