/// A volume comes out on 29 February of a year without that day.
///
/// Stated by ``ReleaseDate``.
private func comic(_ id: Comic.ID, on day: String) -> Comic {
  #if FAIL
  Comic(id: id, releaseDate: day)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  Comic(id: id, releaseDate: ReleaseDate(day))
  #endif
}
