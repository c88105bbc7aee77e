import CoreDomain
import NewsDomain

extension ByteSource {
  /// Reads all bytes.
  ///
  /// - Throws: ``StoryFailure/file(_:)`` if reading fails or if there are more than
  ///   ``FeedDocument/limit``.
  func whole() async throws(StoryFailure) -> [UInt8] {
    do throws(FileFailure) {
      var bytes: [UInt8] = []
      while let piece = try await next() {
        bytes += piece
        guard bytes.count <= FeedDocument.limit else {
          throw .tooLarge(path: "The document", limit: FeedDocument.limit)
        }
      }
      return bytes
    } catch {
      throw .file(error)
    }
  }
}
