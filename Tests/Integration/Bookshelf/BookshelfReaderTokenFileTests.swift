import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct BookshelfReaderTokenFileTests {
  private let files = POSIXFileSystem(
    identifiers: SequentialIdentifierSource(), isPrivate: true)

  @Test(arguments: ReaderTokenKeepingContract.checks)
  func keepsTheContract(_ check: ContractCheck<any ReaderTokenKeeping>) async throws {
    try await withTemporaryFolder { folder in
      try await check(FileReaderTokens(files: files, path: folder.path("new/token")))
    }
  }

  @Test func onlyTheUserCanReadTheToken() async throws {
    try await withTemporaryFolder { folder in
      let keeping = FileReaderTokens(files: files, path: folder.path("new/token"))
      try await keeping.keep(.ending())
      #expect(try folder.mode(of: "new") == 0o700)
      #expect(try folder.mode(of: "new/token") == 0o600)
    }
  }

  @Test func reportsAnUnreadableOrUnwritableFile() async throws {
    try await withTemporaryFolder { folder in
      let keeping = FileReaderTokens(files: files, path: folder.path)
      let reading = ComicFailure.file(.unreadable(path: folder.path, reason: "it is a folder"))
      await #expect(throws: reading) { try await keeping.kept() }
      let writing = ComicFailure.file(.unwritable(path: folder.path, reason: "it is a folder"))
      await #expect(throws: writing) { try await keeping.keep(.ending()) }
    }
  }
}
