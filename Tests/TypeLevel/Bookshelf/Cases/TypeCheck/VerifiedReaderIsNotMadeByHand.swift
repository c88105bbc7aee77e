/// A caller with a name declares that its password was checked.
///
/// Stated by ``VerifiedReader``.
private func proof(
  _ account: ReaderAccount, _ password: ReaderPassword, _ hashing: any PasswordHashing
) async {
  _ = VerifiedReader(reader: account.reader)  // expected-error {{[init_candidate_inaccessible]}}
  _ = await account.verified(by: password, hashing: hashing)
}
