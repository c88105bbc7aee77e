import ArgumentParser
import Foundation
import Toolbox

/// Says on standard error why a command could not do its work.
///
/// - Returns: what ends the program with the status for that.
func complaint(_ failure: ToolFailure) -> ExitCode {
  FileHandle.standardError.write(Data("seams-arch: \(failure)\n".utf8))
  return ToolStatus.unchecked.exit
}
