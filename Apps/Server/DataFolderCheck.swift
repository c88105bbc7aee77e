import CoreDomain
import HTTPTypes

/// Whether the folder of the data can be written: a full disk lets the server read, and nothing more.
struct DataFolderCheck: Sendable {
  let files: any FileSystem
  let folder: String

  /// Writes a file and leaves it out again.
  ///
  /// - Throws: ``Problem`` with the status 503.
  func run() async throws(Problem) {
    do throws(FileFailure) {
      let file = try await files.replacement(of: folder + "/.ready")
      try await file.write([UInt8](repeating: 0, count: Self.size))
    } catch {
      throw Problem(.serviceUnavailable, "The folder of the data cannot be written.")
    }
  }

  /// How many bytes have to fit.
  static let size = 64 * 1024
}
