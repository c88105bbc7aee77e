package import CoreDomain
import FoundationEssentials

/// The output and the exit status of a command. A view makes it from the final state of a screen.
package struct CommandOutput: Hashable, Sendable {
  /// The bytes for standard output, with line breaks. In text, U+FFFD has replaced control
  /// characters; raw bytes are unchanged.
  package let output: [UInt8]
  /// The lines for standard error, without line breaks.
  package let notices: [String]
  /// Sentences about the work that was completed before a failure or a stop. They are printed to
  /// standard error after the notices.
  package let done: [String]
  package let status: ProgramStatus

  package init(
    _ output: String = "", notices: [String] = [], done: [String] = [],
    status: ProgramStatus = .success
  ) {
    self.init(bytes: Array(output.printable.utf8), notices: notices, done: done, status: status)
  }

  package init(
    bytes: [UInt8], notices: [String] = [], done: [String] = [], status: ProgramStatus = .success
  ) {
    output = bytes
    self.notices = notices
    self.done = done
    self.status = status
  }

  /// Creates an output that consists of one JSON value and a line break.
  package init(json value: some Encodable, notices: [String] = [], status: ProgramStatus = .success)
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      self.init(text.withCommandsEscaped + "\n", notices: notices, status: status)
    } catch {
      preconditionFailure("text, numbers and lists of them always become JSON: \(error)")
    }
  }

  /// Creates the output of a failed command: the sentence with the prefix `seams: ` as a notice.
  package static func failure(_ sentence: String, _ status: ProgramStatus) -> CommandOutput {
    CommandOutput(notices: ["seams: " + sentence], status: status)
  }

  /// Creates the output of an export. If the file is the standard output, nothing else is printed
  /// there.
  ///
  /// - Parameter items: What was exported, for a sentence: `12 recipes`.
  package static func exported(
    _ count: Int, _ items: String, to path: String, json: Bool
  ) -> CommandOutput {
    if path == "-" { return CommandOutput() }
    return json
      ? CommandOutput(json: ExportRecord(exported: count, file: path))
      : CommandOutput("Exported \(items) to \(path.harmless).\n")
  }

  /// Prints to a console and returns the exit status: ``status``, or `inputOutput` if the output
  /// cannot be written. If the program that read the output has exited, prints nothing more and
  /// returns `brokenPipe`, as if SIGPIPE had ended the program.
  package func print(to console: any Console) -> ProgramStatus {
    do throws(FileFailure) {
      if status != .brokenPipe { try write(to: console) }
      return status
    } catch {
      if case .readerGone = error { return .brokenPipe }
      console.say("seams: \(error)".harmless)
      tell(console)
      return .inputOutput
    }
  }

  /// Prints to a console, and ends the console's pager before the notices. Throws if the standard
  /// output cannot be written; a failure to print notices is ignored.
  package func write(to console: any Console) throws(FileFailure) {
    if !output.isEmpty { try console.write(output, to: .output) }
    console.endPaging()
    tell(console)
  }

  private func tell(_ console: any Console) {
    for notice in notices + done {
      console.say(notice.harmless)
    }
  }
}

private struct ExportRecord: Encodable {
  let exported: Int
  let file: String
}

extension String {
  /// The JSON text, in which escapes replace the characters that control a terminal. These
  /// characters occur only in strings, where an escape has the same meaning.
  fileprivate var withCommandsEscaped: String {
    guard unicodeScalars.contains(where: \.isCommand) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      guard scalar.isCommand else { return result.unicodeScalars.append(scalar) }
      result += "\\u" + scalar.value.digits(4, radix: 16)
    }
  }
}
