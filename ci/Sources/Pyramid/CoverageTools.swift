import Foundation
public import Toolbox

/// The toolchain's own programs for coverage, over the programs that were tested.
public struct CoverageTools: Sendable {
  /// The folder of `llvm-cov` and `llvm-profdata`.
  public let tools: String
  /// What ran: the tests and the programs that they start.
  public let programs: [String]
  /// The checkout that the programs were built in; the profiles name its files.
  public let root: String
  /// Where the sources are that count.
  private let sources: [String]

  /// Finds the programs of a build.
  ///
  /// - Parameter build: named from the root of the checkout.
  /// - Throws: ``ToolFailure`` when nothing is built, or there is no toolchain.
  public init(repository: Repository, build: String) throws(ToolFailure) {
    tools = try Self.toolchain() + "/bin"
    let tests = "\(build)/debug/SeamsPackageTests.xctest"
    guard repository.exists(tests) else {
      throw ToolFailure("\(tests) is not there. Build the tests first, with “make compile”.")
    }
    let programs = ["seams", "seams-server"].map { "\(build)/debug/\($0)" }
    self.programs = ([tests] + programs.filter(repository.exists)).map(repository.path)
    root = repository.root
    sources = ["Modules", "Apps", "docs/examples"].map(repository.path)
  }

  /// What the profiles of some levels reached, as `lcov`.
  ///
  /// A program that a test kills, or denies the disk, leaves half a profile: those that are whole
  /// are merged, and it fails only when none is.
  ///
  /// - Parameter data: where the merged profiles are kept.
  /// - Throws: ``ToolFailure`` with what the tool said.
  public func lcov(of profiles: [String], keeping data: String) throws(ToolFailure) -> String {
    try run(["llvm-profdata", "merge", "--sparse", "--failure-mode=all", "-o", data] + profiles)
    return try run(["llvm-cov", "export", "--format=lcov", "--skip-functions"] + subject(data))
  }

  /// Writes pages of HTML into a folder: each file with how often its lines ran.
  public func writePages(of data: String, to folder: String) throws(ToolFailure) {
    let options = [
      "--format=html", "--output-dir=\(folder)", "--project-title=Seams", "--num-threads=2",
    ]
    try run(["llvm-cov", "show"] + options + subject(data))
  }

  private func subject(_ data: String) -> [String] {
    let objects = programs.dropFirst().flatMap { ["--object", $0] }
    return ["--instr-profile=\(data)", "--ignore-filename-regex=/Tests/", programs[0]] + objects
      + sources
  }

  @discardableResult
  private func run(_ command: [String]) throws(ToolFailure) -> String {
    let result = try Shell.run(["\(tools)/\(command[0])"] + command.dropFirst())
    guard result.succeeded else {
      throw ToolFailure("\(command[0]) ended with status \(result.status): \(result.errors)")
    }
    return result.output
  }

  /// The folder that the compiler is installed in. The tools have to be those of the compiler that
  /// built the programs.
  static func toolchain() throws(ToolFailure) -> String {
    if let known = ProcessInfo.processInfo.environment["SEAMS_TOOLCHAIN"] { return known }
    let answer = try Shell.run(["swiftc", "-print-target-info"])
    let key = "\"runtimeResourcePath\": \""
    guard answer.succeeded, let start = answer.output.range(of: key)?.upperBound else {
      throw ToolFailure("swiftc does not say where it is installed: \(answer.errors)")
    }
    let path = answer.output[start...].prefix { $0 != "\"" }
    return path.hasSuffix("/lib/swift") ? String(path.dropLast("/lib/swift".count)) : String(path)
  }
}
