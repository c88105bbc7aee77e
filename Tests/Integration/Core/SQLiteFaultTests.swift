import CoreDomain
import CoreInfrastructure
import CoreTesting
import Glibc
import TestSupport
import Testing

/// Disk and file faults cause a clear error, and damage no existing data.
@Suite struct SQLiteFaultTests {
  private let name = "shelf.sqlite"

  @Test func saysThatAFolderIsReadOnly() async throws {
    try await withTemporaryFolder { folder in
      try await fill(folder)
      let before = try folder.bytes(of: name)
      let path = folder.path(name)
      await #expect(processExitsWith: .success) { [path = path as String] in
        try Restriction.mayNotWrite(toFolderOf: path)
        await #expect {
          try await SQLiteDatabase.open(path: path, migrations: [ShelfMigrations.first])
        } throws: { isUnopenable($0, "“\(path)”", "read-only") }
      }
      #expect(try folder.bytes(of: name) == before)
      #expect(try folder.names() == [name])
    }
  }

  /// A file size limit of the process acts like a full disk.
  @Test func saysThatTheDiskIsFull() async throws {
    try await withTemporaryFolder { folder in
      try await fill(folder)
      let path = folder.path(name)
      await #expect(processExitsWith: .success) { [path = path as String] in
        let database = try await SQLiteDatabase.open(
          path: path, migrations: [ShelfMigrations.first])
        try Restriction.mayNotMakeFiles(longerThan: 300_000)
        await #expect {
          try await database.add(shelf: 1000, named: String(repeating: "x", count: 1_000_000))
        } throws: { $0.caseName == "unwritable" }
        try await database.add(shelf: 1001)
        let shelves = try await database.shelves()
        #expect(shelves == Array(1...200) + [1001])
      }
      #expect(try await open(folder).shelves() == Array(1...200) + [1001])
    }
  }

  /// A fault in the bytes of a file.
  enum Fault: String, CaseIterable {
    case firstTableOverwritten, laterPagesOverwritten, truncatedInAPage

    func damaged(_ bytes: [UInt8]) -> [UInt8] {
      let page = 4096
      switch self {
      case .firstTableOverwritten:
        return bytes.prefix(100) + Array(repeating: 0xaa, count: page - 100)
          + bytes.dropFirst(page)
      case .laterPagesOverwritten:
        return bytes.prefix(page) + Array(repeating: 0xff, count: bytes.count - page)
      case .truncatedInAPage: return Array(bytes.prefix(bytes.count / page / 2 * page + 100))
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func reportsADamagedFileAndLeavesItUnchanged(_ fault: Fault) async throws {
    try await withTemporaryFolder { folder in
      try await fill(folder)
      let damaged = fault.damaged(try folder.bytes(of: name))
      try folder.write(damaged, to: name)
      await #expect {
        try await readNames(try await open(folder))
      } throws: { $0.caseName == "corrupt" }
      #expect(try folder.bytes(of: name) == damaged)
    }
  }

  /// The log is cut in the middle of the last change, as after a power failure.
  @Test func recoversTheIntactPartOfATruncatedLog() async throws {
    try await withTemporaryFolder { folder in
      try await crash(writing: [1, 2], in: folder)
      let log = try folder.bytes(of: name + "-wal")
      try folder.write(Array(log.dropLast(100)), to: name + "-wal")
      let database = try await open(folder)
      let shelves = try await database.shelves()
      #expect(shelves == [1])
      try await database.add(shelf: 3)
      #expect(try await database.shelves() == [1, 3])
    }
  }

  @Test func losesNoChangesOfConcurrentProcesses() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path(name)
      try await concurrently(3) { process in
        await #expect(processExitsWith: .success) {
          [path = path as String, process = process as Int] in
          let database = try await SQLiteDatabase.open(
            path: path, migrations: [ShelfMigrations.first])
          for number in 0..<50 {
            try await database.add(shelf: Int64(number * 3 + process))
          }
        }
      }
      #expect(try await open(folder).shelves() == Array(0..<150))
    }
  }

  /// Creates a file of about 15 pages and closes it.
  private func fill(_ folder: TemporaryFolder) async throws {
    let database = try await open(folder)
    let name = String(repeating: "x", count: 200)
    try await database.run((1...200).map { .addition(ofShelf: $0, named: name) })
  }

  /// Writes shelves in a process that is killed before it can close the file.
  private func crash(writing shelves: [Int64], in folder: TemporaryFolder) async throws {
    let path = folder.path(name)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, shelves = shelves as [Int64]] in
      let database = try await SQLiteDatabase.open(
        path: path, migrations: [ShelfMigrations.first])
      for shelf in shelves { try await database.add(shelf: shelf) }
      kill(getpid(), SIGKILL)
    }
  }

  /// Reads every page of the table.
  private func readNames(_ database: SQLiteDatabase) async throws(SQLFailure) -> [String] {
    try await database.read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement("SELECT name FROM shelves")) { row throws(SQLFailure) in
        try row.text(0)
      }
    }
  }

  private func open(_ folder: TemporaryFolder) async throws(SQLFailure) -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: folder.path(name), migrations: [ShelfMigrations.first])
  }
}

/// Restrictions that a process cannot undo, so they need a process of their own.
private enum Restriction {
  struct Refused: Error {
    let code = errno
  }

  /// Makes the folder read-only. Root may write anyway, so the process drops its privileges.
  static func mayNotWrite(toFolderOf path: String) throws {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    guard unsafe chmod(path, 0o444) == 0, unsafe chmod(folder, 0o555) == 0 else {
      throw Refused()
    }
    guard geteuid() != 0 || seteuid(65_534) == 0 else { throw Refused() }
  }

  /// Limits the file size. A write beyond it fails; without ignoring the signal, it would end the
  /// process.
  static func mayNotMakeFiles(longerThan bytes: UInt) throws {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
      throw Refused()
    }
  }
}
