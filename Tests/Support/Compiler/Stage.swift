/// How far a program is compiled. Each stage has its folder.
///
/// The compiler enters the second stage only when the first one has no complaint about any file,
/// so the stages are run apart: the defects of the first would silence those of the second.
enum Stage: String, CaseIterable, Sendable {
  /// Names, types, conformances, access, exhaustive switches, typed throws.
  case typeCheck = "TypeCheck"
  /// As ``typeCheck``, for what a feature's types in the server rule out: these programs open the server
  /// as its own tests do (`@testable import Server`), since it shows such types to nobody.
  case pages = "Pages"
  /// What is known after lowering to SIL: ownership, regions of isolation, initialisation.
  case sil = "SIL"
  /// Programs that are wrong and compile all the same: what the compiler cannot see, and what
  /// another guard has to catch.
  case holes = "Holes"

  /// The module whose settings such programs are compiled with; nothing for that of their folder.
  var module: String? { self == .pages ? "Server" : nil }

  var arguments: [String] {
    switch self {
    case .typeCheck, .pages: ["-typecheck"]
    case .sil, .holes: ["-emit-sil", "-o", "/dev/null"]
    }
  }
}
