import BookshelfDomain
import Composition
import CoreDomain

/// The scope of a list: the series of which the reader owns a volume, or all series.
struct ComicScope: Hashable, Sendable {
  let isOwnedOnly: Bool
  /// Whether the scope is the default because nobody is signed in. The notices then say so.
  var isForNobody = false

  static let owned = ComicScope(isOwnedOnly: true)
  static let all = ComicScope(isOwnedOnly: false)
  static let nobody = ComicScope(isOwnedOnly: false, isForNobody: true)
}

extension CommandContext {
  /// Returns the scope of a list.
  ///
  /// - Parameter isOwnedOnly: the requested scope. `nil` means the shelf of the signed-in reader,
  ///   or the catalogue if nobody is signed in.
  func comicScope(
    _ isOwnedOnly: Bool?, on screens: any BookshelfScreens
  ) async -> ComicScope {
    if let isOwnedOnly { return isOwnedOnly ? .owned : .all }
    let screen = screens.account(for: .user, navigator: navigator)
    let binding = ScreenBinding<ComicAccountState, Bool>(view: \.isReaderThere)
    let isThere = await binding.outcome(of: await screen.states()) { await screen.show() }
    return isThere == true ? .owned : .nobody
  }
}

extension ComicAccountState {
  /// Whether a reader is signed in; `nil` in an intermediate state. A failure counts as signed out:
  /// the list itself reports the error.
  fileprivate var isReaderThere: Bool? {
    switch self {
    case .idle, .preparing: nil
    case .opened, .signedIn: true
    case .signedOut, .failure: false
    }
  }
}
