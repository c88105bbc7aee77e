/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``ComicShelfRecord``.
private func record(of entry: ComicShelfEntry) {
  _ = ComicShelfRecord(entry.id)  // expected-error {{[cannot_convert_argument_value]}}
  _ = ComicShelfRecord(entry)
}
