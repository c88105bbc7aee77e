import Dispatch
import Foundation
import Synchronization
public import Toolbox

/// What a command said, and how it ended.
public struct CommandResult: Sendable {
  /// The exit status, or 128 and the number of the signal that ended it.
  public let status: Int32
  public let output: String
  public let seconds: Double
  /// Whether it was ended because it took too long.
  public let isOverdue: Bool
}

/// Runs commands of the shell in the scratch clone, one at a time.
///
/// Each writes into a file, since a pipe would stay open for as long as a lost child holds it, and
/// leaves its status in another one. What it started ends with it.
public struct CommandRunner: Sendable {
  public let folder: String
  /// Where what commands say is kept, one file each.
  public let logs: String
  /// What is added to the tool's own environment.
  public let environment: [String: String]
  /// How long a command may take. A build of everything from nothing, on two busy processors, is the
  /// longest.
  public let limit: Duration

  public init(
    folder: String, logs: String, environment: [String: String] = [:],
    limit: Duration = .seconds(2400)
  ) {
    self.folder = folder
    self.logs = logs
    self.environment = environment
    self.limit = limit
  }

  /// Runs a command and waits for its end.
  ///
  /// - Parameter name: what its log is called.
  /// - Throws: ``ToolFailure`` when it cannot be started or its log cannot be written.
  public func run(_ command: String, as name: String) throws(ToolFailure) -> CommandResult {
    let log = path(ofLog: name), ending = log + ".status"
    let start = ContinuousClock.now
    do {
      try FileManager.default.createDirectory(
        atPath: logs, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: ending)
      try Data().write(to: URL(filePath: log))
      let file = try FileHandle(forWritingTo: URL(filePath: log))
      defer { try? file.close() }
      let process = process(command, into: file, ending: ending)
      try process.run()
      let running = RunningCommand(root: process.processIdentifier)
      let isOverdue = !waits(for: process, ending: ending, since: start)
      running.end()
      let status = try? String(contentsOfFile: ending, encoding: .utf8)
      let said = try Data(contentsOf: URL(filePath: log))
      return CommandResult(
        status: status.flatMap { Int32($0) } ?? 128 + SIGKILL,
        output: String(decoding: said, as: UTF8.self),
        seconds: (ContinuousClock.now - start).seconds, isOverdue: isOverdue)
    } catch {
      throw ToolFailure("“\(command)” cannot be run: \(error.localizedDescription)")
    }
  }

  /// The file that holds what a command said.
  public func path(ofLog name: String) -> String {
    let plain = name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }
    return "\(logs)/\(String(plain)).log"
  }

  /// Waits until the command has left its status, or is gone.
  ///
  /// NB: Foundation takes a process for running for as long as any child of it holds on to what it
  /// inherited. A compiler that got lost would be waited for until it is found.
  ///
  /// - Returns: whether it ended in time.
  private func waits(
    for process: Process, ending: String, since start: ContinuousClock.Instant
  ) -> Bool {
    while process.isRunning, !FileManager.default.fileExists(atPath: ending) {
      if ContinuousClock.now - start > limit { return false }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return true
  }

  private func process(_ command: String, into file: FileHandle, ending: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "bash", "-c", #"bash -c "$1"; printf %s $? >"$2.part"; mv "$2.part" "$2""#, "bash",
      command, ending,
    ]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.filter { variable in
      !Self.unwanted.contains { variable.key.hasPrefix($0) }
    }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    return process
  }

  /// What an outer make, git or test run tells its children, and is not meant for these.
  private static let unwanted = ["MAKE", "MFLAGS", "GIT_", "LLVM_PROFILE_FILE"]
}

/// A command that runs, for whoever has to end it.
struct RunningCommand {
  let root: Int32

  private static let roots = Mutex<Set<Int32>>([])

  init(root: Int32) {
    self.root = root
    _ = Self.roots.withLock { $0.insert(root) }
  }

  /// Ends all commands that run.
  static func endAll() {
    for root in roots.withLock(\.self) { end(root) }
  }

  /// Ends what the command started, and itself if it still runs.
  func end() {
    Self.end(root)
    _ = Self.roots.withLock { $0.remove(root) }
  }

  /// Children may have made groups of processes of their own, so each is looked for.
  private static func end(_ root: Int32) {
    for process in descendants(of: root).reversed() + [root, -root] { kill(process, SIGKILL) }
  }

  private static func descendants(of root: Int32) -> [Int32] {
    guard let list = try? Shell.run(["ps", "-A", "-o", "ppid=,pid="]) else { return [] }
    let pairs = list.output.lines.map { $0.split(separator: " ").compactMap { Int32($0) } }
    let children = Dictionary(grouping: pairs.filter { $0.count == 2 }, by: { $0[0] })
    var found: [Int32] = [], open = [root]
    while let parent = open.popLast() {
      let next = (children[parent] ?? []).map { $0[1] }
      found += next
      open += next
    }
    return found
  }
}

/// Ends the tool when somebody asks it to, and what runs with it.
public struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Listens for as long as it lives.
  public init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningCommand.endAll()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}

extension Duration {
  /// As seconds, with the part behind the point.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
