/// The identifier of a volume shows the series with the same identifier.
///
/// Stated by ``ComicDetailIntent``.
private func intent(_ volume: Comic) {
  let _: ComicDetailIntent = .show(volume.id)  // expected-error {{[cannot_convert_argument_value]}}
  let _: ComicDetailIntent = .showSeries(of: volume.id.raw)
}
