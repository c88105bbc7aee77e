/// Passwords are compared directly, instead of by their hashes.
///
/// Stated by ``ReaderPassword``.
private func isKnown(
  _ typed: ReaderPassword, _ kept: ReaderPassword, _ account: ReaderAccount,
  _ hashing: any PasswordHashing
) async -> Bool {
  #if FAIL
  typed == kept  // expected-FAIL-error {{[cannot_apply_binop_to_same_args]}}
  #else
  await account.verified(by: typed, hashing: hashing) != nil
  #endif
}
