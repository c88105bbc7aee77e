import CoreDomain
import NewsDomain

extension ByteSource {
  /// All the bytes there are.
  ///
  /// - Throws: ``StoryFailure/file(_:)``, also when there are more than ``FeedDocument/limit``.
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
