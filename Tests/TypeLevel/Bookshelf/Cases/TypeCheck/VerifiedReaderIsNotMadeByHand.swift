/// A caller with a name declares that its password was checked.
///
/// Stated by ``VerifiedReader``.
private func proof(
  _ account: ReaderAccount, _ password: ReaderPassword, _ hashing: any PasswordHashing
) async {
  // expected-error@+1 {{[init_candidate_inaccessible]}}
  let _: VerifiedReader? = VerifiedReader(reader: account.reader)
  let _: VerifiedReader? = await account.verified(by: password, hashing: hashing)
}
