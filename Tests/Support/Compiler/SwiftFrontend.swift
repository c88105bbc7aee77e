/// The compiler as a test subject: the same compiler with the same settings that built the package,
/// and the package's modules to import.
///
/// It compiles for another package (`-package-name outsider`), so that `package` declarations are
/// as inaccessible as for users of the modules.
struct SwiftFrontend: Sendable {
  private let plan: BuildPlan
  private let settings: Set<LanguageSetting>
  /// The arguments with the paths of the module's C modules.
  private let ways: [String]
  /// The arguments for the modules that each file sees without an import.
  private let imports: [String]

  /// - Parameter module: The module with the settings. Each file sees it and `CoreDomain` without
  ///   an import, and the internal types of pages, too.
  init(settingsOf module: String, in plan: BuildPlan) throws(CompilerFailure) {
    self.plan = plan
    imports = [
      "-import-module", "CoreDomain",
      module.hasSuffix("Web") ? "-testable-import-module" : "-import-module", module,
    ]
    let module = try plan.module(module)
    settings = module.settings
    ways = module.waysToModules()
  }

  /// Compiles all files as one module up to a stage, and returns its errors.
  ///
  /// - Parameter defective: Whether `FAIL` is defined, so that the defects below `#if FAIL` are
  ///   compiled instead of their twins. Without a condition, both are always compiled.
  func errors(
    in files: [CaseFile], stage: Stage, defective: Bool
  ) async throws(CompilerFailure) -> [Diagnostic] {
    let verifying = stage == .holes ? [] : ["-verify", "-verify-ignore-unrelated"]
    let defects = defective ? ["-D", "FAIL", "-verify-additional-prefix", "FAIL-"] : []
    let arguments =
      ["-frontend"] + stage.arguments + verifying + defects + settings.inOrder
      + [
        "-debug-diagnostic-names", "-diagnostic-style", "llvm", "-parse-as-library",
        "-package-name", "outsider", "-module-name", "Cases",
        "-module-cache-path", plan.moduleCache, "-I", plan.modulesFolder,
      ]
      + ways + imports + files.map(\.path)
    return try Self.errors(in: try await plan.tools.run("swift-frontend", arguments))
  }

  /// Parses the compiler's output. A failure without an error is a crash, whatever the status is.
  private static func errors(
    in answer: Toolchain.Answer
  ) throws(CompilerFailure) -> [Diagnostic] {
    let errors = Diagnostic.errors(in: answer.output)
    if let error = errors.first(where: \.isAboutModule) {
      throw .missingModule(error.message)
    }
    switch answer.status {
    case 0 where errors.isEmpty, 1 where !errors.isEmpty:
      return errors.filter { !$0.isAboutNote }
    default:
      throw answer.asCrash
    }
  }
}

extension Set<LanguageSetting> {
  /// The settings as compiler arguments in a stable order.
  var inOrder: [String] {
    map(\.arguments).sorted { $0.joined() < $1.joined() }.flatMap(\.self)
  }
}
