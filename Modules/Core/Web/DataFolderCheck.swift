package import CoreDomain
import HTTPTypes

/// Checks that the data folder is writable. If the disk is full, the server cannot store anything.
package struct DataFolderCheck: Sendable {
  package let files: any FileSystem
  package let folder: String

  package init(files: any FileSystem, folder: String) {
    self.files = files
    self.folder = folder
  }

  /// Writes a temporary file and discards it.
  ///
  /// - Throws: ``Problem`` with the status 503.
  package func run() async throws(Problem) {
    do throws(FileFailure) {
      let file = try await files.replacement(of: folder + "/.ready")
      try await file.write([UInt8](repeating: 0, count: Self.size))
    } catch {
      throw Problem(
        .serviceUnavailable,
        "The data folder is not writable. Check its permissions and the free space.")
    }
  }

  /// The size of the temporary file in bytes.
  package static let size = 64 * 1024
}
