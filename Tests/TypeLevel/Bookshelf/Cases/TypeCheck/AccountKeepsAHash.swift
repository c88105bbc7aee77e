/// The plain password is stored, and stolen with the file.
///
/// Stated by ``ReaderAccount``.
private func account(
  _ reader: Reader, _ password: ReaderPassword, _ hashing: any PasswordHashing,
  _ now: Timestamp
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = ReaderAccount(reader: reader, passwordHash: password, createdAt: now)
  _ = try await ReaderAccount.new(reader, password: password, at: now, hashing: hashing)
}
