import Foundation
public import Toolbox

/// The commands of a program, as it tells them itself (`--experimental-dump-help`).
public struct ProgramCommands: Hashable, Sendable, Decodable {
  public var commandName: String
  public var subcommands: [ProgramCommands]?
  public var arguments: [Argument]?

  public struct Argument: Hashable, Sendable, Decodable {
    /// `positional`, `option` or `flag`.
    public var kind: String
    public var names: [Name]?
    public var isRepeating: Bool
    public var isOptional: Bool
  }

  public struct Name: Hashable, Sendable, Decodable {
    /// `long`, `short` or `longWithSingleDash`.
    public var kind: String
    public var name: String

    /// As it is written: `--tag`, `-h`.
    var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
  }

  private struct Dump: Decodable {
    let command: ProgramCommands
  }

  /// - Throws: ``ToolFailure`` when the text is no description of commands.
  public init(dump: String) throws(ToolFailure) {
    do {
      self = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    } catch {
      throw ToolFailure("A program's description of its commands cannot be read: \(error)")
    }
  }

  /// Asks a built program.
  public init(askingProgram path: String) throws(ToolFailure) {
    let answer = try Shell.run(
      [path, "--experimental-dump-help"], environment: ["LLVM_PROFILE_FILE": "/dev/null"])
    guard answer.succeeded else {
      throw ToolFailure("\(path) does not describe its commands: \(answer.errors)")
    }
    try self.init(dump: answer.output)
  }

  /// Every option of the program and of its commands, as it is written.
  public var allOptions: Set<String> {
    Set((arguments ?? []).flatMap { $0.names ?? [] }.map(\.text)).union(Self.everywhere)
      .union((subcommands ?? []).flatMap(\.allOptions))
  }

  /// What the argument parser gives to each program by itself.
  static let everywhere: Set<String> = ["--help", "-h", "--generate-completion-script"]
}
