/// How far a program is compiled. Each stage has its own folder of cases.
///
/// The compiler enters the second stage only if the first one finds no error in any file, so the
/// stages are run separately: otherwise the defects of the first would hide those of the second.
enum Stage: String, CaseIterable, Sendable {
  /// Names, types, conformances, access, exhaustive switches, typed throws.
  case typeCheck = "TypeCheck"
  /// Like ``typeCheck``, for the types of a feature's pages: these programs see internal
  /// declarations, as with `@testable import`.
  case web = "Web"
  /// Checks after lowering to SIL: ownership, isolation regions, initialization.
  case sil = "SIL"
  /// Programs that are wrong but compile, so that another guard has to catch them.
  case holes = "Holes"

  /// The module whose settings are used.
  ///
  /// - Parameter module: The module of the folder, such as `NewsDomain`.
  func module(of module: String) -> String {
    self == .web ? module.dropLast("Domain".count) + "Web" : module
  }

  var arguments: [String] {
    switch self {
    case .typeCheck, .web: ["-typecheck"]
    case .sil, .holes: ["-emit-sil", "-o", "/dev/null"]
    }
  }
}
