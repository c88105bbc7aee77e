import Foundation

/// A built program of the trail, run as a person runs it: as a process of its own.
public struct Program: Sendable {
  private let file: URL

  /// The result of a run.
  public struct Ending: Equatable, Sendable {
    public let status: Int32
    public let output: String
    public let complaints: String
  }

  /// - Parameter name: the name of a program that lies beside the tests.
  public init(_ name: String) {
    file =
      Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name) ?? URL(fileURLWithPath: name)
  }

  /// Runs it in UTC, with nothing to read, and comes back when it has ended.
  public func run(_ arguments: [String], list: String) async throws -> Ending {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    let variables = ["READLIST_FILE": list, "TZ": "UTC", "no_proxy": "127.0.0.1"]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let complaints = Pipe()
    process.standardOutput = output
    process.standardError = complaints
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    // The output fits into a pipe, so it is complete after the programs have ended.
    return Ending(status: status, output: Self.text(output), complaints: Self.text(complaints))
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}

extension Program.Ending {
  /// An end with success.
  public static func said(_ output: String, complaining complaint: String? = nil) -> Self {
    Self(status: 0, output: output + "\n", complaints: complaint.map { $0 + "\n" } ?? "")
  }

  /// An end with a status, and nothing but a complaint.
  public static func failed(_ status: Int32, _ complaint: String) -> Self {
    Self(status: status, output: "", complaints: complaint + "\n")
  }
}
