import Forking
import Testing

/// The renamings under test. One has two words, one starts with a vowel, one has an irregular
/// plural.
extension Renaming {
  static let paintColors = bookmarks(to: "PaintColors", "PaintColor")
  static let oceans = bookmarks(to: "Oceans", "Ocean")
  static let mice = bookmarks(to: "Mice", "Mouse")

  static func bookmarks(
    to plural: String, _ singular: String, keeping literals: [WorldWord] = []
  ) -> Renaming {
    renaming([("Bookmarks", plural), ("Bookmark", singular)], keeping: literals)
  }

  static func renaming(
    _ names: [(String, String)], keeping literals: [WorldWord] = []
  ) -> Renaming {
    Renaming(
      names.compactMap { from, to in
        guard let from = FeatureName(from), let to = FeatureName(to) else {
          Issue.record("“\(from)” or “\(to)” is no name")
          return nil
        }
        return Pair(from: from, to: to)
      }, keeping: literals)
  }
}
