/// A session that is assembled from an identifier and any token counts as a sign-in.
///
/// Caught by a review of the change: the store must make sessions from its rows, and no other code
/// makes them.
private func forged(
  _ reader: Reader, _ token: ReaderToken, _ digesting: any SecretDigesting, _ now: Timestamp
) -> SignedInReader? {
  let session = ReaderSession(
    reader: reader.id, tokenDigest: token.digest(by: digesting),
    expiresAt: now.advanced(by: .seconds(60)))
  return SignedInReader(reader, in: session, showing: token, digesting: digesting, at: now)
}
