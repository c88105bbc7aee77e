import Foundation
import Toolbox

/// The files that were written for a feature, and the previous pages. With it, an uncommitted
/// feature can be removed without losing a person's work.
struct Receipt: Codable, Sendable {
  /// The digest of each file of the feature.
  var files: [String: String] = [:]
  /// The digests of the generated pages after the feature was made.
  var pages: [String: String] = [:]

  private static let folder = "\(ForkFolder.path)/receipts"

  /// The folder with the previous pages.
  static func pages(of feature: String) -> String { "\(folder)/\(feature)" }

  static func read(_ feature: String, in repository: Repository) -> Receipt? {
    let path = repository.path("\(folder)/\(feature).json")
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(Receipt.self, from: data)
  }

  func write(for feature: String, in repository: Repository) throws(ToolFailure) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      try repository.write(
        String(decoding: encoder.encode(self), as: UTF8.self),
        to: "\(Self.folder)/\(feature).json")
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw ToolFailure("The receipt of \(feature) cannot be written: \(error)")
    }
  }

  static func remove(_ feature: String, in repository: Repository) {
    try? FileManager.default.removeItem(atPath: repository.path("\(folder)/\(feature).json"))
    try? FileManager.default.removeItem(atPath: repository.path(pages(of: feature)))
  }
}

/// A digest of a content: FNV-1a with 64 bits, and the length.
enum Digest {
  static func of(_ data: Data) -> String {
    "\(String(number(of: data), radix: 16))-\(data.count)"
  }

  static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    return hash
  }

  /// Returns the digest of a file, or `nil` if the file does not exist.
  static func of(_ path: String, in repository: Repository) -> String? {
    FileManager.default.contents(atPath: repository.path(path)).map(of)
  }
}
