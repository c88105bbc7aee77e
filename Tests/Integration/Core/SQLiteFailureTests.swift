import CoreDomain
import Glibc
import TestSupport
import Testing

@testable import CoreInfrastructure

@Suite struct SQLiteFailureTests {
  /// On a read-only file system, SQLite reports that the log does not exist.
  @Test(arguments: [true, false])
  func saysThatTheLogIsMissingOnlyIfTheDatabaseExists(_ exists: Bool) async throws {
    try await withTemporaryFolder { folder in
      let name = "shelf.sqlite"
      if exists { try folder.write([UInt8](), to: name) }
      let reason = SQLFailure.reason("unable to open", ENOENT, folder.path(name))
      let error = "No such file or directory"
      #expect(
        reason == (exists ? "its log cannot be opened: \(error)" : "unable to open: \(error)"))
    }
  }
}
