import FoundationEssentials

@testable import TestSupport

/// A case whose parts a test can replace.
struct Program: Sendable {
  var opening = "/// A number that is a text cannot be added up."
  var owner = "/// Stated by ``Type``."
  var defect = "let number: Int = \"1\""
  var expectation = "// expected-FAIL-error {{[cannot_convert_initializer_value]}}"
  var twin = "let number: Int = 1"

  var text: String {
    "\(opening)\n///\n\(owner)\n\n#if FAIL\n\(defect)  \(expectation)\n#else\n\(twin)\n#endif\n"
  }

  /// The same without a condition: both lines are in one function.
  var pair: String {
    "\(opening)\n///\n\(owner)\n\nfunc f() {\n  \(defect)  \(expectation)\n  \(twin)\n}\n"
      .replacing("FAIL-", with: "").replacing("let number", with: "let _")
  }
}

/// Writes cases by their paths into a temporary folder.
func withCases(
  _ files: [String: String], _ body: (CaseFolder) async throws -> Void
) async throws {
  try await withFolder(files) { try await body(CaseFolder(path: $0, of: "CoreDomain")) }
}

/// Writes files into a temporary folder; programs among them are executable. `FOLDER` in a text
/// stands for the path of the folder.
func withFolder(
  _ files: [String: String], _ body: (String) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    for (name, text) in files {
      let path = folder.path(name)
      try FileManager.default.createDirectory(
        atPath: path.droppingLastPart, withIntermediateDirectories: true)
      try folder.write(Array(text.replacing("FOLDER", with: folder.path).utf8), to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: text.hasPrefix("#!") ? 0o755 : 0o644], ofItemAtPath: path)
    }
    try await body(folder.path)
  }
}
