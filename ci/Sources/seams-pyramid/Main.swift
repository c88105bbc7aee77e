import ArgumentParser
import Foundation
import Toolbox

/// The measured pyramid of tests.
@main struct PyramidProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-pyramid",
    abstract: "Measures the levels of tests, and checks that the pyramid stands.",
    discussion: "Ends with 0 when all is fine, 1 with findings, 64 when it is called wrongly, and "
      + "70 when something could not be checked.",
    subcommands: [ReportCommand.self, CoverageCommand.self, TrapCommand.self])
}

/// Where things are; the same for all commands.
struct Places: ParsableArguments {
  @Option(help: "The checkout; the one around the current folder when it is left out.")
  var root: String?

  @Option(help: "The folder of reports, from the root; REPORTS in the environment, or “reports”.")
  var reports: String?

  @Option(help: "The build folder of the tests, from the root.")
  var build = ".build/checked"

  func repository() throws(ToolFailure) -> Repository {
    guard let root else { return try Repository() }
    return Repository(root: URL(filePath: root).path(percentEncoded: false))
  }

  /// The checkout whose programs were tested: another one when SEAMS_MEASURED in the environment
  /// says so, as seams-prove does when it has taken over the reports.
  func measured(_ repository: Repository) -> Repository {
    ProcessInfo.processInfo.environment["SEAMS_MEASURED"].map { Repository(root: $0) } ?? repository
  }

  /// The folder of reports, as a whole path.
  func reports(of repository: Repository) -> String {
    let folder = reports ?? ProcessInfo.processInfo.environment["REPORTS"] ?? "reports"
    return folder.hasPrefix("/") ? folder : repository.path(folder)
  }
}

/// Does the work of a command, and gives the status that the program ends with. What could not be
/// checked is said on standard error.
func status(of work: () throws(ToolFailure) -> ToolStatus) -> Int32 {
  do throws(ToolFailure) {
    return try work().rawValue
  } catch {
    FileHandle.standardError.write(Data("seams-pyramid: \(error)\n".utf8))
    return ToolStatus.unchecked.rawValue
  }
}

/// Writes a report as a whole, and makes its folder.
func write(_ text: String, to path: String) throws(ToolFailure) {
  try Repository(root: "/").write(text, to: path)
}
