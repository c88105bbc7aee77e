import Composition
import CoreDomain
import FoundationEssentials

/// What a command prints, and how it ends.
struct Printout: Hashable, Sendable {
  /// What goes to standard output, line ends included. It is ``Swift/String/printable``.
  let output: [UInt8]
  /// What goes to standard error, a line each.
  let notices: [String]
  /// What was done before a command failed or was stopped. It goes behind the notices.
  let done: [String]
  let status: ProgramStatus

  init(
    _ output: String = "", notices: [String] = [], done: [String] = [],
    status: ProgramStatus = .success
  ) {
    self.init(bytes: Array(output.printable.utf8), notices: notices, done: done, status: status)
  }

  init(
    bytes: [UInt8], notices: [String] = [], done: [String] = [], status: ProgramStatus = .success
  ) {
    output = bytes
    self.notices = notices
    self.done = done
    self.status = status
  }

  /// A value as JSON, and nothing else.
  init(json value: some Encodable, notices: [String] = [], status: ProgramStatus = .success) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      self.init(text.withCommandsEscaped + "\n", notices: notices, status: status)
    } catch {
      preconditionFailure("text, numbers and lists of them always become JSON: \(error)")
    }
  }

  /// The end of a command that did not do what was asked.
  static func failure(_ sentence: String, _ status: ProgramStatus) -> Printout {
    Printout(notices: ["seams: " + sentence], status: status)
  }

  /// Prints to a console, and returns how the program ends: as this says, unless what was asked
  /// for could not be written.
  func print(to console: any Console) -> ProgramStatus {
    do throws(FileFailure) {
      try write(to: console)
      return status
    } catch {
      console.say("seams: \(error)".harmless)
      tell(console)
      return .inputOutput
    }
  }

  /// Prints to a console.
  func write(to console: any Console) throws(FileFailure) {
    if !output.isEmpty { try console.write(output, to: .output) }
    tell(console)
  }

  private func tell(_ console: any Console) {
    for notice in notices + done {
      console.say(notice.harmless)
    }
  }
}

extension String {
  /// JSON in which no character tells a terminal to do something. Such characters stand in strings
  /// alone, where an escape means the same.
  fileprivate var withCommandsEscaped: String {
    guard unicodeScalars.contains(where: \.isCommand) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      guard scalar.isCommand else { return result.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
