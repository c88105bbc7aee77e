private import Foundation
internal import Subprocess
private import SystemPackage

/// The built programs, run as a person runs them: as processes, in a folder of their own.
public struct Programs: Sendable {
  /// A folder that is there for the time of the test; the programs keep their data below it.
  public let folder: String

  /// The data folder of this test.
  public var dataFolder: String { folder + "/data" }

  /// Runs `seams` to its end.
  ///
  /// - Parameters:
  ///   - arguments: the arguments; the data folder is told by the environment.
  ///   - input: what stands on standard input.
  ///   - environment: variables besides `PATH` and the data folder.
  public func seams(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await run("seams", arguments, input: input, environment: environment)
  }

  /// Runs `seams` to its end.
  public func seams(_ arguments: String..., input: String = "") async throws -> Outcome {
    try await seams(arguments, input: input)
  }

  /// Runs a script of the shell to its end. The variable `SEAMS` holds the path of `seams`.
  public func shell(_ script: String) async throws -> Outcome {
    try await outcome(
      of: "/bin/sh", ["-c", script], environment: ["SEAMS": Self.path(of: "seams").string])
  }

  /// Starts `seams`, presses Ctrl-C when its first line of standard error is there, and waits for its end.
  ///
  /// - Parameter environment: variables besides `PATH` and the data folder.
  public func interruptedSeams(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await interruptedSeams(arguments, environment: environment, when: nil)
  }

  /// Starts `seams`, presses Ctrl-C when something has happened, and waits for its end.
  ///
  /// - Parameter event: returns when it has happened; nothing for the first line of standard error.
  public func interruptedSeams(
    _ arguments: [String], environment: [String: String], when event: (() async -> Void)?
  ) async throws -> Outcome {
    let result = try await Subprocess.run(
      .path(Self.path(of: "seams")), arguments: Arguments(arguments),
      environment: .custom(variables(environment)), workingDirectory: FilePath(folder),
      input: .none, output: .string(limit: Self.outputLimit), error: .sequence
    ) { execution in
      var lines = execution.standardError.strings().makeAsyncIterator()
      var error = ""
      if let event { await event() } else { error = "\(try await lines.next() ?? "")\n" }
      try execution.send(signal: .interrupt)
      while let line = try await lines.next() { error += line + "\n" }
      return error
    }
    return Outcome(
      status: result.terminationStatus.exitCode, output: result.standardOutput,
      error: result.closureResult)
  }

  /// Starts `seams`, kills it when something has happened, and waits for its end: no handler of the
  /// program runs, as when the power goes.
  ///
  /// - Parameter event: returns when it has happened.
  /// - Returns: whether it was that which ended it.
  public func killedSeams(_ arguments: [String], when event: () async -> Void) async throws -> Bool
  {
    let result = try await Subprocess.run(
      .path(Self.path(of: "seams")), arguments: Arguments(arguments),
      environment: .custom(variables([:])), workingDirectory: FilePath(folder), input: .none,
      output: .discarded, error: .discarded
    ) { execution in
      await event()
      try execution.send(signal: .kill)
    }
    if case .signaled = result.terminationStatus { return true }
    return false
  }

  /// Runs `seams-server` to its end, which it reaches by itself only when something is wrong.
  public func server(_ arguments: String...) async throws -> Outcome {
    try await server(arguments)
  }

  /// Runs `seams-server` to its end, which it reaches by itself only when something is wrong.
  ///
  /// - Parameter environment: variables besides `PATH` and the data folder.
  public func server(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await run("seams-server", arguments, environment: environment)
  }

