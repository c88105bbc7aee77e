/// A caller with a name declares that its password was checked.
///
/// Stated by ``VerifiedReader``.
private func proof(
  _ account: ReaderAccount, _ password: ReaderPassword, _ hashing: any PasswordHashing
) async -> VerifiedReader? {
  #if FAIL
  VerifiedReader(reader: account.reader)  // expected-FAIL-error {{[init_candidate_inaccessible]}}
  #else
  await account.verified(by: password, hashing: hashing)
  #endif
}
