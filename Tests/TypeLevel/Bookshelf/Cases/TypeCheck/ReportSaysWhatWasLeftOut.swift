/// A document of which half was skipped is reported as read.
///
/// Stated by ``CatalogueReadingReport``.
private func report(_ notes: [CatalogueNote]) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = CatalogueReadingReport(series: 9, notes: notes)
  _ = CatalogueReadingReport(series: 9, leftOut: 40, notes: notes)
}
