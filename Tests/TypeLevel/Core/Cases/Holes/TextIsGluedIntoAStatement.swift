/// A title with a quote in it ends the statement that it is written into, and begins another.
///
/// Caught by `SQLDatabaseContract` and `BookmarkStoreContract`, whose samples hold quotes; a new store
/// has to hold them, too.

import CoreDomain

private func forget(
  _ title: String, over rows: borrowing any SQLWriting & ~Copyable
) throws(SQLFailure) {
  try rows.run(SQLStatement("DELETE FROM page WHERE title = '\(title)'"))
}
