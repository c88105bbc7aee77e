/// A volume comes out on 29 February of a year without that day.
///
/// Stated by ``ReleaseDate``.
private func comic(_ id: Comic.ID, on day: String) {
  _ = Comic(id: id, releaseDate: day)  // expected-error {{[cannot_convert_argument_value]}}
  _ = Comic(id: id, releaseDate: ReleaseDate(day))
}
