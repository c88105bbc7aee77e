internal import Subprocess

/// The compiler as a test subject: the same program, with the same settings, that built the
/// package, and the package's own modules to import.
///
/// It takes part as a stranger (`-package-name outsider`), so that `package` closes what it closes
/// to the users of the modules.
struct SwiftFrontend: Sendable {
  private let plan: BuildPlan
  private let settings: Set<LanguageSetting>

  init(settingsOf module: String, in plan: BuildPlan) throws(CompilerFailure) {
    guard let settings = plan.settings(of: module) else {
      throw .missingModule("the package has no module “\(module)”")
    }
    self.plan = plan
    self.settings = settings
  }

  /// Compiles all files as one module, up to a stage, and returns its errors.
  ///
  /// - Parameter defective: whether the defects are compiled, and checked against what the files
  ///   expect; otherwise their twins are.
  func errors(
    in files: [CaseFile], stage: Stage, defective: Bool
  ) async throws(CompilerFailure) -> [Diagnostic] {
    let verifying = [
      "-D", "FAIL", "-verify", "-verify-additional-prefix", "FAIL-", "-verify-ignore-unrelated",
    ]
    let arguments =
      ["-frontend"] + stage.arguments + (defective ? verifying : [])
      + settings.map(\.arguments).sorted { $0.joined() < $1.joined() }.flatMap(\.self)
      + [
        "-debug-diagnostic-names", "-diagnostic-style", "llvm", "-parse-as-library",
        "-package-name", "outsider", "-module-name", "Cases", "-I", plan.modulesFolder,
      ]
      + files.map(\.path)
    return try Self.errors(in: try await run(arguments))
  }

  private struct Answer {
    let status: TerminationStatus
    let output: String
  }

  private func run(_ arguments: [String]) async throws(CompilerFailure) -> Answer {
    do {
      let result = try await Subprocess.run(
        .name("swift-frontend"), arguments: Arguments(arguments),
        environment: .inherit.updating(["PATH": plan.toolchain]),
        output: .discarded, error: .string(limit: Self.outputLimit))
      return Answer(status: result.terminationStatus, output: result.standardError)
    } catch {
      throw .unusable(reason: "\(error)")
    }
  }

  /// Reads an answer. An end that no error explains is a crash, whatever the status says.
  private static func errors(in answer: Answer) throws(CompilerFailure) -> [Diagnostic] {
    let errors = Diagnostic.errors(in: answer.output)
    if let error = errors.first(where: \.isAboutModule) {
      throw .missingModule(error.message)
    }
    switch answer.status {
    case .exited(0) where errors.isEmpty, .exited(1) where !errors.isEmpty:
      return errors.filter { !$0.isAboutNote }
    default:
      let lastLines = answer.output.split(separator: "\n").suffix(20).joined(separator: "\n")
      throw .crashed(status: "\(answer.status)", output: lastLines)
    }
  }

  /// How many bytes the compiler may say. A case that fails takes some hundred.
  private static let outputLimit = 4 * 1024 * 1024
}
