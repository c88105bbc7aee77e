/// A file of a million broken rows is reported one by one, until the memory is full.
///
/// Stated by ``ImportReport/skipped``.
private func adding(_ row: SkippedRow, to report: ImportReport) -> ImportReport {
  var report = report
  #if FAIL
  report.skipped.append(row)  // expected-FAIL-error {{[cannot_pass_rvalue_mutating_subelement]}}
  #else
  report.skip(row)
  #endif
  return report
}
