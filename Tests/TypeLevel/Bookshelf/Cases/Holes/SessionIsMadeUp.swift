/// A session is made up of an identifier and a token of one’s own, and proves a sign-in.
///
/// Caught by the reader of the change: the store that reads sessions has to make them of its rows,
/// and nothing but the store does.

import BookshelfDomain
import CoreDomain

private func forged(
  _ reader: Reader, _ token: ReaderToken, _ digesting: any SecretDigesting, _ now: Timestamp
) -> SignedInReader? {
  let session = ReaderSession(
    reader: reader.id, tokenDigest: token.digest(by: digesting),
    expiresAt: now.advanced(by: .seconds(60)))
  return SignedInReader(reader, in: session, showing: token, digesting: digesting, at: now)
}
