import Foundation

/// The files that the package manager gave to the compiler when it last built a target.
enum CompiledFiles {
  /// The whole paths; none when the target was not built, or by another program.
  ///
  /// - Parameter products: the whole path of the folder with the modules.
  static func paths(of target: String, products: String) -> [String] {
    let list = "\(products)/\(moduleName(of: target)).build/sources"
    guard let data = FileManager.default.contents(atPath: list) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(unquoted)
  }

  /// A path with a space or the like in it stands in quotation marks, as for a shell.
  private static func unquoted(_ line: Substring) -> String {
    guard line.count > 1, line.first == "'", line.last == "'" else { return String(line) }
    return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
  }
}

/// The compiler's name of a target's module: `seams_server` of `seams-server`.
func moduleName(of target: String) -> String {
  String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
}
