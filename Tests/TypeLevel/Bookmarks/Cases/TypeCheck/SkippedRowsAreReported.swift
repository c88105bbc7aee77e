/// Rows of a file that cannot be read vanish without a word.

import BookmarksDomain

private func file(_ drafts: [BookmarkDraft], _ skipped: [SkippedRow]) -> BookmarkFile {
  #if FAIL
  BookmarkFile(drafts: drafts)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  BookmarkFile(drafts: drafts, skipped: skipped)
  #endif
}
