public import BookmarksDomain

/// What the apps are made of: the screens of every feature, as protocols.
///
/// The apps see this and the domains, and never learn which implementations stand behind it.
public protocol Features: Sendable {
  var bookmarks: any BookmarksScreens { get }
}
