import Foundation

/// The compiler's arguments for each module, as the package manager planned them.
///
/// A module is only understood together with the headers of C that it was compiled with, and only
/// the plan knows where these are. The plan has several megabytes of YAML, of which a line for each
/// module is wanted; so its lines are looked through, and not parsed.
struct BuildPlan: Sendable {
  /// The lists of arguments as they are written, which is JSON too, by module.
  private var lists: [String: ArraySlice<UInt8>] = [:]

  /// - Parameter build: the whole path of the build folder; one without a plan has an empty one.
  init(build: String) {
    let text = [UInt8](FileManager.default.contents(atPath: "\(build)/debug.yaml") ?? Data())
    // "C.CoreDomain-x86_64-unknown-linux-gnu-debug.module":
    //     …
    //     args: ["/usr/bin/swiftc","-module-name","CoreDomain",…]
    let command = Array("  \"C.".utf8)
    let arguments = Array("    args: ".utf8)
    var module: String?
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: command) {
        let name = line.dropFirst(command.count).prefix { $0 != UInt8(ascii: "-") }
        module = String(decoding: name, as: UTF8.self)
      } else if let name = module, line.starts(with: arguments) {
        lists[name] = line.dropFirst(arguments.count)
        module = nil
      }
    }
  }

  /// All arguments, the compiler first; none if the plan has no such module.
  func compilerArguments(of module: String) -> [String] {
    guard let list = lists[module] else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(list))) ?? []
  }
}
