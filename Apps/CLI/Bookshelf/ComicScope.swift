import BookshelfDomain
import Composition
import CoreDomain

/// Whose series a list holds: those that a reader owns something of, or all.
struct ComicScope: Hashable, Sendable {
  let isOwnedOnly: Bool
  /// Whether it was chosen because nobody is signed in. Then that is said.
  var isForNobody = false

  static let owned = ComicScope(isOwnedOnly: true)
  static let all = ComicScope(isOwnedOnly: false)
  static let nobody = ComicScope(isOwnedOnly: false, isForNobody: true)
}

extension CommandContext {
  /// What a list holds.
  ///
  /// - Parameter isOwnedOnly: what was asked for. Where nothing was, it is the shelf of who is
  ///   signed in, and the catalogue where nobody is.
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
  /// Whether somebody is signed in; nothing in a state on the way. Where that cannot be found out,
  /// nobody is: the list itself says what is wrong.
  fileprivate var isReaderThere: Bool? {
    switch self {
    case .idle, .preparing: nil
    case .opened, .signedIn: true
    case .signedOut, .failure: false
    }
  }
}
