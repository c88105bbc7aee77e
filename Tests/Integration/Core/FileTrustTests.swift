import Foundation
import Testing

@testable import CoreInfrastructure

/// Which files a program may read a secret from.
@Suite struct FileTrustTests {
  private static let (user, root, stranger): (uid_t, uid_t, uid_t) = (1000, 0, 1001)

  @Test(arguments: [
    (0o100600, user, true), (0o100644, user, true), (0o100444, root, true),
    (0o100620, user, false), (0o100602, user, false), (0o100600, stranger, false),
    (0o100666, root, false), (0o010600, user, true), (0o010622, user, false),
    // A device: /dev/null belongs to root and is writable by everybody.
    (0o020666, root, true),
  ])
  func trustsFilesOfTheUserAndOfRootThatOthersCannotWrite(
    _ mode: mode_t, _ owner: uid_t, _ isTrusted: Bool
  ) {
    let trust = FileTrust(owner: owner, mode: mode, user: Self.user)
    #expect((trust.objection(to: "token") == nil) == isTrusted)
  }

  @Test func explainsTheObjectionAndHowToFixIt() {
    let open = FileTrust(owner: Self.user, mode: 0o100664, user: Self.user)
    let words = open.objection(to: "/etc/seams/token")
    #expect(words?.contains("(mode 664)") == true)
    #expect(words?.hasSuffix("run “chmod 600 /etc/seams/token”") == true)
    let foreign = FileTrust(owner: Self.stranger, mode: 0o100600, user: Self.user)
    #expect(foreign.objection(to: "token")?.hasPrefix("it belongs to another user (1001)") == true)
  }
}
