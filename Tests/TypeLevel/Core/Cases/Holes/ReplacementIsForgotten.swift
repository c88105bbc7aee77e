/// An export that never commits its file ends with success, and leaves the file of yesterday.
///
/// Caught by the end-to-end tests of what is exported, which read the file: Swift sees what is used twice,
/// and not what is never used.
private func export(
  _ bytes: [UInt8], to path: String, in files: any FileSystem
) async throws(FileFailure) {
  let file = try await files.replacement(of: path)
  try await file.write(bytes)
}
