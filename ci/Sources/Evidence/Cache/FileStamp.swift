import Foundation

/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// Nanoseconds since 1970, as exact as `Date` keeps them: to about a fifth of a microsecond.
  let modified: Int64
  let inode: Int

  var text: String { "\(size) \(modified) \(inode)" }

  /// The stamp of a file, or of what a link leads to; nothing when there is none.
  init?(path: String) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
      return nil
    }
    self.init(attributes)
  }

  init(_ attributes: [FileAttributeKey: Any]) {
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    inode = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    let date = attributes[.modificationDate] as? Date ?? .distantPast
    modified = Int64(date.timeIntervalSince1970 * 1e9)
  }
}
