import Foundation
import Toolbox

extension Receipt {
  /// A receipt while the feature is being made.
  struct Draft {
    let feature: String
    let pages: [String]
    let repository: Repository

    init(of feature: String, pages: [String], in repository: Repository) {
      self.feature = feature
      self.pages = pages
      self.repository = repository
    }

    /// Copies the pages before tools regenerate them.
    func keepPages() throws(ToolFailure) {
      Receipt.remove(feature, in: repository)
      for page in pages {
        let copy = repository.path("\(Receipt.pages(of: feature))/\(page)")
        do {
          try FileManager.default.createDirectory(
            atPath: URL(filePath: copy).deletingLastPathComponent().path(percentEncoded: false),
            withIntermediateDirectories: true)
          try FileManager.default.copyItem(atPath: repository.path(page), toPath: copy)
        } catch {
          throw ToolFailure("\(page) cannot be copied: \(error.localizedDescription)")
        }
      }
    }

    /// Records the current files.
    func write(of files: [String]) throws(ToolFailure) {
      var receipt = Receipt()
      // A page of the feature may have been regenerated since it was written.
      for file in files { receipt.files[file] = Digest.of(file, in: repository) }
      for page in GeneratedPages.paths(in: repository, without: feature) {
        receipt.pages[page] = Digest.of(page, in: repository)
      }
      try receipt.write(for: feature, in: repository)
    }
  }

  /// The previous pages by path, without those that have changed since.
  func pagesBefore(
    _ feature: String, in repository: Repository
  ) -> [(path: String, content: Data)]? {
    let now = GeneratedPages.paths(in: repository, without: feature)
    guard !now.isEmpty, Set(now) == Set(pages.keys),
      now.allSatisfy({ pages[$0] == Digest.of($0, in: repository) })
    else { return nil }
    let folder = Self.pages(of: feature)
    var before: [(path: String, content: Data)] = []
    for path in repository.files(below: folder).map({ String($0.dropFirst(folder.count + 1)) }) {
      guard let content = FileManager.default.contents(atPath: repository.path("\(folder)/\(path)"))
      else { return nil }
      before.append((path, content))
    }
    return before.isEmpty ? nil : before
  }
}
