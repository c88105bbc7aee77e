import Foundation
import Testing

@testable import CoreInfrastructure

/// Which symbolic links a program follows when it writes a file.
@Suite struct LinkTrustTests {
  private static let (user, root, stranger): (uid_t, uid_t, uid_t) = (1000, 0, 1001)

  @Test(arguments: [
    (0o41777, user, root, true), (0o41777, root, root, true), (0o41777, stranger, root, false),
    (0o41777, stranger, stranger, true), (0o41777, root, stranger, false),
    // Not sticky, or not writable by everybody: all who may write there are trusted.
    (0o40755, stranger, root, true), (0o41755, stranger, root, true),
    (0o40777, stranger, root, true),
  ])
  func followsLinksInSharedFoldersOnlyIfTheirOwnerIsTrusted(
    _ mode: mode_t, _ linkOwner: uid_t, _ folderOwner: uid_t, _ isTrusted: Bool
  ) {
    let trust = LinkTrust(
      linkOwner: linkOwner, folderOwner: folderOwner, folderMode: mode, user: Self.user)
    #expect(trust.isTrusted == isTrusted)
  }
}
