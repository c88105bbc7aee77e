public import ArgumentParser
public import Documents
import Foundation
import Toolbox

/// Where a command looks, and how it tells what it found.
struct PlaceOptions: ParsableArguments {
  @Option(help: "The checkout; the one around this folder if it is not given.")
  var root: String?

  @Option(help: "The build folder, named from the root of the checkout.")
  var build = ".build/checked"

  @Option(help: "How findings are written: text, json or github.")
  var format = FindingFormat.text

  func repository() throws(ToolFailure) -> Repository {
    if let root { return try Repository(around: root) }
    return try Repository()
  }

  /// Ends the program when the work cannot be done: that is no finding.
  func attempt<Value>(_ work: () throws(ToolFailure) -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      complain(error.description)
      throw ExitCode(ToolStatus.unchecked.rawValue)
    }
  }

  func show(_ findings: [DocumentFinding]) {
    for line in format.lines(findings) { print(line) }
  }

  /// Ends the program with the status that fits.
  func end(findings: [DocumentFinding], gaps: [String]) throws {
    for gap in gaps { complain("not checked: \(gap)") }
    if !findings.isEmpty { throw ExitCode(ToolStatus.findings.rawValue) }
    if !gaps.isEmpty { throw ExitCode(ToolStatus.unchecked.rawValue) }
  }

  private func complain(_ text: String) {
    FileHandle.standardError.write(Data("seams-docs: \(text)\n".utf8))
  }
}

extension FindingFormat: ExpressibleByArgument {}
