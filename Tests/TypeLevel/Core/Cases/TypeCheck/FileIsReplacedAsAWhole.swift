/// A backup that overwrites itself is incomplete after a power failure.
///
/// Stated by ``FileSystem/replacement(of:)``.
private func backup(_ path: String, in files: any FileSystem) async throws(FileFailure) {
  // expected-error@+1 {{[could_not_find_value_member]}}
  _ = try await files.sink(path)
  _ = try await files.replacement(of: path)
}
