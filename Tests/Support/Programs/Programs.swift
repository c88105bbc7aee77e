private import Foundation
internal import Subprocess
private import SystemPackage

/// The built programs, run as processes in a temporary folder.
public struct Programs: Sendable {
  /// A folder that exists during the test; the programs store their data below it.
  public let folder: String
  /// The address of the database of this test; `nil` if it is a file in the data folder.
  let database: String?

  public var dataFolder: String { folder + "/data" }

  /// Runs `seams` to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; the environment sets the data folder.
  ///   - environment: Variables besides `PATH` and the data folder.
  public func seams(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await outcome(
      of: Self.path(of: "seams"), arguments, input: input, environment: environment)
  }

  /// Runs `seams` to its end.
  public func seams(_ arguments: String..., input: String = "") async throws -> Outcome {
    try await seams(arguments, input: input)
  }

  /// Runs `seams` as a demo to its end, with its data in the test's folder.
  public func demo(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await seams(
      arguments + ["--demo", "--data-dir", dataFolder], input: input, environment: environment)
  }

  /// Runs a shell script to its end. The variable `SEAMS` holds the path of `seams`.
  public func shell(_ script: String) async throws -> Outcome {
    try await outcome(
      of: "/bin/sh", ["-c", script], environment: ["SEAMS": Self.path(of: "seams").string])
  }

  /// Starts `seams`, sends SIGINT after its first line on standard error, and waits for its end.
  public func interruptedSeams(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await interruptedSeams(arguments, environment: environment, when: nil)
  }

  /// Starts `seams`, sends SIGINT after an event, and waits for its end.
  ///
  /// - Parameter event: Returns after the event; `nil` means the first line on standard error.
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

  /// Starts `seams`, kills it after an event, and waits for its end. As in a power failure, no
  /// handler of the program runs.
  ///
  /// - Parameter event: Returns after the event.
  /// - Returns: Whether the signal ended the program.
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

  /// Runs `seams-server` to its end. The server ends by itself only after an error.
  public func server(_ arguments: String...) async throws -> Outcome {
    try await server(arguments)
  }

  /// Runs `seams-server` to its end. The server ends by itself only after an error.
  public func server(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await outcome(of: Self.path(of: "seams-server"), arguments, environment: environment)
  }

  /// Starts `seams-server` on a free port, runs the body when it listens, and stops it.
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
        defer { try? execution.send(signal: .terminate) }
        try await body(server)
      }
      while try await lines.next() != nil {}
    }
    return Outcome(
      status: result.terminationStatus.exitCode, output: "", error: result.standardError)
  }

  /// Writes a file into the folder and returns its path.
  public func file(_ name: String, _ text: String, mode: Int = 0o644) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  public func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  public func names() throws -> [String] {
    try TemporaryFolder(path: folder).names()
  }

  private func outcome(
    of program: FilePath, _ arguments: [String], input: String = "",
    environment: [String: String]
  ) async throws -> Outcome {
    // NB: the input comes from a file, because `.string` ends the tests if a program does not read
    // all of it: https://github.com/swiftlang/swift-subprocess/issues/367. Remove this with the
    // fix.
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
    var variables = [
      "PATH": "/usr/bin:/bin", "SEAMS_DATA_DIR": dataFolder, "SEAMS_BACKGROUND": "false",
    ]
    // If coverage is measured, the program writes its profile where the tests write theirs;
    // otherwise it writes none.
    variables["LLVM_PROFILE_FILE"] =
      ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] ?? "/dev/null"
    variables["SEAMS_DATABASE_URL"] = database
    variables.merge(more) { _, new in new }
    return variables.reduce(into: [:]) { keyed, pair in
      guard let key = Environment.Key(rawValue: pair.key) else {
        preconditionFailure("“\(pair.key)” is not the name of a variable")
      }
      keyed[key] = pair.value
    }
  }

  /// The program beside the running tests, which SwiftPM has built with them.
  private static func path(of program: String) -> FilePath {
    FilePath(CommandLine.arguments[0].droppingLastPart + "/" + program)
  }

  /// The maximum output of a program in bytes.
  private static let outputLimit = 64 * 1024 * 1024
}

public struct Outcome: Sendable {
  /// The exit status, or 128 plus the number of the signal that ended the program.
  public let status: Int32
  public let output: String
  public let error: String
}

public struct RunningServer: Sendable {
  /// The line that the server printed.
  public let announcement: String
  /// The host and port.
  public let authority: String
}

public enum ProgramFailure: Error {
  case didNotListen
}

/// Creates a temporary folder for programs, runs the body, and deletes the folder.
///
/// If the variable `ENGINE` of the tests is `PostgreSQL`, the programs use a database on a server,
/// which is empty at first like the folder.
///
/// - Parameter storesInFiles: Whether the test needs a database that is a file, for example because
///   it uses the database of a demo.
public func withPrograms(
  storesInFiles: Bool = false, _ body: (Programs) async throws -> Void
) async throws {
  let isOnServer =
    !storesInFiles && ProcessInfo.processInfo.environment["ENGINE"] == "PostgreSQL"
  let database = isOnServer ? try await PostgreSQLServer.shared().freshSchema() : nil
  try await withTemporaryFolder { folder in
    try await body(Programs(folder: folder.path, database: database))
  }
}

/// Runs the server, and passes it on with the programs that share its data.
public func onServer(_ body: (RunningServer, Programs) async throws -> Void) async throws {
  try await withPrograms { programs in
    try await programs.withServer { server in try await body(server, programs) }
  }
}

/// Runs the server of a demo with data of its own.
///
/// - Parameter faults: The faults of its services, one per request.
public func onDemo(
  faults: String = "", _ body: (RunningServer) async throws -> Void
) async throws {
  try await withPrograms { programs in
    try await programs.withServer(
      "--demo", "--data-dir", programs.dataFolder, environment: ["SEAMS_DEMO_FAULTS": faults],
      body: body)
  }
}

extension Decodable {
  /// Decodes the JSON that a program has printed or sent.
  public static func read(_ json: String) throws -> Self {
    try JSONDecoder().decode(Self.self, from: Data(json.utf8))
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
