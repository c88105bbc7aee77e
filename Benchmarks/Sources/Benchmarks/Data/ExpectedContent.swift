private import CBenchmarks

/// The contents of the first file of a store, which all others must equal.
final class ExpectedContent {
  /// The table of the text index.
  private let index: String
  private var first: bench_content?

  init(index: String) {
    self.index = index
  }

  /// Runs the work on a new file, and compares its contents with those of the first.
  func compare(
    _ work: (_ path: String) async throws -> Sample
  ) async throws -> Sample {
    let folder = try TemporaryFolder()
    let path = folder.file("store.db")
    let sample = try await work(path)
    let content = unsafe bench_store_content(path, index)
    guard content.rows > 0 else { throw WrongResult("\(path) is not sound") }
    let expected = first ?? content
    first = expected
    try WrongResult.check("rows of all tables", content.rows, is: expected.rows)
    guard content.checksum == expected.checksum else {
      throw WrongResult("the values in \(path) are others than those of the first file")
    }
    return sample
  }
}
