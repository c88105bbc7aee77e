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

  @Test func readsAnEndlessFileInPieces() async throws {
    let source = try await files.source("/dev/zero")
    let first = try await source.next()
    let second = try await source.next()
    #expect(first?.isEmpty == false)
    #expect(first == second)
  }

  @Test func aSourceStaysAtItsEndIfTheFileGrows() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([1], to: "a")
      let source = try await files.source(folder.path("a"))
      let all = try await source.bytes()
      let writer = try #require(FileHandle(forWritingAtPath: folder.path("a")))
      try writer.seekToEnd()
      try writer.write(contentsOf: Data([2]))
      let further = try await source.next()
      #expect(all == [1])
      #expect(further == nil)
    }
  }

  @Test(arguments: [("", "it is a folder"), ("a/b", "Not a directory")])
  func saysWhyAFileCannotBeRead(_ name: String, _ reason: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write([1], to: "a")
      let path = folder.path(name)
      await #expect(throws: FileFailure.unreadable(path: path, reason: reason)) {
        _ = try await files.source(path)
      }
    }
  }

  /// The process's memory file can be opened, but not read at offset 0.
  @Test func saysWhyReadingFailed() async throws {
    let source = try await files.source("/proc/self/mem")
    let failure = FileFailure.unreadable(path: "/proc/self/mem", reason: "Input/output error")
    await #expect(throws: failure) { try await source.next() }
  }

  // MARK: - Pipes

  @Test func readsAPipeUntilItsWriterCloses() async throws {
    try await withPipe { path in
      let source = try await files.source(path)
      async let first = source.next()
      let writer = try #require(FileHandle(forWritingAtPath: path))
      try writer.write(contentsOf: Data([1, 2]))
      let start = try await first
      async let second = source.next()
      try writer.write(contentsOf: Data([3]))
      let rest = try await second
      async let end = source.next()
      try writer.close()
      #expect([start, rest, try await end] == [[1, 2], [3], nil])
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: 0..<20)
  func aCancelledTaskStopsWaitingForAPipe(_ delay: Int) async throws {
    try await withPipe { path in
      let source = try await files.source(path)
      let task = Task { try await source.next() }
      for _ in 0..<(delay * delay) { await Task.yield() }
      task.cancel()
      let failure = FileFailure.unreadable(path: path, reason: "the work was cancelled")
      await #expect(throws: failure) { try await task.value }
    }
  }

  /// The first reader already waits on a thread when the second one arrives.
  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func cancellingOneReaderLeavesTheOtherWaiting(theFirst: Bool) async throws {
    try await withPipe { path in
      let source = try await files.source(path)
      let tasks = [
        Task.immediate { try await source.next() }, Task.immediate { try await source.next() },
      ]
      let (cancelled, waiting) = theFirst ? (tasks[0], tasks[1]) : (tasks[1], tasks[0])
      cancelled.cancel()
      await #expect(throws: FileFailure.self) { try await cancelled.value }
      let writer = try #require(FileHandle(forWritingAtPath: path))
      try writer.write(contentsOf: Data([7]))
      #expect(try await waiting.value == [7])
    }
  }

  @Test(.timeLimit(.minutes(1))) func closesAFileWhenItsSourceIsReleased() async throws {
    try await withPipe { path in
      var source: (any ByteSource)? = try await files.source(path)
      // A pipe without a reader cannot be opened for writing without blocking.
      let writer = unsafe open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(writer) }
      try #require(writer >= 0)
      try #require(source != nil)
      source = nil
      // Processes that other tests start inherit the pipe until they run their program, so the test
      // waits until the last reader is closed: POLLERR "is also set for a file descriptor referring
      // to the write end of a pipe when the read end has been closed".
      // https://man7.org/linux/man-pages/man2/poll.2.html
      var entry = pollfd(fd: writer, events: 0, revents: 0)
      let count = unsafe poll(&entry, 1, 20_000)
      #expect(count == 1)
      #expect(entry.revents & Int16(POLLERR) != 0)
    }
  }

  /// `FileTrustTests` has the table of modes and owners.
  @Test func readsNoSecretThatOthersCanWrite() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("token")
      try folder.write([1], to: "token")
      try folder.setMode(0o644, of: "token")
      #expect(try await files.trustedSource(path).bytes() == [1])
      try folder.setMode(0o620, of: "token")
      let failure = await #expect(throws: FileFailure.self) {
        _ = try await files.trustedSource(path)
      }
      let sentence = failure?.description ?? ""
      #expect(sentence.contains("“\(path)” cannot be read: other users can write to it"))
      #expect(sentence.contains("(mode 620)") && sentence.contains("“chmod 600 \(path)”"))
    }
  }

  @Test func readsASecretFromADevice() async throws {
    #expect(try await files.trustedSource("/dev/null").bytes() == [])
  }

  // MARK: - Folders

  @Test func createsAPrivateFolderAndItsParents() async throws {
    try await withTemporaryFolder { folder in
      try await files.makePrivateFolder(folder.path("share/seams"))
      #expect(try folder.mode(of: "share") == 0o700)
      #expect(try folder.mode(of: "share/seams") == 0o700)
    }
  }

  @Test(arguments: ["a", "a/b"])
  func createsNoFolderAtThePathOfAFile(_ name: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write([1], to: "a")
      let path = folder.path(name)
      await #expect(throws: FileFailure.self) { try await files.makePrivateFolder(path) }
      #expect(try folder.bytes(of: "a") == [1])
    }
  }

  private func withPipe(_ body: (_ path: String) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("pipe")
      try #require(unsafe mkfifo(path, 0o600) == 0)
      try await body(path)
    }
  }
}
