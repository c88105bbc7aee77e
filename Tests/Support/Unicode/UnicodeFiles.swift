private import Foundation
private import Subprocess

/// The Unicode data files of Debian's package `unicode-data`.
///
/// They are read from the system, because they are large third-party files. `bzip2` unpacks the
/// file that is compressed.
public enum UnicodeFiles {
  /// The rows of `NormalizationTest.txt`: https://www.unicode.org/Public/UCD/latest/ucd/
  public static func normalizationRows() async throws -> [NormalizationRow] {
    try await text("NormalizationTest.txt").split(separator: "\n").compactMap(NormalizationRow.init)
  }

  private static func text(_ name: String) async throws -> String {
    let path = "\(folder)/\(name)"
    if let data = FileManager.default.contents(atPath: path) {
      return String(decoding: data, as: UTF8.self)
    }
    guard FileManager.default.fileExists(atPath: "\(path).bz2") else {
      throw UnicodeFileFailure.missing(path: path)
    }
    let result = try await Subprocess.run(
      .name("bzip2"), arguments: Arguments(["--decompress", "--stdout", "\(path).bz2"]),
      output: .string(limit: limit), error: .string(limit: limit))
    guard case .exited(0) = result.terminationStatus else {
      throw UnicodeFileFailure.unreadable(path: path, reason: result.standardError)
    }
    return result.standardOutput
  }

  private static let folder = "/usr/share/unicode"
  /// The maximum size of a file in bytes. The test file of version 15 has 2.7 million bytes.
  private static let limit = 16_000_000
}

public enum UnicodeFileFailure: Error, CustomStringConvertible {
  case missing(path: String)
  case unreadable(path: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let path):
      "There is no “\(path)”. Run ci/bootstrap, which installs the package unicode-data."
    case .unreadable(let path, let reason):
      "“\(path).bz2” cannot be unpacked by bzip2: \(reason)"
    }
  }
}

/// A row of the normalization test: five texts. The first three have the same canonical form, and
/// all five the same compatibility form.
public struct NormalizationRow: Sendable {
  /// The line as in the file: `1E0A;1E0A;0044 0307;1E0A;0044 0307`.
  public let line: String
  /// Source, NFC, NFD, NFKC, NFKD.
  public let columns: [String]

  /// - Returns: `nil` for a comment, a section header, and any other line without five columns.
  init?(_ line: Substring) {
    let columns = line.split(separator: ";", omittingEmptySubsequences: false).prefix(5)
    guard !line.hasPrefix("#"), columns.count == 5 else { return nil }
    self.line = columns.joined(separator: ";")
    var texts: [String] = []
    for column in columns {
      var scalars = String.UnicodeScalarView()
      for code in column.split(separator: " ") {
        guard let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        scalars.append(scalar)
      }
      texts.append(String(scalars))
    }
    self.columns = texts
  }

  public var scalars: [Unicode.Scalar] { columns.flatMap(\.unicodeScalars) }
}
