/// A report that is assembled by hand does not mention the skipped rows.
///
/// Stated by ``ImportRecord``.
private func record(of report: ImportReport) {
  // expected-error@+2 {{[extra_argument_named]}}
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = ImportRecord(imported: report.imported, merged: report.merged)
  _ = ImportRecord(report)
}
