/// How far a program is compiled. Each stage has its folder.
///
/// The compiler enters the second stage only when the first one has no complaint about any file,
/// so the stages are run apart: the defects of the first would silence those of the second.
enum Stage: String, CaseIterable, Sendable {
  /// Names, types, conformances, access, exhaustive switches, typed throws.
  case typeCheck = "TypeCheck"
  /// What is known after lowering to SIL: ownership, regions of isolation, initialisation.
  case sil = "SIL"
  /// Programs that are wrong and compile all the same: what the compiler cannot see, and what
  /// another guard has to catch.
  case holes = "Holes"

  var arguments: [String] {
    switch self {
    case .typeCheck: ["-typecheck"]
    case .sil, .holes: ["-emit-sil", "-o", "/dev/null"]
    }
  }
}
