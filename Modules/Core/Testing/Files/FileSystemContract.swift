public import CoreDomain
import Testing

/// What every ``FileSystem`` promises of files in a folder that is there, empty and writable.
public enum FileSystemContract {
  /// A file system, and the path of the folder that the checks may use.
  public struct Subject: Sendable {
    public let files: any FileSystem
    public let folder: String

    public init(files: any FileSystem, folder: String) {
      self.files = files
      self.folder = folder
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }
  }

  public static let checks: [ContractCheck<Subject>] = [
    ContractCheck("Reads what was written") { subject in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try await subject.files.write(bytes, to: subject.path("a.bin"))
      let read = try await subject.files.read(subject.path("a.bin"), limit: 1_000_000)
      #expect(read == bytes)
    },
    ContractCheck("Reads an empty file, even with no bytes to spare") { subject in
      try await subject.files.write([], to: subject.path("empty"))
      let read = try await subject.files.read(subject.path("empty"), limit: 0)
      #expect(read.isEmpty)
    },
    ContractCheck("Keeps only the last of two writes, though it is the shorter one") { subject in
      try await subject.files.write([1, 2, 3], to: subject.path("a"))
      try await subject.files.write([4], to: subject.path("a"))
      let read = try await subject.files.read(subject.path("a"), limit: 10)
      #expect(read == [4])
    },
    ContractCheck("Leaves the file beside it alone") { subject in
      try await subject.files.write([1], to: subject.path("a"))
      try await subject.files.write([2], to: subject.path("b"))
      let read = try await subject.files.read(subject.path("a"), limit: 10)
      #expect(read == [1])
    },
    ContractCheck("Says which file is missing") { subject in
      let path = subject.path("nowhere.html")
      await #expect(throws: FileFailure.missing(path: path)) {
        try await subject.files.read(path, limit: 10)
      }
    },
    ContractCheck("Reads a file of as many bytes as the limit") { subject in
      try await subject.files.write([1, 2, 3], to: subject.path("a"))
      let read = try await subject.files.read(subject.path("a"), limit: 3)
      #expect(read == [1, 2, 3])
    },
    ContractCheck("Refuses a file of one byte more than the limit") { subject in
      let path = subject.path("a")
      try await subject.files.write([1, 2, 3, 4], to: path)
      await #expect(throws: FileFailure.tooLarge(path: path, limit: 3)) {
        try await subject.files.read(path, limit: 3)
      }
    },
    ContractCheck("Writes a file of a name that is not ASCII") { subject in
      try await subject.files.write([1], to: subject.path("しおり 2026.html"))
      let read = try await subject.files.read(subject.path("しおり 2026.html"), limit: 10)
      #expect(read == [1])
    },
  ]
}
