import FoundationEssentials

/// A program with a defect that must not compile, and its twin, which must compile and differs in
/// one line.
///
/// The file starts with a sentence about the defect and with the declaration that rules it out. The
/// defect and the twin are the last two lines of a function. The expected error is the identifier
/// of the diagnostic, which is more stable than its text:
///
///     /// A request without limits waits for ever.
///     ///
///     /// Stated by ``HTTPClient/send(_:body:limits:)``.
///     …
///       _ = try await client.send(page, body: [])  // expected-error {{[missing_argument_named]}}
///       _ = try await client.send(page, body: [], limits: .page)
///     }
///
/// If both cannot be in one program, the defect is between `#if FAIL` and `#else`, the twin between
/// `#else` and `#endif`, and the comment of the error is `expected-FAIL-error`. If the defect is
/// that a line is missing, such as a case of a `switch`, that line is between `#if !FAIL` and
/// `#endif`.
///
/// A known hole of the compiler (``Stage/holes``) has no twin and expects no error: the program is
/// wrong, but it compiles. Instead of a declaration, the file names another guard:
/// `/// Caught by …`.
public struct CaseFile: Hashable, Sendable {
  public let path: String

  let lines: [String]

  init(path: String) throws(CompilerFailure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableCases(path, reason: "there is no such file, or it may not be read")
    }
    self.init(path: path, text: String(decoding: data, as: UTF8.self))
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The name of the file without `.swift`: the property that the case proves.
  public var name: String {
    String(path.lastPart.dropLast(".swift".count))
  }

  /// Whether the case proves a setting of the compiler, which no declaration states.
  var provesASetting: Bool {
    name.hasPrefix("Setting")
  }

  /// The declaration that states what the case proves, as a path: `HTTPReply/address`.
  var statedBy: String? {
    guard lines.count > 2, let match = lines[2].wholeMatch(of: /\/\/\/ Stated by ``(.+)``\./)
    else { return nil }
    return String(match.1)
  }

  /// Whether the program mentions a type outside of comments and imports.
  func names(_ type: some StringProtocol) -> Bool {
    lines.contains { line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.first != "import" && words.contains { $0 == type }
    }
  }
}
