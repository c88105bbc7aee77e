/// The identifier of a volume shows the series with the same identifier.
///
/// Stated by ``ComicDetailIntent``.
private func intent(_ volume: Comic) -> ComicDetailIntent {
  #if FAIL
  .show(volume.id)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .showSeries(of: volume.id.raw)
  #endif
}
