/// Passwords are compared directly, instead of by their hashes.
///
/// Stated by ``ReaderPassword``.
private func isKnown(
  _ typed: ReaderPassword, _ kept: ReaderPassword, _ account: ReaderAccount,
  _ hashing: any PasswordHashing
) async {
  let _: Bool = typed == kept  // expected-error {{[cannot_apply_binop_to_same_args]}}
  let _: Bool = await account.verified(by: typed, hashing: hashing) != nil
}
