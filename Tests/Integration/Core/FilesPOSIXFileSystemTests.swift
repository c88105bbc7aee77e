import CoreDomain
import CoreInfrastructure
import CoreTesting
import Foundation
import TestSupport
import Testing

@Suite struct POSIXFileSystemTests {
  private let files = POSIXFileSystem(identifiers: SequentialIdentifierSource())

  @Test(arguments: FileSystemContract.checks)
  func keepsTheContract(_ check: ContractCheck<FileSystemContract.Subject>) async throws {
    try await withTemporaryFolder { folder in
      try await check(FileSystemContract.Subject(files: files, folder: folder.path))
      let hidden = try folder.names().filter { $0.hasPrefix(".") }
      #expect(hidden == [], "temporary files were left behind")
    }
  }

  // MARK: - Reading

  @Test func stopsReadingAtTheLimitOfAFileWithoutEnd() async throws {
    await #expect(throws: FileFailure.tooLarge(path: "/dev/zero", limit: 100_000)) {
      try await files.read("/dev/zero", limit: 100_000)
    }
  }

  @Test func readsStandardInputForADash() async throws {
    let input = Pipe()
    let saved = dup(STDIN_FILENO)
    dup2(input.fileHandleForReading.fileDescriptor, STDIN_FILENO)
    defer {
      dup2(saved, STDIN_FILENO)
      close(saved)
    }
    try input.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
    try input.fileHandleForWriting.close()
    let before = try whatStandardInputIs()
    let bytes = try await files.read("-", limit: 3)
    #expect(bytes == [1, 2, 3])
    #expect(try whatStandardInputIs() == before, "standard input was closed")
  }

  @Test func saysThatAFolderIsNoFileToRead() async throws {
    try await withTemporaryFolder { folder in
      await #expect(
        throws: FileFailure.unreadable(path: folder.path, reason: "it is a folder")
      ) {
        try await files.read(folder.path, limit: 10)
      }
    }
  }

  @Test func saysWhyAFileCannotBeRead() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([1], to: "a")
      let path = folder.path("a/b")
      await #expect(throws: FileFailure.unreadable(path: path, reason: "Not a directory")) {
        try await files.read(path, limit: 10)
      }
    }
  }

  // MARK: - Folders

  @Test func makesAPrivateFolderAndThoseAboveIt() async throws {
    try await withTemporaryFolder { folder in
      try await files.makePrivateFolder(folder.path("share/seams"))
      #expect(try folder.mode(of: "share") == 0o700)
      #expect(try folder.mode(of: "share/seams") == 0o700)
    }
  }

  @Test func leavesAFolderThatIsThereAsItIs() async throws {
    try await withTemporaryFolder { folder in
      try await files.makePrivateFolder(folder.path("data"))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("data"))
      try folder.write([1], to: "data/a")
      try await files.makePrivateFolder(folder.path("data/"))
      #expect(try folder.mode(of: "data") == 0o755)
      let names = try folder.names()
      #expect(names == ["data"])
    }
  }

  @Test(arguments: ["a", "a/b"])
  func makesNoFolderWhereThereIsAFile(_ name: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write([1], to: "a")
      let path = folder.path(name)
      await #expect(throws: FileFailure.self) { try await files.makePrivateFolder(path) }
      let bytes = try folder.bytes(of: "a")
      #expect(bytes == [1])
    }
  }

  /// The pipe or file that is the standard input, by its number in the system.
  private func whatStandardInputIs() throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/0")
  }
}
