package import CoreDomain
import HTTPTypes

/// Checks that the server can write to its data folder. `/readyz` uses this check, because wrong
/// permissions or a full disk prevent the server from storing data.
package struct DataFolderCheck: Sendable {
  package let files: any FileSystem
  package let folder: String

  package init(files: any FileSystem, folder: String) {
    self.files = files
    self.folder = folder
  }

  /// Writes a temporary file of ``size`` bytes to the folder, and deletes the file.
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

  /// The size of the file that ``run()`` writes, in bytes.
  package static let size = 64 * 1024
}
