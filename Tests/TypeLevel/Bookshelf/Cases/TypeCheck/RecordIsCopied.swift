/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``ComicShelfRecord``.
private func record(of entry: ComicShelfEntry) -> ComicShelfRecord {
  #if FAIL
  ComicShelfRecord(entry.id)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  ComicShelfRecord(entry)
  #endif
}
