/// Bytes that are written after the commit are lost, but the export continues as if they were not.
///
/// Caught by `FileSystemContract`: it fails at run time, since a sink that many parts write to cannot
/// be used up by one of them.
private func export(_ last: [UInt8], to file: any FileReplacement) async throws(FileFailure) {
  try await file.commit()
  try await file.write(last)
}
