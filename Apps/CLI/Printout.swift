import Composition
import CoreDomain
import FoundationEssentials

/// What a command prints, and how it ends.
struct Printout: Hashable, Sendable {
  /// What goes to standard output, line ends included.
  let output: [UInt8]
  /// What goes to standard error, a line each.
  let notices: [String]
  let status: ProgramStatus

  init(_ output: String = "", notices: [String] = [], status: ProgramStatus = .success) {
    self.init(bytes: Array(output.utf8), notices: notices, status: status)
  }

  init(bytes: [UInt8], notices: [String] = [], status: ProgramStatus = .success) {
    output = bytes
    self.notices = notices
    self.status = status
  }

  /// A value as JSON, and nothing else.
  init(json value: some Encodable, notices: [String] = []) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      self.init(bytes: Array(try encoder.encode(value)) + [UInt8(ascii: "\n")], notices: notices)
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
    var status = status
    do throws(FileFailure) {
      if !output.isEmpty { try console.write(output, to: .output) }
    } catch {
      console.say("seams: \(error)")
      status = .inputOutput
    }
    for notice in notices {
      console.say(Self.shown(notice))
    }
    return status
  }

  /// A notice without control characters, line ends excepted: it may repeat what a server, a file or
  /// a path says, and that is not to tell the terminal what to do.
  private static func shown(_ notice: String) -> String {
    let scalars = notice.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
