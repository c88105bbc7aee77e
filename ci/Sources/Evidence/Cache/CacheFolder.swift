import Foundation
import Toolbox

/// Where caches are: a folder for each program, below the build folder of the checkout.
struct CacheFolder: Sendable {
  /// The whole path of this program's folder.
  let path: String
  /// The whole path of the folder for modules of C that the toolchain compiles on its way; all
  /// programs share it.
  let modules: String
  /// The program that runs: an answer of another build of it may mean something else.
  private let program: String

  init(repository: Repository) {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let name = URL(filePath: executable).lastPathComponent
    path = repository.path(".build/evidence/\(name)")
    modules = repository.path(".build/evidence/modules")
    program = FileStamp(path: executable)?.text ?? "unknown"
  }

  /// - Parameter asked: what all the answers depend on beside the program.
  func cache<Value>(_ name: String, asked: String = "") -> EvidenceCache<Value> {
    EvidenceCache(path: "\(path)/\(name)", signature: "\(program) \(asked)")
  }
}
