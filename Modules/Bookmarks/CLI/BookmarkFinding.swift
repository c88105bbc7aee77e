import BookmarksDomain
import CoreCLI
import CoreDomain

extension CommandContext {
  /// Returns the bookmark that an argument identifies: by the identifier, by a prefix of the
  /// identifier, or by the URL.
  ///
  /// - Returns: The bookmark, or `nil` if the screen was deallocated.
  func bookmark(
    meantBy typed: String, on screens: any BookmarksScreens
  ) async -> Result<Bookmark, BookmarkFailure>? {
    await screens.detail(navigator: navigator).outcome(of: .find(typed)) { state in
      switch state {
      case .idle, .preparing, .removed: nil
      case .success(let bookmark): .success(bookmark)
      case .failure(let failure): .failure(failure)
      }
    }
  }

  /// Returns the bookmarks that the arguments identify, without duplicates.
  ///
  /// - Throws: ``BookmarkFailure/notFound(_:)`` with every argument that was not found, or the
  ///   first failure of another kind.
  func bookmarks(
    meantBy arguments: [String], on screens: any BookmarksScreens
  ) async throws(BookmarkFailure) -> [Bookmark.ID] {
    var (found, missing): ([Bookmark.ID], [Bookmark.ID]) = ([], [])
    for typed in arguments {
      switch await bookmark(meantBy: typed, on: screens) {
      case .success(let bookmark):
        if !found.contains(bookmark.id) { found.append(bookmark.id) }
      case .failure(.notFound(let ids)): missing += ids.filter { !missing.contains($0) }
      case .failure(let failure): throw failure
      case nil: return []
      }
    }
    guard missing.isEmpty else { throw .notFound(missing) }
    return found
  }
}

/// The help texts of arguments that identify bookmarks.
enum BookmarkArgument {
  static let one =
    "The identifier, its first \(IdentifierStart.shortest) characters or more, or the address."
  static let several =
    "The identifiers, their first \(IdentifierStart.shortest) characters or more, or the addresses."
}
