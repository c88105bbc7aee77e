import Foundation
public import Toolbox

/// Runs shell commands in a folder. When a command or the tool ends, all processes that the command
/// started are killed.
public struct CommandRunner: Sendable {
  public let folder: String
  /// The folder for outputs, one file per command.
  public let logs: String
  private let environment: [String: String]

  /// - Parameter environment: The variables to add to the tool's own environment.
  public init(folder: String, logs: String, environment: [String: String] = [:]) {
    (self.folder, self.logs, self.environment) = (folder, logs, environment)
  }

  func log(of name: String) -> String {
    "\(logs)/\(String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })).log"
  }

  /// Each command has its own session, which is killed completely, because compilers start servers
  /// and test runs make process groups. `setpriv` ends the command if the tool is killed.
  private static let script = """
    setsid env --default-signal timeout --signal=KILL 40m bash -c "$1" >"$2" 2>&1 &
    session=$!
    trap 'while pkill -KILL --session $session --runstates DRST; do :; done' EXIT
    trap 'exit 143' TERM
    wait $session
    """

  /// Runs a command and waits for its end. Its status is 137 after a timeout.
  public func run(
    _ command: String, as name: String
  ) throws(ToolFailure) -> (status: Int32, output: String, seconds: Double) {
    let log = log(of: name), start = ContinuousClock.now
    try Repository(root: "/").write("", to: log)
    // Variables that an outer make, git or test run sets for its children do not apply to these
    // commands.
    let foreign = ProcessInfo.processInfo.environment.keys.filter { key in
      ["MAKE", "MFLAGS", "GIT_", "LLVM_PROFILE_FILE"].contains(where: key.hasPrefix)
    }
    let result = try Shell.run(
      foreign.flatMap { ["-u", $0] }
        + ["setpriv", "--pdeathsig", "TERM", "bash", "-c", Self.script, "bash", command, log],
      in: folder, environment: environment)
    let said = FileManager.default.contents(atPath: log) ?? Data()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return (result.status, String(decoding: said, as: UTF8.self), seconds)
  }
}
