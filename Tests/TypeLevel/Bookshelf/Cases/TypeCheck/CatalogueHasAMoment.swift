/// A catalogue that was never updated completely is shown as updated in 1970.
///
/// Stated by ``CatalogueState``.
private func state(_ page: CataloguePage, at now: Timestamp) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = CatalogueState(start: page, finishedAt: 0, series: 0)
  _ = CatalogueState(start: page, finishedAt: now, series: 0)
}
