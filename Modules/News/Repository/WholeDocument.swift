import CoreDomain
import NewsDomain

extension ByteSource {
  /// Reads all bytes.
  ///
  /// - Throws: ``StoryFailure/file(_:)`` if reading fails or if there are more than
  ///   ``FeedDocument/limit``.
  func whole() async throws(StoryFailure) -> [UInt8] {
    do throws(FileFailure) {
      return try await bytes(upTo: FeedDocument.limit, of: "The document")
    } catch {
      throw .file(error)
    }
  }
}
