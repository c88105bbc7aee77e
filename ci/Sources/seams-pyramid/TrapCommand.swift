import ArgumentParser
import Foundation
import Pyramid
import Toolbox

/// `seams-pyramid trap`.
struct TrapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trap",
    abstract: "Says which unit tests opened a file or a socket, or started a process.",
    discussion: "Reads what ci/iotrap noted. ci/test calls it when there is anything.")

  @OptionGroup var places: Places

  @Argument(help: "The file of the trap, from the current folder.")
  var notes: String

  /// How many findings are printed.
  private static let limit = 100

  func run() throws {
    throw ExitCode(status { () throws(ToolFailure) in try findings() })
  }

  private func findings() throws(ToolFailure) -> ToolStatus {
    let repository = try places.repository()
    guard let data = FileManager.default.contents(atPath: notes) else {
      throw ToolFailure("\(notes) cannot be read. Run the unit tests first, with “make test-unit”.")
    }
    let caught = try TrapNotes(text: String(decoding: data, as: UTF8.self))
    let frames = try TrapSymbols.frames(at: caught.offsets, of: caught.runner)
    let findings = caught.findings(frames: frames, in: repository)
    for finding in findings.prefix(Self.limit) { print(finding) }
    if findings.count > Self.limit { print("… and \(findings.count - Self.limit) more.") }
    return findings.isEmpty ? .clean : .findings
  }
}
