import Foundation

/// Writes a Swift file with a string literal for each text file, without the line feed at its end:
/// `embed-texts OUTPUT FILE…`.
///
/// Package resources would be files beside the program, and `.embedInCode` makes arrays of bytes,
/// which the compiler needs much longer for.
@main struct EmbedTexts {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    var source = "enum Texts {\n"
    for path in arguments.dropFirst() {
      let file = URL(filePath: path)
      var text = try String(contentsOf: file, encoding: .utf8)
      if text.hasSuffix("\n") { text.removeLast() }
      let name = file.deletingPathExtension().lastPathComponent
      source += "  static let \(name.prefix(1).lowercased() + name.dropFirst()) = "
      source += "####\"\"\"\n\(text)\n\"\"\"####\n"
    }
    try Data((source + "}\n").utf8).write(to: URL(filePath: output))
  }
}