  /// Starts `seams-server` on a free port, lends it when it listens, and tells it to stop.
  ///
  /// - Parameter environment: variables besides `PATH` and the data folder.
  /// - Returns: how it ended.
  @discardableResult
  public func withServer(
    _ arguments: String..., environment: [String: String] = [:],
    body: (RunningServer) async throws -> Void
  ) async throws -> Outcome {
    let result = try await Subprocess.run(
      .path(Self.path(of: "seams-server")), arguments: Arguments(["--port", "0"] + arguments),
      environment: .custom(variables(environment)), workingDirectory: FilePath(folder),
      input: .none, output: .sequence, error: .string(limit: Self.outputLimit)
    ) { execution in
      var lines = execution.standardOutput.strings().makeAsyncIterator()
      guard let line = try await lines.next(),
        let address = line.split(separator: " ").last?.split(separator: "\n").first,
        address.hasPrefix("http://")
      else {
        throw ProgramFailure.didNotListen
      }
      let server = RunningServer(
        announcement: String(line), authority: String(address.dropFirst("http://".count)))
      do {
        try await body(server)
      } catch {
        try execution.send(signal: .terminate)
        throw error
      }
      try execution.send(signal: .terminate)
      while try await lines.next() != nil {}
    }
    return Outcome(
      status: result.terminationStatus.exitCode, output: "", error: result.standardError)
  }

  /// Writes a file into the folder, and returns its path.
  public func file(_ name: String, _ text: String, mode: Int = 0o644) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  /// The text of a file.
  public func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// The names in the folder, in order.
  public func names() throws -> [String] {
    try TemporaryFolder(path: folder).names()
  }

  private func run(
    _ program: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await outcome(
      of: Self.path(of: program), arguments, input: input, environment: environment)
  }

  private func outcome(
    of program: FilePath, _ arguments: [String], input: String = "",
    environment: [String: String]
  ) async throws -> Outcome {
    // NB: the input comes from a file, since `.string` ends the tests when a program does not read
    // all of it: https://github.com/swiftlang/swift-subprocess/issues/367. It may go with the fix.
    let source = input.isEmpty ? "/dev/null" : try file(".input", input)
    let result = try await Subprocess.run(
      .path(program), arguments: Arguments(arguments),
      environment: .custom(variables(environment)), workingDirectory: FilePath(folder),
      input: .fileDescriptor(
        try FileDescriptor.open(FilePath(source), .readOnly), closeAfterSpawningProcess: true),
      output: .string(limit: Self.outputLimit), error: .string(limit: Self.outputLimit))
    return Outcome(
      status: result.terminationStatus.exitCode, output: result.standardOutput,
      error: result.standardError)
  }

  private func variables(_ more: [String: String]) -> [Environment.Key: String] {
    var variables = ["PATH": "/usr/bin:/bin", "SEAMS_DATA_DIR": dataFolder]
    // The profile of a run that measures coverage is written where the tests' own is, or nowhere.
    variables["LLVM_PROFILE_FILE"] =
      ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] ?? "/dev/null"
    variables.merge(more) { _, new in new }
    return variables.reduce(into: [:]) { keyed, pair in
      guard let key = Environment.Key(rawValue: pair.key) else {
        preconditionFailure("“\(pair.key)” is no name of a variable")
      }
      keyed[key] = pair.value
    }
  }

  /// The program beside the running tests, which SwiftPM has built with them.
  private static func path(of program: String) -> FilePath {
    FilePath(CommandLine.arguments[0].droppingLastPart + "/" + program)
  }

  /// How many bytes a program may print.
  private static let outputLimit = 64 * 1024 * 1024
}

/// How a program ended, and what it printed.
public struct Outcome: Sendable {
  /// The exit status, or 128 and the number of the signal that ended it.
  public let status: Int32
  public let output: String
  public let error: String
}

/// A server that listens.
public struct RunningServer: Sendable {
  /// The line that it printed.
  public let announcement: String
  /// Host and port.
  public let authority: String
}

public enum ProgramFailure: Error {
  case didNotListen
}

/// Makes a folder for programs to work in, lends it, and takes it away with everything in it.
public func withPrograms(_ body: (Programs) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    try await body(Programs(folder: folder.path))
  }
}

extension TerminationStatus {
  fileprivate var exitCode: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
