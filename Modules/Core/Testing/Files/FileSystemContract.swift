public import CoreDomain
import Testing

/// The checks that every ``FileSystem`` must pass: the real one and the test double.
public enum FileSystemContract {
  /// A file system, and the path of an existing, empty and writable folder for the checks.
  public struct Subject: Sendable {
    public let files: any FileSystem
    public let folder: String

    public init(files: any FileSystem, folder: String) {
      self.files = files
      self.folder = folder
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func bytes(of name: String) async throws(FileFailure) -> [UInt8] {
      try await files.bytes(of: path(name))
    }

    func write(_ bytes: [UInt8], to name: String) async throws(FileFailure) {
      try await files.write(bytes, to: path(name))
    }

    func replacement(of name: String) async throws(FileFailure) -> any FileReplacement {
      try await files.replacement(of: path(name))
    }

    func expectMissing(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async {
      let path = path(name)
      await #expect(throws: FileFailure.missing(path: path), sourceLocation: sourceLocation) {
        _ = try await files.source(path)
      }
    }
  }

  public static let checks = reading + writing + replacing

  /// Bytes whose chunks all differ.
  private static func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 251) }
  }

  private static let reading: [ContractCheck<Subject>] = [
    ContractCheck("Reads a large file in order, in chunks that are not empty") { subject in
      let bytes = bytes(1024 * 1024)
      try await subject.write(bytes, to: "a.bin")
      let source = try await subject.files.source(subject.path("a.bin"))
      var pieces: [[UInt8]] = []
      while let piece = try await source.next() { pieces.append(piece) }
      #expect(pieces.count > 1)
      #expect(!pieces.contains([]))
      let isEqual = Array(pieces.joined()) == bytes
      #expect(isEqual, "the chunks differ from the written bytes")
    },
    ContractCheck("Returns nil at the end of a file, and again after it") { subject in
      try await subject.write([1], to: "a")
      let source = try await subject.files.source(subject.path("a"))
      let pieces = [try await source.next(), try await source.next(), try await source.next()]
      #expect(pieces == [[1], nil, nil])
    },
    ContractCheck("Returns nil for an empty file") { subject in
      try await subject.write([], to: "empty")
      #expect(try await subject.files.source(subject.path("empty")).next() == nil)
    },
    ContractCheck("Reads a file twice at the same time, each from its beginning") { subject in
      try await subject.write([1, 2], to: "a")
      let first = try await subject.files.source(subject.path("a"))
      let second = try await subject.files.source(subject.path("a"))
      #expect(try await [first.bytes(), second.bytes()] == [[1, 2], [1, 2]])
    },
    ContractCheck("Throws the path of a missing file") { subject in
      await subject.expectMissing("nowhere.html")
    },
    ContractCheck("Throws the path of a missing trusted file") { subject in
      let path = subject.path("nowhere")
      await #expect(throws: FileFailure.missing(path: path)) {
        _ = try await subject.files.trustedSource(path)
      }
    },
    ContractCheck("Throws in a cancelled task") { subject in
      try await subject.write([1], to: "a")
      let path = subject.path("a")
      let source = try await subject.files.source(path)
      let failure = FileFailure.unreadable(path: path, reason: "the work was cancelled")
      await #expect(throws: failure) { try await inCancelledTask { try await source.next() } }
    },
  ]

  private static let writing: [ContractCheck<Subject>] = [
    ContractCheck("Writes chunks in order") { subject in
      let replacement = try await subject.replacement(of: "a")
      let bytes = bytes(200_000)
      try await replacement.write(Array(bytes[..<7]))
      try await replacement.write([])
      try await replacement.write(Array(bytes[7..<100_000]))
      try await replacement.write(Array(bytes[100_000...]))
      try await replacement.commit()
      let isEqual = try await subject.bytes(of: "a") == bytes
      #expect(isEqual, "the file differs from the chunks in order")
    },
    ContractCheck("Does not change another file") { subject in
      try await subject.write([1], to: "a")
      try await subject.write([2], to: "b")
      #expect(try await subject.bytes(of: "a") == [1])
    },
    ContractCheck("Writes a file with a non-ASCII name") { subject in
      try await subject.write([1], to: "しおり 2026.html")
      #expect(try await subject.bytes(of: "しおり 2026.html") == [1])
    },
  ]

  private static let replacing: [ContractCheck<Subject>] = [
    ContractCheck("Replaces a file with a shorter one") { subject in
      try await subject.write([1, 2, 3], to: "a")
      try await subject.write([4], to: "a")
      #expect(try await subject.bytes(of: "a") == [4])
    },
    ContractCheck("Keeps the old file until the new one is committed") { subject in
      try await subject.write([1], to: "a")
      let replacement = try await subject.replacement(of: "a")
      try await replacement.write([2])
      let before = try await subject.bytes(of: "a")
      try await replacement.commit()
      let after = try await subject.bytes(of: "a")
      #expect([before, after] == [[1], [2]])
    },
    ContractCheck("Hides a new file until it is committed") { subject in
      let replacement = try await subject.replacement(of: "a")
      try await replacement.write([1])
      await subject.expectMissing("a")
      try await replacement.commit()
      #expect(try await subject.bytes(of: "a") == [1])
    },
    ContractCheck("Reads the old file to its end after it was replaced") { subject in
      try await subject.write([1], to: "a")
      let source = try await subject.files.source(subject.path("a"))
      try await subject.write([2], to: "a")
      #expect(try await source.bytes() == [1])
    },
    ContractCheck("Discards a file that is never committed") { subject in
      try await subject.write([1], to: "old")
      for name in ["old", "new"] {
        let replacement = try await subject.replacement(of: name)
        try await replacement.write([2])
      }
      #expect(try await subject.bytes(of: "old") == [1])
      await subject.expectMissing("new")
    },
    ContractCheck("Separates two writers of one file; the last to commit wins") { subject in
      let first = try await subject.replacement(of: "a")
      let second = try await subject.replacement(of: "a")
      try await first.write([1])
      try await second.write([2])
      try await first.write([1])
      try await second.commit()
      let between = try await subject.bytes(of: "a")
      try await first.commit()
      let after = try await subject.bytes(of: "a")
      #expect([between, after] == [[2], [1, 1]])
    },
    ContractCheck("Rejects writes after the commit") { subject in
      let path = subject.path("a")
      let replacement = try await subject.files.replacement(of: path)
      try await replacement.write([1])
      try await replacement.commit()
      let failure = FileFailure.unwritable(
        path: path, reason: "it was already committed")
      await #expect(throws: failure) { try await replacement.write([2]) }
      await #expect(throws: failure) { try await replacement.commit() }
      #expect(try await subject.files.bytes(of: path) == [1])
    },
  ]
}
