import CoreDomain
import CoreInfrastructure
import CoreTesting
import Foundation
import TestSupport
import Testing

/// How a file is written: to a temporary file, which then replaces the old one.
@Suite struct FilesReplacementTests {
  private let files = POSIXFileSystem(identifiers: SequentialIdentifierSource())
  private let privateFiles = POSIXFileSystem(
    identifiers: SequentialIdentifierSource(), isPrivate: true)

  /// So the replacement of a private file is private from the start.
  @Test(arguments: [0o600, 0o604])
  func hasTheModeOfTheOldFileFromTheStart(_ mode: Int) async throws {
    try await withTemporaryFolder { folder in
      try folder.write([1], to: "a")
      try folder.setMode(mode, of: "a")
      try await expectMode(mode, of: folder, writtenBy: files)
    }
  }

  @Test(arguments: ["links/target", "target"])
  func replacesTheTargetOfALink(_ target: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.makeFolder("links")
      try folder.write([1], to: target)
      // A relative link, and a link to a link.
      try link("../\(target)", from: folder.path("links/inner"))
      try link(folder.path("links/inner"), from: folder.path("outer"))
      try await files.write([2], to: folder.path("outer"))
      #expect(try folder.bytes(of: target) == [2])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("outer"))
          == folder.path("links/inner"))
    }
  }

  /// Only root can create a link with another owner; `LinkTrustTests` tests the rule itself.
  @Test(.enabled(if: getuid() == 0), arguments: [true, false])
  func rejectsALinkOfAnotherUserInASharedFolder(isMissing: Bool) async throws {
    try await withTemporaryFolder { folder in
      let shared = folder.path("shared")
      try folder.makeFolder("shared")
      try folder.setMode(0o1777, of: "shared")
      if !isMissing { try folder.write([1], to: "target") }
      try link(folder.path("target"), from: "\(shared)/a")
      try #require(unsafe lchown("\(shared)/a", 4711, 4711) == 0)
      await #expect(throws: FileFailure.self) { try await files.write([2], to: "\(shared)/a") }
      #expect((try? folder.bytes(of: "target")) == (isMissing ? nil : [1]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: shared) == ["a"])
    }
  }

  @Test func createsTheMissingTargetOfALink() async throws {
    try await withTemporaryFolder { folder in
      try link("target", from: folder.path("a"))
      try await files.write([1], to: folder.path("a"))
      #expect(try folder.bytes(of: "target") == [1])
    }
  }

  @Test func rejectsALinkLoop() async throws {
    try await withTemporaryFolder { folder in
      try link("b", from: folder.path("a"))
      try link("a", from: folder.path("b"))
      await #expect(throws: FileFailure.self) {
        try await files.write([1], to: folder.path("a"))
      }
      #expect(try folder.names() == ["a", "b"])
    }
  }

  @Test(arguments: [
    ("", "it is a folder"), ("nowhere/a", "No such file or directory"),
    // The temporary file can be created but not renamed.
    (String(repeating: "x", count: 300), "File name too long"),
  ])
  func saysWhyAFileCannotBeWrittenAndLeavesNoneBehind(
    _ name: String, _ reason: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path(name)
      await #expect(throws: FileFailure.unwritable(path: path, reason: reason)) {
        try await files.write([1], to: path)
      }
      let names = try folder.names()
      #expect(names == [])
    }
  }

  @Test func doesNotReplaceAPipeByAFile() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("pipe")
      try #require(unsafe mkfifo(path, 0o600) == 0)
      await #expect(
        throws: FileFailure.unwritable(path: path, reason: "it is a device or a pipe")
      ) {
        try await files.write([1], to: path)
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.type] as? FileAttributeType != .typeRegular)
      #expect(try folder.names() == ["pipe"])
    }
  }

  /// Work on another thread releases everything when it has finished, in every round.
  @Test(arguments: 0..<20)
  func deletesTheTemporaryFileOnceItIsReleased(round: Int) async throws {
    try await withTemporaryFolder { folder in
      for _ in 0..<50 {
        do {
          let replacement = try await files.replacement(of: folder.path("a"))
          try await replacement.write([2])
          withExtendedLifetime(replacement) {}
        }
        #expect(try folder.names() == [], "in round \(round)")
      }
    }
  }

  @Test(arguments: [nil, 0o644] as [Int?])
  func aPrivateFileSystemMakesFilesPrivateFromTheStart(_ former: Int?) async throws {
    try await withTemporaryFolder { folder in
      if let former {
        try folder.write([1], to: "a")
        try folder.setMode(former, of: "a")
      }
      try await expectMode(0o600, of: folder, writtenBy: privateFiles)
    }
  }

  @Test func aPrivateFileSystemCreatesOnlyMissingFolders() async throws {
    try await withTemporaryFolder { folder in
      try folder.makeFolder("there")
      try folder.setMode(0o755, of: "there")
      try await privateFiles.write([1], to: folder.path("there/b/c/a"))
      #expect(try folder.mode(of: "there") == 0o755)
      #expect(try folder.mode(of: "there/b") == 0o700)
      #expect(try folder.mode(of: "there/b/c") == 0o700)
      #expect(try folder.mode(of: "there/b/c/a") == 0o600)
    }
  }

  @Test func keepsTheOldFileIfItCannotBeReplaced() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("a")
      let replacement = try await files.replacement(of: path)
      try await replacement.write([1])
      try folder.makeFolder("a")
      await #expect(throws: FileFailure.unwritable(path: path, reason: "it is a folder")) {
        try await replacement.commit()
      }
    }
  }

  /// Writes the file `a`, and expects a mode of the temporary file and of the new one.
  private func expectMode(
    _ mode: Int, of folder: TemporaryFolder, writtenBy files: POSIXFileSystem,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let replacement = try await files.replacement(of: folder.path("a"))
    let hidden = try #require(try folder.names().first { $0.hasPrefix(".") })
    #expect(try folder.mode(of: hidden) == mode, sourceLocation: sourceLocation)
    try await replacement.write([2])
    try await replacement.commit()
    #expect(try folder.mode(of: "a") == mode, sourceLocation: sourceLocation)
    #expect(try folder.bytes(of: "a") == [2], sourceLocation: sourceLocation)
  }

  private func link(_ target: String, from path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
