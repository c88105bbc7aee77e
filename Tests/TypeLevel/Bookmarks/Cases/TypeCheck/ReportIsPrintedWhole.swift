/// A report that is assembled by hand does not mention the skipped rows.
///
/// Stated by ``ImportRecord``.
private func record(of report: ImportReport) -> ImportRecord {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  ImportRecord(imported: report.imported, merged: report.merged)
  #else
  ImportRecord(report)
  #endif
}
